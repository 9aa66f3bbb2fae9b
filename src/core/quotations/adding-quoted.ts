import { addLine, lineOf } from '#core/cart/add-line.ts';
import type { AddOfferPorts } from '#core/cart/add-offer.ts';
import type { FoundCart } from '#core/cart/find-cart.ts';
import type { ShopFailure } from '#core/failures.ts';
import { topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { deriveIntent } from '#core/shared/derive-intent.ts';
import type { Intent, OrderId } from '#core/shared/ids.ts';
import { readPatiently } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

export type AddingQuoted = {
  /** `at`: the line's position in its quotation. Failures: why this line cannot be added; the others are not touched. */
  readonly add: (at: number, line: NewLine) => Promise<Result<void, ShopFailure>>;
  /** The cart that the lines lie in; null where there is none. */
  readonly orderId: () => OrderId | null;
};

/** Adds lines one after another to the cart that was found, or to the one that the first of them makes. [CART-03, CART-05] */
export const addingQuoted = (ports: AddOfferPorts, found: FoundCart, press: Intent): AddingQuoted => {
  let cart = found;
  const follow = async (orderId: OrderId): Promise<void> => {
    if (ports.carts.get() !== orderId) ports.carts.set(orderId);
    if (cart.order?.id === orderId) return;
    const order = await readPatiently(ports.delay, () => ports.orders.load(orderId));
    if (order.ok) cart = { order: order.value, spent: null };
  };
  const add: AddingQuoted['add'] = async (at, line) => {
    const intent = deriveIntent(press, 'quoted', String(at));
    if (cart.order !== null && lineOf(cart.order, intent) !== null) return ok(undefined);
    const domain = line.description;
    if (domain !== '' && cart.order !== null && topLines(cart.order).some(({ description }) => description === domain))
      return fail({ kind: 'domain-in-order', domain });
    const added = await addLine(ports)({ ...cart, keepPointer: true }, line, intent);
    if (!added.ok) return added;
    await follow(added.value.orderId);
    return ok(undefined);
  };
  return { add, orderId: () => cart.order?.id ?? ports.carts.get() };
};
