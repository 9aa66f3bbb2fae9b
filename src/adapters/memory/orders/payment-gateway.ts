import { currentSession } from '#adapters/memory/accounts/sessions.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { denied, notFound, type Refused, refuse } from '#adapters/memory/refusals.ts';
import { findUnorderableDomain, reserveDomains } from '#adapters/memory/services/held-domains.ts';
import type { OrderRecord, World } from '#adapters/memory/world.ts';
import { refusePayment } from '#core/order-rules/settle-payment.ts';
import { amountDue } from '#core/orders/order.ts';
import { isOpenOrder, isPaidOrder, isUnpaidOrder } from '#core/orders/order-states.ts';
import { isWaitingPayment, type Payment } from '#core/payment/payment.ts';
import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { Dong } from '#core/shared/dong.ts';
import { ok } from '#core/shared/result.ts';
import {
  createPayment,
  currentPayment,
  expirePendingPayments,
  hasValidSignature,
  methodOf,
  methodsOf,
  paymentsOf,
} from './payments.ts';
import { reserveVouchers } from './voucher-uses.ts';
import { withReadableOrder } from './with-accessible-order.ts';

const refusalOf = (world: World, { order }: OrderRecord, methodCode: string, amount: Dong): Refused | null => {
  if (!methodOf(methodCode)) return refuse('method-unknown');
  const state = { isPaid: isPaidOrder(order), isOpen: isOpenOrder(order), due: amountDue(order) };
  return refusePayment(state, amount) ?? findUnorderableDomain(world, order);
};

/** Removes invalid codes of a placed order and refuses with the new total. */
const refuseInvalidVouchers = (world: World, record: OrderRecord): Refused | null => {
  if (!isOpenOrder(record.order) || !isUnpaidOrder(record.order)) return null;
  const claimed = reserveVouchers(world, record);
  return 'ok' in claimed ? claimed : null;
};

export const memoryPaymentGateway = (world: World, bearer: Bearer): PaymentGateway => {
  const onOrder = withReadableOrder(world, bearer);
  const begin: PaymentGateway['retry'] = (id, methodCode, amount, _returnUrl, idempotencyKey) =>
    onOrder(id, (record, who) =>
      runOnce(world, who.session, idempotencyKey, ['payment', id, methodCode, amount], () => {
        const refused = refuseInvalidVouchers(world, record) ?? refusalOf(world, record, methodCode, amount);
        return refused ?? ok(findPendingPayment(world, record, methodCode) ?? createRetry(world, record, methodCode));
      }),
    );
  return {
    methods: async () => ok(methodsOf(world)),
    createForOrder: begin,
    retry: begin,
    status: async (id) => {
      const found = world.state.payments.get(id);
      return found ? onOrder(found.payment.orderId, () => ok(currentPayment(world, found))) : denyOrMiss(world, bearer);
    },
    listByOrder: (id) => onOrder(id, () => ok(paymentsOf(world, id).map((each) => currentPayment(world, each)))),
    parseReturn: async (query) => {
      if (!hasValidSignature(query)) return refuse('bad-signature');
      const found = world.state.payments.get(query.payment ?? '');
      const order = found && world.state.orders.get(found.payment.orderId)?.order;
      if (!order) return notFound;
      const { orderId, amount, state } = currentPayment(world, found);
      return ok({ orderId, orderNumber: order.number, amount, state });
    },
  };
};

const denyOrMiss = (world: World, bearer: Bearer): Refused => (currentSession(world, bearer) ? notFound : denied);

const findPendingPayment = (world: World, { order }: OrderRecord, methodCode: string): Payment | undefined =>
  paymentsOf(world, order.id)
    .map((each) => currentPayment(world, each))
    .find((each) => isWaitingPayment(each) && each.methodCode === methodCode);

const createRetry = (world: World, { order }: OrderRecord, methodCode: string): Payment => {
  expirePendingPayments(world, order.id);
  reserveDomains(world, order);
  return createPayment(world, order, methodCode);
};
