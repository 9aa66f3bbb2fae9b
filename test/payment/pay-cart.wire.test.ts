import { beforeEach, expect, test } from 'vitest';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { Order } from '#core/orders/order.ts';
import { token } from '#core/shared/ids.ts';
import { backendPaymentSubject, portsOver } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshToken, runSql } from '#test/kit/backends/backends.ts';
import { at, type RawCalls, rawCalls, textAt } from '#test/orders/raw-calls.ts';
import { draftOrder, openOrder, type PaymentSubject, readyOrder, serverLine } from './payment-subject.ts';

const query =
  'mutation CreatePayment($paymentData: Payment) { createPayment(paymentData: $paymentData) { code message data qrCodeUrl deeplink deeplinkMiniApp paymentId gwConfigId __typename } }';

/** createPayment as clients of this family type it: without an order. */
eachBackend('payment of a cart', (backend) => {
  let calls: RawCalls;
  let subject: PaymentSubject;
  beforeEach(async () => {
    const held = await freshToken(backend);
    calls = await rawCalls(backend, held);
    subject = { ...(await backendPaymentSubject(backend)), ...portsOver(backend, token(held)) };
  });
  const pay = async (totalAmount: number, key?: string, who = calls): Promise<unknown> => {
    const paymentData = { totalAmount, storeID: websiteStoreId, partnerCode: organisationId, methodCode: 'VIETQR' };
    return (await who.graphql('/payment-hub/graphql', query, { paymentData }, key)).body;
  };
  const code = (body: unknown) => at(body, 'errors.0.extensions.code');
  const orderOf = (body: unknown) => at(body, 'data.createPayment.data.orderId');
  const stateOf = async ({ id }: Order) =>
    (
      await runSql(
        backend,
        `select status, (select count(*)::int from payments where order_id = '${id}') as payments
      from orders where id = '${id}'`,
      )
    )[0];

  test('GQL-04 the cart is placed and paid, and a repeated call finds the same payment', async () => {
    const cart = await readyOrder(subject, [serverLine()]);
    const first = await pay(cart.totals.gross, 'khoa-1');
    expect(orderOf(first)).toBe(cart.id);
    expect(await stateOf(cart)).toEqual({ status: 20, payments: 1 });
    const later = await readyOrder(subject, [serverLine(2)]);
    expect(await pay(cart.totals.gross, 'khoa-1')).toEqual(first);
    expect(await stateOf(later)).toEqual({ status: 10, payments: 0 });
    expect(orderOf(await pay(later.totals.gross))).toBe(later.id);
  });

  test('GQL-04 PAY-01 simultaneous calls make one payment', async () => {
    const cart = await readyOrder(subject, [serverLine()]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(cart.totals.gross)));
    expect(new Set(answers.map((answer) => textAt(answer, 'data.createPayment.paymentId'))).size).toBe(1);
    expect(await stateOf(cart)).toEqual({ status: 20, payments: 1 });
  });

  test('GQL-04 another amount, a cart without customer and an empty one place nothing', async () => {
    expect(code(await pay(1_000))).toBe('NOT_FOUND');
    const bare = await draftOrder(subject, [serverLine()]);
    expect(code(await pay(bare.totals.gross))).toBe('BAD_USER_INPUT');
    const cart = await readyOrder(subject, [serverLine()]);
    expect(code(await pay(cart.totals.gross + 1))).toBe('AMOUNT_CHANGED');
    for (const order of [bare, cart]) expect(await stateOf(order)).toEqual({ status: 10, payments: 0 });
  });

  test('GQL-04 CART-02 nobody pays the cart of somebody else', async () => {
    const cart = await openOrder(subject, [serverLine()]);
    expect(code(await pay(cart.totals.gross, undefined, await rawCalls(backend)))).toBe('NOT_FOUND');
    expect(orderOf(await pay(cart.totals.gross))).toBe(cart.id);
  });
});
