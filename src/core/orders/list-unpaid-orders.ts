import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { OrderHistory } from './order-history.port.ts';
import { isUnpaidOrder } from './order-states.ts';

/** `total` with VAT, in đồng. */
export type UnpaidOrder = { readonly orderId: OrderId; readonly number: string; readonly total: Dong };

/**
 * Orders that wait for payment, newest first and at most a page of them: the customer's, or those that a guest placed
 * in this browser. Creates no token. Failures: those of the port. [CART-16]
 */
export const listUnpaidOrders = query(
  (ports: VisitorPorts & { readonly history: OrderHistory }): UseCase<Nothing, readonly UnpaidOrder[]> =>
    async () => {
      const { tokens, delay, history } = ports;
      if (tokens.session() === null && tokens.anonymous() === null) return ok([]);
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const open = await readWithRetry(delay, () => history.list({ keyword: null, status: 'open', page: 1 }));
      if (!open.ok) return fail(toShopFailure(open.failure));
      return ok(
        open.value.orders
          .filter(isUnpaidOrder)
          .map(({ id, number, totals }) => ({ orderId: id, number, total: totals.gross })),
      );
    },
);
