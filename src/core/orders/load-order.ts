import { shopFailureOf } from '#core/failures/refusals.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import type { OrderGateway } from './order-gateway.port.ts';

/** One order of the visitor; somebody else's is `not-found`. */
export const loadOrder =
  (ports: VisitorPorts & { readonly orders: OrderGateway }): UseCases['loadOrder'] =>
  async ({ orderId }) => {
    const visitor = await currentVisitor(ports)();
    if (!visitor.ok) return visitor;
    const order = await readWithRetry(ports.delay, () => ports.orders.load(orderId));
    return order.ok ? order : fail(shopFailureOf(order.failure));
  };
