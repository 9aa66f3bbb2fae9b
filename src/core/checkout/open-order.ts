import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Order } from '#core/orders/order.ts';
import { type Checkout, type OrderGateway, toGuest } from '#core/orders/order-gateway.port.ts';
import { isPlaced } from '#core/orders/order-states.ts';
import type { CustomerGateway } from '#core/session/session.port.ts';
import type { Visitor } from '#core/session/visitor.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, PartyId } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

export type OpenOrderPorts = {
  readonly orders: OrderGateway;
  readonly customers: CustomerGateway;
  readonly delay: Delay;
  readonly log: Log;
};

/** Sets customer, and address if asked for, and opens the order; skips completed steps. [FIN-01] */
export const openOrder =
  (ports: OpenOrderPorts) =>
  async (
    visitor: Visitor,
    order: Order,
    checkout: Checkout,
    commandKey: IdempotencyKey,
  ): Promise<Result<Order, ShopFailure>> => {
    const { orders, delay, log } = ports;
    const failWith = (failure: PortFailure): Result<never, ShopFailure> => {
      log.warn('Failed to finalise order', { kind: failure.kind });
      return fail(toShopFailure(failure, { orderId: order.id, expectedTotal: order.totals.gross }));
    };
    const owner = await resolveOwner(ports, visitor, order, checkout, commandKey);
    if (!owner.ok) return failWith(owner.failure);
    const load = () => readWithRetry(delay, () => orders.load(order.id));
    const set = await writeOnce(
      delay,
      () => orders.setCustomer(order.id, owner.value, checkout),
      async () => nullUnless(await load(), (now) => hasCustomerData(now, owner.value, checkout)),
    );
    if (!set.ok) return failWith(set.failure);
    const open = await writeOnce(
      delay,
      () => orders.open(order.id),
      async () => nullUnless(await load(), isPlaced),
    );
    return open.ok ? open : failWith(open.failure);
  };

const nullUnless = (
  order: Result<Order, PortFailure>,
  isDone: (order: Order) => boolean,
): Result<Order | null, PortFailure> => (order.ok && !isDone(order.value) ? ok(null) : order);

/** The current owner, the logged-in customer, or a new guest record. [GQL-07] */
const resolveOwner = async (
  { customers, delay }: OpenOrderPorts,
  visitor: Visitor,
  order: Order,
  checkout: Checkout,
  commandKey: IdempotencyKey,
): Promise<Result<PartyId, PortFailure>> => {
  const owner = knownOwner(visitor, order);
  if (owner !== null) return ok(owner);
  return writeOnce(delay, () => customers.create(toGuest(checkout), customerIdempotencyKey(commandKey)));
};

/** Null for a guest whose order has none. */
export const knownOwner = (visitor: Visitor, { owner }: Order): PartyId | null =>
  owner?.partyId ?? (visitor.kind === 'customer' ? visitor.user.partyId : null);

export const customerIdempotencyKey = (commandKey: IdempotencyKey): IdempotencyKey =>
  deriveIdempotencyKey(commandKey, 'customer');

const hasCustomerData = ({ owner, address }: Order, party: PartyId, checkout: Checkout): boolean =>
  owner?.partyId === party &&
  owner.contact.phone === checkout.contact.phone &&
  owner.contact.email === checkout.contact.email &&
  owner.contact.name === checkout.contact.name &&
  address?.wardCode === checkout.address?.wardCode &&
  address?.street === checkout.address?.street;
