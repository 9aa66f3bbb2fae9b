import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { codeIn, messageTo } from '#test/kit/fakes/memory-accounts.ts';
import { expectOk, freshIdempotencyKey, kindOf, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { addCustomer, nextRequest as asRequest, PASSWORD, USERNAME } from '#test/kit/people.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { hrefOf, mainText, sameBrowser, type } from '#test/ui/order-pages.tsx';

const main = () => within(screen.getByRole('main'));
const submit = (name: string | RegExp): void => {
  fireEvent.click(main().getByRole('button', { name }));
};
const NEW = 'Mot-Mat-Khau-Moi-2026';
const withCustomer = (): Shop => {
  const shop = openShop();
  addCustomer(shop.world);
  return shop;
};
const logInWith = (shop: Shop, password: string) =>
  openShop({ world: shop.world }).useCases.logIn({
    username: USERNAME,
    password,
    remember: false,
    redirectUrl: '',
    idempotencyKey: freshIdempotencyKey(),
  });
const chooseNewPassword = async (repeat = NEW): Promise<void> => {
  type(/^Mật khẩu mới/, NEW);
  type(/^Nhập lại/, repeat);
  submit('Lưu mật khẩu mới');
};

describe('a forgotten password', () => {
  test('ROUTE-26 ACC-03 username, code and new password: the old password is void, and the shopper logs in with the new one', async () => {
    const shop = withCustomer();
    const { router } = await openPage('/quen-mat-khau', sameBrowser(shop));
    type(/^Email hoặc/, USERNAME);
    submit('Gửi mã đặt lại');
    await waitFor(() => expect(addressOf(router)).toBe('/quen-mat-khau/verify'));
    await main().findByLabelText(/^Mã đặt lại/);
    type(/^Mã đặt lại/, codeIn(shop.world, USERNAME) ?? '');
    await waitFor(() => expect(addressOf(router)).toBe('/quen-mat-khau/reset'));
    await main().findByLabelText(/^Mật khẩu mới/);
    await chooseNewPassword();
    await waitFor(() => expect(addressOf(router)).toBe('/dang-nhap'));
    expect(kindOf(await logInWith(shop, PASSWORD))).toBe('wrong-credentials');
    expect(kindOf(await logInWith(shop, NEW))).toBe('ok');
  });

  test('ROUTE-26 ACC-03 the link in the message works in any browser; it takes effect on a click, not when it is opened', async () => {
    const shop = withCustomer();
    expectOk(
      await shop.useCases.requestReset({ username: USERNAME, proof: '', idempotencyKey: freshIdempotencyKey() }),
    );
    const [, key = ''] = /key=(\S+)/.exec(messageTo(shop.world, USERNAME) ?? '') ?? [];
    const elsewhere = openShop({ world: shop.world });
    await openPage(`/reset?key=${key}`, sameBrowser(elsewhere));
    const { router } = await openPage(`/reset?key=${key}`, sameBrowser(elsewhere));
    submit('Tiếp tục');
    await waitFor(() => expect(addressOf(router)).toBe('/quen-mat-khau/reset'));
    await main().findByLabelText(/^Mật khẩu mới/);
    await chooseNewPassword();
    await waitFor(() => expect(addressOf(router)).toBe('/dang-nhap'));
    expect(kindOf(await logInWith(shop, NEW))).toBe('ok');
  });

  test('ACC-03 an unknown user gets the same answer as a known one', async () => {
    const texts: string[] = [];
    for (const name of [USERNAME, 'ai-do@example.vn']) {
      const { router } = await openPage('/quen-mat-khau', sameBrowser(withCustomer()));
      type(/^Email hoặc/, name);
      submit('Gửi mã đặt lại');
      await waitFor(() => expect(addressOf(router)).toBe('/quen-mat-khau/verify'));
      await main().findByLabelText(/^Mã đặt lại/);
      texts.push(mainText().replace(/[\w•]+@[\w•.]+/, '…'));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test('VAL-01 VAL-02 VAL-03 errors appear at their fields', async () => {
    const shop = withCustomer();
    await openPage('/quen-mat-khau', sameBrowser(shop));
    submit('Gửi mã đặt lại');
    await waitFor(() => expect(mainText()).toContain('Vui lòng nhập thông tin'));
    expectOk(
      await shop.useCases.requestReset({ username: USERNAME, proof: '', idempotencyKey: freshIdempotencyKey() }),
    );
    const code = codeIn(shop.world, USERNAME) ?? '';
    expectOk(await asRequest(shop).useCases.verifyReset({ code, key: '', idempotencyKey: freshIdempotencyKey() }));
    await openPage('/quen-mat-khau/reset', sameBrowser(shop));
    await chooseNewPassword(`${NEW}x`);
    await waitFor(() => expect(mainText()).toContain('Mật khẩu nhập lại chưa khớp'));
    expect(kindOf(await logInWith(shop, PASSWORD))).toBe('ok');
  });

  test('ROUTE-26 a step that this browser has not reached says so and links to the beginning', async () => {
    for (const path of ['/quen-mat-khau/verify', '/quen-mat-khau/reset', '/reset']) {
      await openPage(path);
      expect(screen.getByRole('heading', { name: 'Bước này đã hết hạn' })).toBeTruthy();
      expect(hrefOf('Làm lại từ đầu')).toBe('/quen-mat-khau');
    }
  });
});
