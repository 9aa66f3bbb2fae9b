import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { UseCases } from '#core/operations.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { fail, ok } from '#core/shared/result.ts';
import { pay, placeCart } from '#test/kit/checkout.ts';
import { good, press } from '#test/kit/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { again, cartOf, mainText, shopWithCart } from '#test/ui/order-pages.tsx';

const card = () => within(screen.getByRole('region', { name: 'Mã giảm giá' }));
const type = (code: string) => fireEvent.change(card().getByLabelText('Nhập mã'), { target: { value: code } });
const apply = () => fireEvent.click(card().getByRole('button', { name: 'Áp dụng' }));

describe('the card of codes', () => {
  test('VOU-01 the best code goes in on one press with what it takes off, stands in the receipt, and comes out again', async () => {
    const shop = await shopWithCart('server');
    const before = await cartOf(shop);
    const offers = good(await shop.useCases.loadVouchers({ orderId: null }));
    await openPage('/gio-hang', again(shop));
    expect(card().getByText(`Giảm ${formatDong(offers?.best?.gross ?? before.totals.gross)}, đã gồm VAT`)).toBeTruthy();
    fireEvent.click(card().getByRole('button', { name: 'Áp dụng mã CHAOMUNG10' }));
    await screen.findByText('Giảm giá CHAOMUNG10');
    const cart = await cartOf(shop);
    expect(cart.totals.gross).toBeLessThan(before.totals.gross);
    expect(mainText()).toContain(formatDong(cart.totals.gross));
    expect(mainText()).toContain(formatDong(before.totals.net));
    fireEvent.click(await waitFor(() => card().getByRole('button', { name: 'Bỏ mã CHAOMUNG10' })));
    await waitFor(() => expect(screen.queryByText('Giảm giá CHAOMUNG10')).toBeNull());
    expect((await cartOf(shop)).totals).toEqual(before.totals);
  });

  test('VOU-01 a code that is in use is offered no more, also before the offers are known anew', async () => {
    const shop = await shopWithCart('server');
    const offers = good(await shop.useCases.loadVouchers({ orderId: null }));
    let asked = 0;
    const once = (): Partial<UseCases> => ({
      loadVouchers: () => {
        asked += 1;
        return asked === 1 ? Promise.resolve(ok(offers)) : new Promise(() => undefined);
      },
    });
    await openPage('/gio-hang', { ...again(shop), useCases: once });
    fireEvent.click(card().getByRole('button', { name: 'Áp dụng mã CHAOMUNG10' }));
    expect(await waitFor(() => card().getByRole('button', { name: 'Bỏ mã CHAOMUNG10' }))).toBeTruthy();
    expect(card().queryByRole('button', { name: 'Áp dụng mã CHAOMUNG10' })).toBeNull();
    expect(card().getAllByText('CHAOMUNG10')).toHaveLength(1);
  });

  test('VOU-01 a typed code that does not count says why, and stays typed', async () => {
    const shop = await shopWithCart('plain');
    await openPage('/gio-hang', again(shop));
    type('mua3giam5');
    apply();
    expect((await card().findByRole('alert')).textContent).toContain('MUA3GIAM5: Cần thêm 2 máy để dùng mã này.');
    expect(card().getByLabelText('Nhập mã')).toHaveProperty('value', 'mua3giam5');
    expect((await cartOf(shop)).discounts).toBeUndefined();
  });

  test('VOU-01 at the checkout a code goes in and the shopper stays there', async () => {
    const shop = await shopWithCart('plain');
    const { router } = await openPage('/checkout', again(shop));
    type('chao mung 10');
    apply();
    await screen.findByText('Giảm giá CHAOMUNG10');
    expect(router.state.location.pathname).toBe('/checkout');
    expect(mainText()).toContain(formatDong((await cartOf(shop)).totals.gross));
  });

  test('VOU-01 where codes cannot be asked for, the cart stands and a code can still be typed', async () => {
    const shop = await shopWithCart('plain');
    const instead = (): Partial<UseCases> => ({ loadVouchers: async () => fail({ kind: 'unreachable' }) });
    await openPage('/gio-hang', { ...again(shop), useCases: instead });
    expect(screen.queryByText('Mã khác')).toBeNull();
    type('CHAOMUNG10');
    apply();
    await screen.findByText('Giảm giá CHAOMUNG10');
  });

  test('VOU-02 the payment page and the invoice say what a code took off', async () => {
    const shop = await shopWithCart('server');
    good(await shop.useCases.addVoucher({ orderId: null, code: 'CHAOMUNG10', path: null, idempotencyKey: press() }));
    const { discounts, totals } = await cartOf(shop);
    const { orderId } = good(await placeCart(shop));
    await openPage(`/thanh-toan/${orderId}`, again(shop));
    expect(mainText()).toContain('Giảm giá CHAOMUNG10');
    expect(mainText()).toContain(formatDong(totals.gross));
    await pay(shop, orderId);
    await openPage(`/hoa-don?orderId=${orderId}`, again(shop));
    expect(mainText()).toContain('Giảm giá CHAOMUNG10');
    expect(mainText()).toContain(formatDong(dong(-(discounts?.[0]?.amount ?? 0))));
    expect(mainText()).toContain(formatDong(totals.gross));
  });
});
