import type { Payment } from '#core/payment/payment.ts';
import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { Dong } from '#core/shared/dong.ts';
import { ok } from '#core/shared/result.ts';
import { goneDomain, holdDomains } from './held-domains.ts';
import { once } from './idempotency.ts';
import { onOwnOrder } from './own-order.ts';
import { expireWaiting, isGenuine, methodOf, methodsOf, newPayment, payment, paymentsOf } from './payments.ts';
import { denied, notFound, type Refused, refuse } from './refusals.ts';
import { asking } from './sessions.ts';
import { claimVouchers } from './voucher-uses.ts';
import type { OrderRecord, World } from './world.ts';

const refusalOf = (world: World, { order }: OrderRecord, methodCode: string, amount: Dong): Refused | null => {
  if (!methodOf(methodCode)) return refuse('method-unknown');
  if (order.financial === 'PAID') return refuse('already-paid');
  if (order.status !== 'open') return refuse('order-not-open');
  if (order.totals.gross !== amount) return refuse('amount-changed', { amount: order.totals.gross });
  return goneDomain(world, order);
};

/** Checks the voucher codes of a placed order again; removes invalid ones and refuses with the new total. */
const voucherGone = (world: World, record: OrderRecord): Refused | null => {
  if (record.order.status !== 'open' || record.order.financial !== 'UNPAID') return null;
  const claimed = claimVouchers(world, record);
  return 'ok' in claimed ? claimed : null;
};

/** Fake payment hub over a world. [PaymentGateway] */
export const memoryPaymentGateway = (world: World, bearer: Bearer): PaymentGateway => {
  const onOrder = onOwnOrder(world, bearer);
  const begin: PaymentGateway['retry'] = (id, methodCode, amount, _returnUrl, idempotencyKey) =>
    onOrder(id, (record, who) =>
      once(world, who.session, idempotencyKey, ['payment', id, methodCode, amount], () => {
        const refused = voucherGone(world, record) ?? refusalOf(world, record, methodCode, amount);
        return refused ?? ok(waitingTry(world, record, methodCode) ?? nextTry(world, record, methodCode));
      }),
    );
  return {
    methods: async () => ok(methodsOf(world)),
    createForOrder: begin,
    retry: begin,
    status: async (id) => {
      const found = world.state.payments.get(id);
      return found ? onOrder(found.payment.orderId, () => ok(payment(world, found))) : denyOrMiss(world, bearer);
    },
    ofOrder: (id) => onOrder(id, () => ok(paymentsOf(world, id).map((each) => payment(world, each)))),
    readReturn: async (query) => {
      if (!isGenuine(query)) return refuse('bad-signature');
      const found = world.state.payments.get(query.payment ?? '');
      return found ? ok({ orderId: found.payment.orderId }) : notFound;
    },
  };
};

const denyOrMiss = (world: World, bearer: Bearer): Refused => (asking(world, bearer) ? notFound : denied);

/** The pending payment of an order with this method, if any. */
const waitingTry = (world: World, { order }: OrderRecord, methodCode: string): Payment | undefined =>
  paymentsOf(world, order.id)
    .map((each) => payment(world, each))
    .find((each) => each.state === 'waiting' && each.methodCode === methodCode);

const nextTry = (world: World, { order }: OrderRecord, methodCode: string): Payment => {
  expireWaiting(world, order.id);
  holdDomains(world, order);
  return newPayment(world, order, methodCode);
};
