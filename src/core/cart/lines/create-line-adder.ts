import type { AddOfferPorts } from '#core/cart/add-offer.ts';
import type { FoundCart } from '#core/cart/find-cart.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { linesOfDomain } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { addLine, findLineByKey } from './add-line.ts';

export type LineToAdd = {
  /** Idempotency key of this line alone. */
  readonly idempotencyKey: IdempotencyKey;
  /** A cart contains a domain only once; empty for other lines. */
  readonly domain: string;
  /** Called only when the line does not exist yet. */
  readonly make: () => Promise<Result<NewLine, ShopFailure>>;
};

export type LineAdder = {
  /** A failure does not affect other lines. */
  readonly add: (next: LineToAdd) => Promise<Result<void, ShopFailure>>;
  /** null when there is no cart. */
  readonly orderId: () => OrderId | null;
};

/** Adds lines in sequence to the existing cart or the one that the first line creates. [CART-03, CART-05] */
export const createLineAdder = (ports: AddOfferPorts, found: FoundCart): LineAdder => {
  let cart = found;
  const add: LineAdder['add'] = async ({ idempotencyKey, domain, make }) => {
    if (cart.order !== null && findLineByKey(cart.order, idempotencyKey) !== null) return ok(undefined);
    if (domain !== '' && cart.order !== null && linesOfDomain(cart.order, domain).length > 0)
      return fail({ kind: 'domain-already-in-order', domain });
    const line = await make();
    if (!line.ok) return line;
    const added = await addLine(ports)({ ...cart, keepPointer: true }, line.value, idempotencyKey);
    if (!added.ok) return added;
    const { order } = added.value;
    if (ports.carts.get() !== order.id) ports.carts.set(order.id);
    cart = { order, inactiveCartId: null, cancelledCartId: null, isDenied: false };
    return ok(undefined);
  };
  return { add, orderId: () => cart.order?.id ?? ports.carts.get() };
};
