import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { Order } from './order.ts';
import type { OrderGateway } from './order-gateway.port.ts';

/** Another visitor's order is `not-found`. */
export const loadOrder = query(
  (ports: VisitorPorts & { readonly orders: OrderGateway }): UseCase<{ readonly orderId: OrderId }, Order> =>
    async ({ orderId }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const order = await readWithRetry(ports.delay, () => ports.orders.load(orderId));
      return order.ok ? order : fail(toShopFailure(order.failure));
    },
);
