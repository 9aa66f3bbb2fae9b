import type { DomainPorts } from '#core/domains/check-domain.ts';
import { checkOrderDomains } from '#core/domains/check-order-domains.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { amountDue, type Order } from '#core/orders/order.ts';
import { isPaidOrder } from '#core/orders/order-states.ts';
import type { CartPointer } from '#core/session/cart-pointer.port.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { Clock, Delay, Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { ShopSettings } from '#core/shared/settings.ts';
import { isWaitingPayment, type Payment, paymentStates } from './payment.ts';
import type { PaymentGateway } from './payment-gateway.port.ts';

export type StartPaymentPorts = DomainPorts & {
  readonly payments: PaymentGateway;
  readonly carts: CartPointer;
  readonly settings: ShopSettings;
  readonly clock: Clock;
  readonly delay: Delay;
  readonly log: Log;
};

/**
 * Creates the payment of an open order, or returns the pending one with this amount and method. Checks its domains
 * again. `known`: the payments that the order has had; null asks the hub. Failures: `already-paid`,
 * `domain-unavailable`, `transfer-refused`, `method-unknown`, `price-changed`, `order-closed`, port failures. [PAY-01,
 * DOM-04, FIN-01, FIN-02]
 */
export const startPayment =
  (ports: StartPaymentPorts) =>
  async (
    order: Order,
    methodCode: string,
    commandKey: IdempotencyKey,
    known: readonly Payment[] | null = null,
  ): Promise<Result<Payment, ShopFailure>> => {
    const tries =
      known === null ? await readWithRetry(ports.delay, () => ports.payments.listByOrder(order.id)) : ok(known);
    if (!tries.ok) return fail(toShopFailure(tries.failure));
    if (isPaidOrder(order) || tries.value.some(({ state }) => paymentStates[state].isPaid))
      return failAlreadyPaid(ports, order);
    const waiting = tries.value.find(isMatchingPending(order, methodCode, ports.clock.now()));
    if (waiting !== undefined) return ok(waiting);
    const free = await checkOrderDomains(ports)(order);
    if (!free.ok) return free;
    const made = await createPayment(ports, order, methodCode, commandKey, tries.value);
    if (made.ok) return made;
    ports.log.warn('Failed to create payment', { kind: made.failure.kind });
    return fail(toShopFailure(made.failure, { orderId: order.id, expectedTotal: amountDue(order) }));
  };

const isMatchingPending =
  (order: Order, methodCode: string, now: number) =>
  (payment: Payment): boolean =>
    isWaitingPayment(payment) &&
    payment.methodCode === methodCode &&
    payment.amount === amountDue(order) &&
    payment.expiresAt > now;

const failAlreadyPaid = ({ carts }: StartPaymentPorts, order: Order): Result<never, ShopFailure> => {
  if (carts.get() === order.id) carts.clear();
  return fail({ kind: 'already-paid', orderId: order.id });
};

/** Where a gateway leads back to. */
export const returnUrlOf = ({ site }: ShopSettings): string => `${site.own}/PaymentResult`;

export const paymentIdempotencyKey = (commandKey: IdempotencyKey): IdempotencyKey =>
  deriveIdempotencyKey(commandKey, 'payment');

const createPayment = (
  { payments, settings, delay, clock }: StartPaymentPorts,
  order: Order,
  methodCode: string,
  commandKey: IdempotencyKey,
  before: readonly Payment[],
): Promise<Result<Payment, PortFailure>> => {
  const send = before.length === 0 ? payments.createForOrder : payments.retry;
  return writeOnce(
    delay,
    () => send(order.id, methodCode, amountDue(order), returnUrlOf(settings), paymentIdempotencyKey(commandKey)),
    async () => {
      const now = await readWithRetry(delay, () => payments.listByOrder(order.id));
      if (!now.ok) return now;
      const made = now.value.filter((payment) => before.every(({ id }) => id !== payment.id));
      return ok(made.find(isMatchingPending(order, methodCode, clock.now())) ?? null);
    },
  );
};
