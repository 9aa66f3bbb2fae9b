import { describe, expect, test } from 'vitest';
import { type Bank, bankOf } from '#adapters/memory/orders/bank.ts';
import { invoiceId, orderId as orderIdOf } from '#core/shared/ids.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { placeCart, validCheckoutFields } from '#test/kit/checkout.ts';
import {
  addBySlug,
  expectFailure,
  expectOk,
  freshIdempotencyKey,
  kindOf,
  openShop,
  type ShopOptions,
  slugs,
} from '#test/kit/fakes/shop.ts';

const finaliseOrder = async (options?: ShopOptions) => {
  const shop = openShop(options);
  expectOk(await addBySlug(shop, slugs.server));
  const { orderId } = expectOk(await placeCart(shop));
  const { payment } = expectOk(await shop.useCases.loadPayment({ orderId }));
  if (payment === null) throw new Error('no payment');
  const bank: Bank = bankOf(shop.world);
  const follow = async () => expectOk(await shop.useCases.loadPayment({ orderId }));
  const result = async () => expectOk(await shop.useCases.loadPaymentResult({ orderId }));
  return { shop, orderId, payment, bank, follow, result };
};

describe('checkout step 3, following the payment', () => {
  test('PAY-02 the page shows the QR code and the transfer details as given, and waits', async () => {
    const { payment, follow } = await finaliseOrder();
    expect(payment.qrText).toMatch(/^000201/);
    expect(payment.transfer?.content).toMatch(/^[A-Za-z0-9 ]{1,25}$/);
    expect((await follow()).goTo).toBe(null);
  });

  test('PAY-02 PAY-03 a confirmed payment redirects to the result, the order is PAID, and the cart pointer is cleared', async () => {
    const { shop, orderId, payment, bank, follow, result } = await finaliseOrder();
    bank.confirm(payment.id);
    expect(await follow()).toMatchObject({
      goTo: `/dat-hang-thanh-cong?orderId=${orderId}`,
      order: { financial: 'PAID' },
    });
    expect(shop.ports.carts.get()).toBe(null);
    const view = await result();
    expect(view).toMatchObject({ outcome: 'paid', order: { financial: 'PAID' } });
    expect(view.invoice?.totals.gross).toBe(view.order.totals.gross);
  });

  test('PAY-03 a declined payment is shown as failed and can be retried without a second order', async () => {
    const { shop, orderId, payment, bank, follow, result } = await finaliseOrder();
    bank.decline(payment.id);
    expect((await follow()).goTo).toBe(`/ket-qua-thanh-toan/${orderId}`);
    expect((await result()).outcome).toBe('failed');
    const { methodCode } = await validCheckoutFields(shop);
    expectOk(await shop.useCases.retryPayment({ orderId, methodCode, idempotencyKey: freshIdempotencyKey() }));
    expect((await follow()).payment).toMatchObject({ state: 'waiting' });
    expect(shop.world.state.orders.size).toBe(1);
  });

  test('PAY-02 PAY-03 an expired code is replaced by a new one on the page; late money still pays the order', async () => {
    const { shop, orderId, payment, bank, follow, result } = await finaliseOrder();
    bank.expire(payment.id);
    expect(await follow()).toMatchObject({ goTo: null, payment: { state: 'expired' } });
    const { methodCode } = await validCheckoutFields(shop);
    expectOk(await shop.useCases.retryPayment({ orderId, methodCode, idempotencyKey: freshIdempotencyKey() }));
    expect((await follow()).payment?.id).not.toBe(payment.id);
    const other = await finaliseOrder();
    other.bank.late(other.payment.id);
    expect((await other.result()).outcome).toBe('paid');
    expect((await result()).outcome).toBe('pending');
  });

  test('PAY-01 retrying while a code is open returns the same code', async () => {
    const { shop, orderId, payment } = await finaliseOrder();
    const { methodCode } = await validCheckoutFields(shop);
    for (let again = 0; again < 3; again++)
      expectOk(await shop.useCases.retryPayment({ orderId, methodCode, idempotencyKey: freshIdempotencyKey() }));
    expect([...shop.world.state.payments.keys()]).toEqual([payment.id]);
    const closed = openShop({
      ...shop,
      change: ({ payments }) => ({ payments: withFaults(payments, always(unreachable, 'createForOrder', 'retry')) }),
    });
    expect(
      kindOf(await closed.useCases.retryPayment({ orderId, methodCode, idempotencyKey: freshIdempotencyKey() })),
    ).toBe('ok');
    expect(closed.logged()).not.toContain('Failed to create payment');
  });

  test('PAY-03 a forged notification settles nothing', async () => {
    const { payment, bank, result } = await finaliseOrder();
    bank.forged(payment.id);
    expect(await result()).toMatchObject({ outcome: 'pending', invoice: null });
  });

  test('PAY-03 the return from the gateway selects the result page and settles nothing', async () => {
    const { shop, orderId, payment, bank, result } = await finaliseOrder();
    const query = bank.returnQuery(payment.id, '00');
    expect(expectOk(await shop.useCases.readPaymentReturn({ query }))).toEqual({
      orderPath: `/ket-qua-thanh-toan/${orderId}`,
      isOwn: true,
      orderNumber: expect.stringMatching(/^DH\d+$/),
      amount: payment.amount,
      outcome: 'pending',
    });
    expect((await result()).outcome).toBe('pending');
    expect(expectFailure(await shop.useCases.readPaymentReturn({ query: { ...query, vnp_Amount: '100' } }))).toEqual({
      kind: 'bad-signature',
    });
  });

  test('PAY-03 paying a paid order is rejected', async () => {
    const { shop, orderId, payment, bank } = await finaliseOrder();
    bank.confirm(payment.id);
    const { methodCode } = await validCheckoutFields(shop);
    expect(
      expectFailure(await shop.useCases.retryPayment({ orderId, methodCode, idempotencyKey: freshIdempotencyKey() })),
    ).toEqual({
      kind: 'already-paid',
      orderId,
    });
  });

  test('ERR-06 when the payment hub is down nothing says that an unpaid order has no code; its result is open', async () => {
    const { shop, orderId } = await finaliseOrder();
    const down = openShop({
      ...shop,
      change: ({ payments, invoices }) => ({
        payments: withFaults(payments, always(unreachable, 'methods', 'listByOrder', 'status')),
        invoices: withFaults(invoices, always(unreachable, 'newestByOrder')),
      }),
    });
    expect(expectFailure(await down.useCases.loadPayment({ orderId }))).toEqual({ kind: 'unreachable' });
    expect(expectOk(await down.useCases.loadPaymentResult({ orderId }))).toMatchObject({
      outcome: 'pending',
      invoice: null,
    });
  });

  test("without an id the page uses the cart's order; a draft redirects to the checkout, no order is not-found", async () => {
    const shop = openShop();
    expect(kindOf(await shop.useCases.loadPayment({ orderId: null }))).toBe('not-found');
    expectOk(await addBySlug(shop, slugs.server));
    expect(expectOk(await shop.useCases.loadPayment({ orderId: null })).goTo).toBe('/checkout');
  });

  test("another customer's order is not-found on every page that names one", async () => {
    const { shop, orderId, payment, bank } = await finaliseOrder();
    bank.confirm(payment.id);
    const [invoice] = shop.world.state.invoices.values();
    const { useCases } = openShop({ world: shop.world });
    const answers = await Promise.all([
      useCases.loadPayment({ orderId }),
      useCases.loadPaymentResult({ orderId }),
      useCases.loadOrder({ orderId }),
      useCases.loadInvoice({ id: null, orderId }),
      useCases.loadInvoice({ id: invoice?.id ?? invoiceId(''), orderId: null }),
      useCases.loadOrder({ orderId: orderIdOf('nobody') }),
      useCases.retryPayment({ orderId, methodCode: 'VIETQR', idempotencyKey: freshIdempotencyKey() }),
    ]);
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.failure.kind))).toEqual(Array(7).fill('not-found'));
  });

  test('PAY-04 the invoice is found by its id and by its order; its total is the paid amount', async () => {
    const { shop, orderId, payment, bank } = await finaliseOrder();
    expect(kindOf(await shop.useCases.loadInvoice({ id: null, orderId }))).toBe('not-found');
    bank.confirm(payment.id);
    const invoice = expectOk(await shop.useCases.loadInvoice({ id: null, orderId }));
    expect(expectOk(await shop.useCases.loadInvoice({ id: invoice.id, orderId: null }))).toEqual(invoice);
    expect([invoice.totals.gross, invoice.paid]).toEqual([payment.amount, payment.amount]);
  });
});
