import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { UseCases } from '#core/operations.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { fail, ok } from '#core/shared/result.ts';
import { pay, placeCart } from '#test/kit/checkout.ts';
import { addBySlug, expectOk, freshIdempotencyKey, openShop, slugs } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { cartOf, mainText, sameBrowser, shopWithCart } from '#test/ui/order-pages.tsx';

const card = () => within(screen.getByRole('region', { name: 'Mã giảm giá' }));
const type = (code: string) => fireEvent.change(card().getByLabelText('Nhập mã'), { target: { value: code } });
const apply = () => fireEvent.click(card().getByRole('button', { name: 'Áp dụng' }));

describe('the voucher card', () => {
  test('VOU-01 one click adds the best code with its discount to the price summary, and it can be removed', async () => {
    const shop = await shopWithCart('server');
    const before = await cartOf(shop);
    const offers = expectOk(await shop.useCases.loadVouchers({ orderId: null }));
    await openPage('/gio-hang', sameBrowser(shop));
    expect(
      await screen.findByText(`Giảm ${formatDong(offers?.best?.gross ?? before.totals.gross)}, đã gồm VAT`),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Áp dụng mã CHAOMUNG10' }));
    await screen.findByText('Giảm giá CHAOMUNG10');
    const cart = await cartOf(shop);
    expect(cart.totals.gross).toBeLessThan(before.totals.gross);
    expect(mainText()).toContain(formatDong(cart.totals.gross));
    expect(mainText()).toContain(formatDong(before.totals.gross));
    fireEvent.click(await waitFor(() => card().getByRole('button', { name: 'Bỏ mã CHAOMUNG10' })));
    await waitFor(() => expect(screen.queryByText('Giảm giá CHAOMUNG10')).toBeNull());
    expect((await cartOf(shop)).totals).toEqual(before.totals);
  });

  test('VOU-01 a code in use is not offered again, even before the offers are reloaded', async () => {
    const shop = await shopWithCart('server');
    const offers = expectOk(await shop.useCases.loadVouchers({ orderId: null }));
    let asked = 0;
    const once = (): Partial<UseCases> => ({
      loadVouchers: () => {
        asked += 1;
        return asked === 1 ? Promise.resolve(ok(offers)) : new Promise(() => undefined);
      },
    });
    await openPage('/gio-hang', { ...sameBrowser(shop), useCases: once });
    fireEvent.click(await screen.findByRole('button', { name: 'Áp dụng mã CHAOMUNG10' }));
    expect(await waitFor(() => card().getByRole('button', { name: 'Bỏ mã CHAOMUNG10' }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Áp dụng mã CHAOMUNG10' })).toBeNull();
    expect(card().getAllByText('CHAOMUNG10')).toHaveLength(1);
  });

  test('VOU-01 a typed code that is invalid says why, and the input stays', async () => {
    const shop = await shopWithCart('plain');
    await openPage('/gio-hang', sameBrowser(shop));
    type('mua3giam5');
    apply();
    expect((await card().findByRole('alert')).textContent).toContain('MUA3GIAM5: Cần thêm 2 máy để dùng mã này.');
    expect(card().getByLabelText('Nhập mã')).toHaveProperty('value', 'mua3giam5');
    expect((await cartOf(shop)).discounts).toBeUndefined();
  });

  test('VOU-01 at the checkout a first-order code is refused at once for an e-mail that has ordered, and taken for another', async () => {
    const shop = await shopWithCart('server');
    await pay(shop, expectOk(await placeCart(shop)).orderId);
    const other = openShop({ world: shop.world });
    expectOk(await addBySlug(other, slugs.server));
    await openPage('/checkout', sameBrowser(other));
    fireEvent.change(screen.getByLabelText(/^Email nhận thông tin/), { target: { value: 'may@example.com' } });
    fireEvent.click(card().getByText('Nhập hoặc chọn mã'));
    type('CHAOMUNG10');
    apply();
    expect((await card().findByRole('alert')).textContent).toContain('đơn hàng đầu tiên');
    expect((await cartOf(other)).discounts).toBeUndefined();
    fireEvent.change(screen.getByLabelText(/^Email nhận thông tin/), { target: { value: 'khac@example.com' } });
    apply();
    await waitFor(async () => expect((await cartOf(other)).discounts).toHaveLength(1));
  });

  test('VOU-01 ERR-06 a refusal is told once, the next one takes its place, and a refused code is not offered again', async () => {
    const shop = await shopWithCart('server');
    const refused = (): Partial<UseCases> => ({
      addVoucher: async ({ code }) =>
        fail({ kind: 'voucher-refused', code: code.toUpperCase(), why: 'not-first', missing: 0, message: null }),
    });
    await openPage('/gio-hang', { ...sameBrowser(shop), useCases: refused });
    const expectRefusal = async (code: string) => {
      await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(`${code}: `));
    };
    fireEvent.click(await screen.findByRole('button', { name: 'Áp dụng mã CHAOMUNG10' }));
    await expectRefusal('CHAOMUNG10');
    expect(screen.queryByRole('button', { name: 'Áp dụng mã CHAOMUNG10' })).toBeNull();
    for (const code of ['tet2026', 'khongco', 'CHAOMUNG10']) {
      type(code);
      apply();
      await expectRefusal(code.toUpperCase());
    }
    expect(screen.queryByText('Giảm nhiều nhất cho giỏ này')).toBeNull();
  });

  test('VOU-01 adding a code at the checkout stays on the page', async () => {
    const shop = await shopWithCart('plain');
    const { router } = await openPage('/checkout', sameBrowser(shop));
    type('chao mung 10');
    apply();
    await screen.findByText('Giảm giá CHAOMUNG10');
    expect(router.state.location.pathname).toBe('/checkout');
    expect(mainText()).toContain(formatDong((await cartOf(shop)).totals.gross));
  });

  test('VOU-01 when codes cannot be loaded the cart works and a code can still be typed', async () => {
    const shop = await shopWithCart('plain');
    const instead = (): Partial<UseCases> => ({ loadVouchers: async () => fail({ kind: 'unreachable' }) });
    await openPage('/gio-hang', { ...sameBrowser(shop), useCases: instead });
    expect(screen.queryByText('Mã khác')).toBeNull();
    type('CHAOMUNG10');
    apply();
    await screen.findByText('Giảm giá CHAOMUNG10');
  });

  test('VOU-02 the payment page and the invoice show the discount of a code', async () => {
    const shop = await shopWithCart('server');
    expectOk(
      await shop.useCases.addVoucher({
        orderId: null,
        code: 'CHAOMUNG10',
        path: null,
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    const { discounts, totals } = await cartOf(shop);
    const { orderId } = expectOk(await placeCart(shop));
    await openPage(`/thanh-toan/${orderId}`, sameBrowser(shop));
    expect(mainText()).toContain('Giảm giá CHAOMUNG10');
    expect(mainText()).toContain(formatDong(totals.gross));
    await pay(shop, orderId);
    await openPage(`/hoa-don?orderId=${orderId}`, sameBrowser(shop));
    expect(mainText()).toContain('Giảm giá CHAOMUNG10');
    expect(mainText()).toContain(formatDong(dong(-(discounts?.[0]?.amount ?? 0))));
    expect(mainText()).toContain(formatDong(totals.gross));
  });
});
