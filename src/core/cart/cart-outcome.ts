import type { Catalogue, ListedOffer } from '#core/catalogue/catalogue.port.ts';
import { type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import { isPlaced } from '#core/orders/order-states.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import type { CartNotice, CartOutcome, CartView } from './cart.ts';
import { buildCartView } from './cart-view.ts';

export type CartOutcomePorts = {
  readonly orders: OrderGateway;
  readonly catalogue: Catalogue;
  readonly delay: Delay;
  readonly log: Log;
};

/**
 * Without a catalogue answer, lines offer no other terms and no location is sold out. `loaded`: products that the
 * command has just read. [ERR-02, CAT-10]
 */
export const toCartView =
  ({ catalogue, log }: Pick<CartOutcomePorts, 'catalogue' | 'log'>) =>
  async (order: Order, loaded: readonly ListedOffer[] = []): Promise<CartView> => {
    const isLoaded = ({ productId }: OrderLine): boolean => loaded.some(({ id }) => id === productId);
    const ids = topLines(order).flatMap((line) => (isLoaded(line) ? [] : line.productId));
    if (ids.length === 0) return buildCartView(order, loaded);
    const offers = await catalogue.listOffers([...new Set(ids)]);
    if (!offers.ok) log.warn('Failed to fetch prices and stock', { kind: offers.failure.kind });
    return buildCartView(order, offers.ok ? [...loaded, ...offers.value] : loaded);
  };

/** Command outcome for an order that is already loaded. [CART-09] */
export const toCartOutcome =
  (ports: CartOutcomePorts) =>
  async (order: Order, notice: CartNotice, loaded: readonly ListedOffer[] = []): Promise<CartOutcome> => {
    const cart = await toCartView(ports)(order, loaded);
    return { cart, notice, notify: notice === 'added' ? cart.itemCount : null, goTo: editPathOf(order) };
  };

/** A placed order has its own edit page, because it may not be the cart. [ROUTE-19] */
const editPathOf = (order: Order): string => (isPlaced(order) ? paths.updateOrder(order.id) : paths.cart(order.id));

/** The change was accepted but the cart cannot be reloaded; the target page loads it. [CART-17] */
const acceptedWithoutReload =
  ({ log }: Pick<CartOutcomePorts, 'log'>) =>
  (id: OrderId, notice: CartNotice, { kind }: PortFailure): CartOutcome => {
    log.warn('Failed to fetch order data', { kind });
    return { cart: null, notice, notify: null, goTo: paths.cart(id) };
  };

/** [CART-09] */
export const reloadCartOutcome =
  (ports: CartOutcomePorts) =>
  async (id: OrderId, notice: CartNotice): Promise<CartOutcome> => {
    const order = await readWithRetry(ports.delay, () => ports.orders.load(id));
    return order.ok
      ? toCartOutcome(ports)(order.value, notice)
      : acceptedWithoutReload(ports)(id, notice, order.failure);
  };
