import type { CartView } from '#core/cart/cart.ts';
import { toCartView } from '#core/cart/cart-outcome.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { isEditable, type Order } from '#core/orders/order.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import { isUnpaidOrder } from '#core/orders/order-states.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';

export type LoadEditableOrderPorts = VisitorPorts & {
  readonly orders: OrderGateway;
  readonly catalogue: Catalogue;
};

/** An editable order as a cart view. Failures: `already-paid`, `order-closed`, `not-found`. [ROUTE-19] */
export const loadEditableOrder = query(
  (ports: LoadEditableOrderPorts): UseCase<{ readonly orderId: OrderId }, CartView & { readonly order: Order }> =>
    async ({ orderId }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const found = await readWithRetry(ports.delay, () => ports.orders.load(orderId));
      if (!found.ok) return fail(toShopFailure(found.failure));
      const order = found.value;
      if (!isUnpaidOrder(order)) return fail({ kind: 'already-paid', orderId: order.id });
      if (!isEditable(order)) return fail({ kind: 'order-closed' });
      return ok({ ...(await toCartView(ports)(order)), order });
    },
);
