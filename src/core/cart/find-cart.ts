import { isCancelledCart, isInactiveCart, type Order } from '#core/orders/order.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import { isPlaced } from '#core/orders/order-states.ts';
import type { CartPointer } from '#core/session/cart-pointer.port.ts';
import type { Visitor } from '#core/session/visitor.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { isHidden, type PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok, type Result } from '#core/shared/result.ts';

export type FindCartPorts = { readonly orders: OrderGateway; readonly carts: CartPointer; readonly delay: Delay };

export type FoundCart = {
  /** null when the visitor has no open cart. */
  readonly order: Order | null;
  /** A cart that turned out to be paid or closed. */
  readonly inactiveCartId: OrderId | null;
  /** The cookie's cart, which somebody cancelled: the cookie keeps it until the visitor has read so. [ACC-05] */
  readonly cancelledCartId: OrderId | null;
  /** Whether the services refuse this browser's token for a cart that it has: nobody can say what is in it. [VIS-02] */
  readonly isDenied: boolean;
};

/**
 * Finds the cart: `asked` (the page's query), cookie, recovery slot, owner's order. Skips ids that the visitor may not
 * use and drops inactive carts from the cookie except a cancelled one, but not from the recovery slot in the same
 * request: another tab may have set both to a new cart. While a lookup fails, its id waits in the recovery slot, so
 * that no second cart is created. Prefers an open cart to an unpaid order unless the page names it. Failures: those of
 * inconclusive lookups. [CART-02, CART-11, CART-15, CART-17, FIN-02, ACC-06]
 */
export const findCart =
  (ports: FindCartPorts) =>
  async (visitor: Visitor, asked: OrderId | null): Promise<Result<FoundCart, PortFailure>> => {
    let inactiveCartId: OrderId | null = null;
    let cancelledCartId: OrderId | null = null;
    let isDenied = false;
    const owned = fromOwner(visitor);
    const hasRecovery = ports.carts.recovery() !== ports.carts.get();
    const recovered = hasRecovery ? [fromRecoverySlot(asked, owned)] : [];
    for (const place of [fromRequest(asked), fromCookie(asked, owned), ...recovered, owned]) {
      const found = await place(ports);
      if (!found.ok) return found;
      inactiveCartId = found.value.inactiveCartId ?? inactiveCartId;
      cancelledCartId = found.value.cancelledCartId ?? cancelledCartId;
      isDenied ||= found.value.isDenied;
      const { order } = found.value;
      if (order !== null) return ok({ order, inactiveCartId, cancelledCartId: null, isDenied: false });
    }
    return ok({ order: null, inactiveCartId, cancelledCartId, isDenied });
  };

type CartSource = (ports: FindCartPorts) => Promise<Result<FoundCart, PortFailure>>;

const none: FoundCart = { order: null, inactiveCartId: null, cancelledCartId: null, isDenied: false };
const noCart = ok(none);

const without = ({ kind }: PortFailure): Result<FoundCart, never> => ok({ ...none, isDenied: kind === 'denied' });

const load = ({ orders, delay }: FindCartPorts, id: OrderId): Promise<Result<Order, PortFailure>> =>
  readWithRetry(delay, () => orders.load(id));

const checkInactive = (carts: CartPointer, order: Order): Result<FoundCart, never> => {
  if (!isInactiveCart(order)) return ok({ ...none, order });
  const isInCookie = carts.get() === order.id;
  const isCancelled = isInCookie && isCancelledCart(order);
  if (isInCookie && !isCancelled) carts.clear();
  return ok({ ...none, inactiveCartId: order.id, cancelledCartId: isCancelled ? order.id : null });
};

const fromRequest =
  (asked: OrderId | null): CartSource =>
  async (ports) => {
    if (asked === null || asked === ports.carts.get()) return noCart;
    const found = await load(ports, asked);
    if (found.ok) return checkInactive(ports.carts, found.value);
    return isHidden(found.failure) ? without(found.failure) : found;
  };

const fromCookie =
  (asked: OrderId | null, owned: CartSource): CartSource =>
  async (ports) => {
    const { carts } = ports;
    const id = carts.get();
    if (id === null) return noCart;
    const found = await load(ports, id);
    if (found.ok) return preferOpenCart(ports, found.value, asked, owned);
    carts.clear();
    // A login renews a rejected token only where no cart waits for it.
    if (found.failure.kind === 'denied' && carts.recovery() === id) carts.setRecovery(null);
    if (isHidden(found.failure)) return without(found.failure);
    if (carts.recovery() !== id) carts.setRecovery(id);
    return found;
  };

const fromRecoverySlot =
  (asked: OrderId | null, owned: CartSource): CartSource =>
  async (ports) => {
    const { carts } = ports;
    const id = carts.recovery();
    if (id === null) return noCart;
    const found = await load(ports, id);
    if (!found.ok && !isHidden(found.failure)) return found;
    if (found.ok && !isInactiveCart(found.value)) {
      carts.set(id);
      // As after its creation: it outlives the cookie while the browser runs.
      carts.setRecovery(id, 'session');
    } else carts.setRecovery(null);
    if (!found.ok) return without(found.failure);
    return preferOpenCart(ports, found.value, asked, owned);
  };

/** When the cookie's order is placed and the page does not name it, uses the owner's open cart. [ACC-06] */
const preferOpenCart = async (
  ports: FindCartPorts,
  order: Order,
  asked: OrderId | null,
  owned: CartSource,
): Promise<Result<FoundCart, PortFailure>> => {
  const held = checkInactive(ports.carts, order);
  if (isInactiveCart(order) || !isPlaced(order) || asked === order.id) return held;
  const saved = await owned(ports);
  return saved.ok && saved.value.order === null ? held : saved;
};

const fromOwner =
  (visitor: Visitor): CartSource =>
  async (ports) => {
    if (visitor.kind === 'anonymous') return noCart;
    const owned = await readWithRetry(ports.delay, () => ports.orders.findByOwner(visitor.user.partyId));
    if (!owned.ok) return isHidden(owned.failure) ? noCart : owned;
    const found = await load(ports, owned.value);
    if (!found.ok) return isHidden(found.failure) ? noCart : found;
    if (!isInactiveCart(found.value)) ports.carts.set(owned.value);
    return checkInactive(ports.carts, found.value);
  };
