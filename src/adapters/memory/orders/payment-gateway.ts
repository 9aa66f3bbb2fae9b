import { createGuest } from '#adapters/memory/accounts/customer-gateway.ts';
import { currentSession } from '#adapters/memory/accounts/sessions.ts';
import type { Answer } from '#adapters/memory/as-visitor.ts';
import { findStoredAnswer, runOnce } from '#adapters/memory/idempotency.ts';
import { denied, notFound, type Refused, refuse } from '#adapters/memory/refusals.ts';
import { findUnorderableDomain, reserveDomains } from '#adapters/memory/services/held-domains.ts';
import type { OrderRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import { refusePayment } from '#core/order-rules/settle-payment.ts';
import { amountDue, type Order } from '#core/orders/order.ts';
import { toGuest } from '#core/orders/order-gateway.port.ts';
import { isOpenOrder, isPaidOrder, isPlaced, isUnpaidOrder } from '#core/orders/order-states.ts';
import { isWaitingPayment, type Payment } from '#core/payment/payment.ts';
import type { PaymentGateway, Placement } from '#core/payment/payment-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { openOrder, setCustomer } from './order-customer.ts';
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
import { withAccessibleOrder, withReadableOrder } from './with-accessible-order.ts';

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
  const pay = (
    record: OrderRecord,
    who: SessionRecord,
    { methodCode, amount }: Wish,
    idempotencyKey: IdempotencyKey,
  ): Answer<Payment> =>
    runOnce(world, who.session, idempotencyKey, ['payment', record.order.id, methodCode, amount], () => {
      const refused = refuseInvalidVouchers(world, record) ?? refusalOf(world, record, methodCode, amount);
      return refused ?? ok(findPendingPayment(world, record, methodCode) ?? createRetry(world, record, methodCode));
    });
  const begin: PaymentGateway['retry'] = (id, methodCode, amount, _returnUrl, idempotencyKey) =>
    onOrder(id, (record, who) => pay(record, who, { methodCode, amount }, idempotencyKey));
  return {
    methods: async () => ok(methodsOf(world)),
    createForOrder: (id, methodCode, amount, returnUrl, idempotencyKey, placement) => {
      if (placement === undefined) return begin(id, methodCode, amount, returnUrl, idempotencyKey);
      const wish = { methodCode, amount };
      return withAccessibleOrder(world, bearer)(id, (record, who) => {
        const isMade = findStoredAnswer(world, who.session, idempotencyKey, 'payment') !== undefined;
        const placed = isMade ? ok(record.order) : placeDraft(world, record, who, wish, placement);
        return placed.ok ? pay({ ...record, order: placed.value }, who, wish, idempotencyKey) : placed;
      });
    },
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

type Wish = { readonly methodCode: string; readonly amount: Dong };

/** The new record of a guest, or the named owner, then customer and state of the draft. */
const placeDraft = (
  world: World,
  record: OrderRecord,
  who: SessionRecord,
  { methodCode, amount }: Wish,
  { owner, customerKey, checkout }: Placement,
): Answer<Order> => {
  if (isPlaced(record.order)) return refuse('order-closed');
  if (!methodOf(methodCode)) return refuse('method-unknown');
  const refused = refusePayment({ isPaid: false, isOpen: true, due: amountDue(record.order) }, amount);
  if (refused) return refused;
  const party = owner === null ? createGuest(world, who.session, toGuest(checkout), customerKey) : ok(owner);
  if (!party.ok) return party;
  const set = setCustomer(world, record, who, party.value, checkout);
  return set.ok ? openOrder(world, { ...record, order: set.value }) : set;
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
