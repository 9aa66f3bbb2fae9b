import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { isPlaced, type Order, topLines } from '#core/orders/order.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { CartNotice, CartOutcome, CartView } from './cart.ts';
import { cartViewOf } from './cart-view.ts';

export type CartOutcomePorts = {
  readonly orders: OrderGateway;
  readonly catalogue: Catalogue;
  readonly delay: Delay;
  readonly log: Log;
};

/**
 * Draws an order; without the catalogue's answer its lines offer no other terms, and no place is said to be sold out.
 * [ERR-02, CAT-10]
 */
export const drawCart =
  ({ catalogue, log }: Pick<CartOutcomePorts, 'catalogue' | 'log'>) =>
  async (order: Order): Promise<CartView> => {
    const ids = [...new Set(topLines(order).map((line) => line.productId))];
    if (ids.length === 0) return cartViewOf(order, []);
    const placed = topLines(order).flatMap(({ productId, options }) => (options.length > 0 ? [productId] : []));
    const [prices, places] = await Promise.all([
      catalogue.listPrices(ids),
      placed.length > 0 ? catalogue.places([...new Set(placed)]) : ok([]),
    ]);
    if (!prices.ok) log.warn('Failed to fetch price data', { kind: prices.failure.kind });
    if (!places.ok) log.warn('Failed to fetch stock data', { kind: places.failure.kind });
    return cartViewOf(order, prices.ok ? prices.value : [], places.ok ? places.value : []);
  };

/** What a command answers when it is done with an order that it holds already. [CART-09] */
export const outcomeWith =
  (ports: CartOutcomePorts) =>
  async (order: Order, notice: CartNotice): Promise<CartOutcome> => {
    const cart = await drawCart(ports)(order);
    return { cart, notice, notify: notice === 'added' ? cart.itemCount : null, goTo: pathOf(order) };
  };

/** Lines of a placed order are changed on a page of their own: it may be another order than the cart. [ROUTE-19] */
const pathOf = (order: Order): string => (isPlaced(order) ? paths.updateOrder(order.id) : paths.cart(order.id));

/** A change that was accepted though its cart cannot be read again: the page that it goes to asks for it. [CART-17] */
export const acceptedUnseen =
  ({ log }: Pick<CartOutcomePorts, 'log'>) =>
  (id: OrderId, notice: CartNotice, { kind }: PortFailure): CartOutcome => {
    log.warn('Failed to fetch order data', { kind });
    return { cart: null, notice, notify: null, goTo: paths.cart(id) };
  };

/** What a command answers after loading its order again. [CART-09] */
export const outcomeOf =
  (ports: CartOutcomePorts) =>
  async (id: OrderId, notice: CartNotice): Promise<CartOutcome> => {
    const order = await readWithRetry(ports.delay, () => ports.orders.load(id));
    return order.ok ? outcomeWith(ports)(order.value, notice) : acceptedUnseen(ports)(id, notice, order.failure);
  };
