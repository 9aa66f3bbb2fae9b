import type { Order } from '#core/orders/order.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { freshIdempotencyKey, type OrderWorld, type Shopper } from './order-world.ts';

/** Refusals that mutants give where the true gateway gives another answer. */
export const notFound = fail({ kind: 'not-found' as const });
export const closed = fail({ kind: 'rejected' as const, code: 'order-closed', message: '' });

/** A world whose every gateway misbehaves in one way; what few draws bring to light needs more `runs`. */
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
      browser: async () => {
        const { guest, logIn } = await world.browser();
        return { guest: changed(guest), logIn: async (as) => changed(await logIn(as)) };
      },
    };
  };

/** A refusal of this kind passes for a success. */
export const swallowing = async <Value>(
  asked: Promise<Result<Value, PortFailure>>,
  kind: PortFailure['kind'],
  instead: () => Promise<Result<Value, PortFailure>>,
): Promise<Result<Value, PortFailure>> => {
  const answer = await asked;
  return !answer.ok && answer.failure.kind === kind ? instead() : answer;
};

/** Changes every order that is loaded. */
export const seeing = (change: (order: Order) => Order) =>
  gateway((real) => ({
    load: async (id) => {
      const answer = await real.load(id);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

/** The lines of an order; none where it cannot be loaded. */
export const linesOf = async (real: OrderGateway, id: Order['id']) => {
  const order = await real.load(id);
  return order.ok ? order.value.lines : [];
};

/** Only whether it went well. */
export const dropValue = (answer: Awaited<ReturnType<OrderGateway['load']>>) => (answer.ok ? ok(undefined) : answer);

/** Other presses than the shopper's. */
export const anotherPress = () => freshIdempotencyKey();
