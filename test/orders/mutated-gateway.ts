import type { Order } from '#core/orders/order.ts';
import { type AddedLine, isNewCart, type NewCart, type OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { lineItemId, type OrderId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { freshIdempotencyKey, type OrderWorld, type Shopper } from './order-world.ts';

/** Refusals that mutants return instead of the real answer. */
export const notFound = fail({ kind: 'not-found' as const });
export const closed = fail({ kind: 'rejected' as const, code: 'order-closed', message: '' });

/** Changes every order gateway of a world. A fault that few generated cases reveal needs more `runs`. */
export const gateway =
  (change: (real: OrderGateway) => Partial<OrderGateway>, runs = 6) =>
  (world: OrderWorld): OrderWorld => {
    const changed = <Who extends Shopper>(shopper: Who): Who => ({
      ...shopper,
      orders: { ...shopper.orders, ...change(shopper.orders) },
    });
    return {
      ...world,
      runs,
      shopper: async () => changed(await world.shopper()),
      stranger: async () => changed(await world.stranger()),
      holder: async (token) => changed(await world.holder(token)),
      browser: async () => {
        const { guest, logIn } = await world.browser();
        return { guest: changed(guest), logIn: async (as) => changed(await logIn(as)) };
      },
    };
  };

/** The answer of an add that adds nothing. */
export const pretendAdded = async (
  real: OrderGateway,
  cart: OrderId | NewCart,
): Promise<Result<AddedLine, PortFailure>> => {
  const order = isNewCart(cart) ? await real.createDraftCart(cart.cartKey) : await real.load(cart);
  return order.ok ? ok({ line: lineItemId('a'.repeat(32)), order: order.value, newGuest: null }) : order;
};

/** Returns success where the real gateway fails with this kind. */
export const ignoringFailure = async <Value>(
  asked: Promise<Result<Value, PortFailure>>,
  kind: PortFailure['kind'],
  instead: () => Promise<Result<Value, PortFailure>>,
): Promise<Result<Value, PortFailure>> => {
  const answer = await asked;
  return !answer.ok && answer.failure.kind === kind ? instead() : answer;
};

/** Changes every order that is loaded. */
export const changingLoadedOrders = (change: (order: Order) => Order) =>
  gateway((real) => ({
    load: async (id) => {
      const answer = await real.load(id);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

/** The lines of an order; empty when it cannot be loaded. */
export const linesOf = async (real: OrderGateway, id: Order['id']) => {
  const order = await real.load(id);
  return order.ok ? order.value.lines : [];
};

/** The result without its value. */
export const dropValue = (answer: Awaited<ReturnType<OrderGateway['load']>>) => (answer.ok ? ok(undefined) : answer);

/** A key other than the shopper's. */
export const anotherKey = () => freshIdempotencyKey();
