import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { placeCart } from '#test/kit/checkout.ts';
import { expectOk, freshIdempotencyKey } from '#test/kit/fakes/shop.ts';
import { addCustomer, logInAs } from '#test/kit/people.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { mainText, sameBrowser, shopWithCart } from '#test/ui/order-pages.tsx';

const main = () => within(screen.getByRole('main'));

/** A customer's order with a code. */
const waitingOrder = async () => {
  const shop = await shopWithCart('plain');
  addCustomer(shop.world);
  expectOk(await logInAs(shop));
  const { orderId } = expectOk(await placeCart(shop));
  const { payment } = expectOk(await shop.useCases.loadPayment({ orderId }));
  if (payment === null) throw new Error('no payment');
  return { shop, orderId, payment };
};

/** A customer's order for which all but 1.000đ came. */
const shortOrder = async () => {
  const { shop, orderId, payment } = await waitingOrder();
  bankOf(shop.world).transfer(payment.id, payment.amount - 1_000);
  return { shop, orderId, received: formatDong(dong(payment.amount - 1_000)) };
};

describe('a transfer of too much', () => {
  test.each([
    ['the order page', paths.order],
    ['the result', paths.paymentResult],
    ['the page that thanks', paths.thanks],
  ])('PAY-02 ORD-02 %s says what came beyond the total and what becomes of it', async (_, pathOf) => {
    const { shop, orderId, payment } = await waitingOrder();
    bankOf(shop.world).transfer(payment.id, payment.amount + 25_000);
    await openPage(pathOf(orderId), sameBrowser(shop));
    expect(mainText()).toContain(
      'Bạn đã chuyển thừa 25.000đ. Khoản này được hoàn lại; khi chuyển xong, cửa hàng gửi thư báo.',
    );
  });

  test('PAY-02 who transferred exactly what was due reads nothing of it', async () => {
    const { shop, orderId, payment } = await waitingOrder();
    bankOf(shop.world).confirm(payment.id);
    await openPage(`/order/${orderId}`, sameBrowser(shop));
    expect(mainText()).not.toContain('chuyển thừa');
  });
});

describe('a transfer that was short', () => {
  test('PAY-02 the payment page says what came and asks with a code for the rest', async () => {
    const { shop, orderId, received } = await shortOrder();
    await openPage(`/thanh-toan/${orderId}`, sameBrowser(shop));
    expect(mainText()).toContain(`Đã nhận ${received} cho đơn này, còn thiếu 1.000đ`);
    expect(await screen.findByRole('img', { name: 'Mã VietQR, số tiền 1.000đ' })).toBeTruthy();
    expect(mainText()).toContain('Đang chờ ngân hàng báo có.');
  });

  test('ORD-02 the order page offers to pay the rest and to cancel, and no other change', async () => {
    const { shop, orderId, received } = await shortOrder();
    await openPage(`/order/${orderId}`, sameBrowser(shop));
    expect(mainText()).toContain(`Đã nhận ${received}`);
    expect(main().getByRole('link', { name: 'Chuyển nốt 1.000đ' })).toBeTruthy();
    expect(main().queryByRole('link', { name: 'Sửa đơn' })).toBeNull();
  });

  test('ORD-02 a cancelled order says that its part goes back, not that no money came', async () => {
    const { shop, orderId, received } = await shortOrder();
    expectOk(await shop.useCases.cancelOrder({ orderId, reason: 'Đổi ý', idempotencyKey: freshIdempotencyKey() }));
    await openPage(`/order/${orderId}`, sameBrowser(shop));
    expect(mainText()).toContain(`${received} đã chuyển cho đơn này đang chờ hoàn lại`);
    expect(mainText()).not.toContain('Chưa có khoản tiền nào');
  });
});
