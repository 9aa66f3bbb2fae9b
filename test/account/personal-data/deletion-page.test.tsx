import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { deletionBlockers } from '#core/shared/people/deletion-blocker.ts';
import { fail } from '#core/shared/result.ts';
import { keptAfterDeletion } from '#core/shared/retention.ts';
import { clickButton, open } from '#test/account/account-page.ts';
import { customerShop, placeUnpaidOrder } from '#test/kit/customer.ts';
import { expectOk, type Shop } from '#test/kit/fakes/shop.ts';
import { nextRequest } from '#test/kit/people.ts';
import { type } from '#test/ui/order-pages.tsx';

const NAME = /^Nhập email hoặc số điện thoại của tài khoản/;
const ASK = 'Xoá tài khoản của tôi';

const stateOf = async (shop: Shop) => expectOk(await nextRequest(shop).useCases.loadProfile({})).deletion;
const links = () =>
  within(screen.getByRole('region', { name: 'Xoá tài khoản' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('deletion of an account', () => {
  test('a customer types the own name, sees when the account is deleted, and keeps it', async () => {
    const shop = await customerShop();
    await open('/thong-tin', shop);
    for (const { data } of Object.values(keptAfterDeletion))
      expect(screen.getByText(data, { exact: false })).toBeTruthy();
    await clickButton(ASK);
    expect(screen.getByText('Vui lòng nhập thông tin')).toBeTruthy();
    type(NAME, 'nguoi.khac@example.vn');
    await clickButton(ASK);
    expect(await screen.findByText('Nội dung chưa khớp với email hoặc số điện thoại của tài khoản')).toBeTruthy();
    expect((await stateOf(shop)).effectiveAt).toBeNull();
    type(NAME, 'khach@example.vn');
    await clickButton(ASK);
    expect(await screen.findByText(/Tài khoản sẽ bị xoá lúc \d\d:\d\d/)).toBeTruthy();
    expect((await stateOf(shop)).effectiveAt).not.toBeNull();
    await clickButton('Giữ lại tài khoản');
    await waitFor(() => expect(screen.getByRole('button', { name: ASK })).toBeTruthy());
    expect((await stateOf(shop)).effectiveAt).toBeNull();
  });

  test('an unpaid order stands instead of the form, with a link to the orders', async () => {
    const shop = await customerShop();
    await placeUnpaidOrder(shop);
    await open('/thong-tin', shop);
    expect(screen.getByText(deletionBlockers['order-unpaid'], { exact: false })).toBeTruthy();
    expect(links()).toEqual(['/order']);
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
  });

  test('a refusal names what to finish first, with links', async () => {
    const blockers = ['service-running', 'instalment-unpaid'] as const;
    const refuse = async () => fail({ kind: 'deletion-blocked' as const, blockers });
    await open('/thong-tin', await customerShop(), { useCases: () => ({ requestAccountDeletion: refuse }) });
    type(NAME, 'khach@example.vn');
    await clickButton(ASK);
    const alert = within(await screen.findByRole('alert'));
    for (const each of blockers) expect(alert.getByText(deletionBlockers[each], { exact: false })).toBeTruthy();
    expect(links()).toEqual(['/service', '/service']);
  });

  test('the security page leads to the deletion', async () => {
    await open('/bao-mat', await customerShop());
    expect(screen.getByRole('link', { name: 'Xoá tài khoản' }).getAttribute('href')).toBe(
      '/quan-ly-tai-khoan/thong-tin#xoa-tai-khoan',
    );
  });
});
