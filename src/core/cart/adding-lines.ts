import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { addLine, lineOf } from './add-line.ts';
import type { AddOfferPorts } from './add-offer.ts';
import type { FoundCart } from './find-cart.ts';

/** A line of several that one press adds. */
export type NextLine = {
  /** Of this line alone. */
  readonly idempotencyKey: IdempotencyKey;
  /** The name that it orders, which a cart has once; empty where it orders none. */
  readonly domain: string;
  /** Asked for only where the line is not there yet. */
  readonly make: () => Promise<Result<NewLine, ShopFailure>>;
};

export type AddingLines = {
  /** Failures: why this line cannot be added; the others are not touched by it. */
  readonly add: (next: NextLine) => Promise<Result<void, ShopFailure>>;
  /** The cart that the lines lie in; null where there is none. */
  readonly orderId: () => OrderId | null;
};

/** Adds lines one after another to the cart that was found, or to the one that the first of them makes. [CART-03, CART-05] */
export const addingLines = (ports: AddOfferPorts, found: FoundCart): AddingLines => {
  let cart = found;
  const follow = async (orderId: OrderId): Promise<void> => {
    if (ports.carts.get() !== orderId) ports.carts.set(orderId);
    if (cart.order?.id === orderId) return;
    const order = await readWithRetry(ports.delay, () => ports.orders.load(orderId));
    if (order.ok) cart = { order: order.value, spent: null };
  };
  const add: AddingLines['add'] = async ({ idempotencyKey, domain, make }) => {
    if (cart.order !== null && lineOf(cart.order, idempotencyKey) !== null) return ok(undefined);
    if (domain !== '' && cart.order !== null && topLines(cart.order).some(({ description }) => description === domain))
      return fail({ kind: 'domain-in-order', domain });
    const line = await make();
    if (!line.ok) return line;
    const added = await addLine(ports)({ ...cart, keepPointer: true }, line.value, idempotencyKey);
    if (!added.ok) return added;
    await follow(added.value.orderId);
    return ok(undefined);
  };
  return { add, orderId: () => cart.order?.id ?? ports.carts.get() };
};
