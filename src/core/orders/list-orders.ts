import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import type { OrderGateway } from './order-gateway.port.ts';
import type { NamedStatus, OrderHistory, OrderList, OrderQuery } from './order-history.port.ts';

export type ListOrdersPorts = VisitorPorts & { readonly orders: OrderGateway; readonly history: OrderHistory };

/** Newest first, with status names (empty on failure). Failures: `login-required`. [ORD-01, SDK-01] */
export const listOrders = query(
  (ports: ListOrdersPorts): UseCase<OrderQuery, OrderList & { readonly statuses: readonly NamedStatus[] }> =>
    ({ keyword, status, page }) =>
      callAsCustomer(ports)(async () => {
        const { orders, history, delay, log } = ports;
        const wanted = cleanTyped(keyword ?? '');
        const query = { keyword: wanted === '' ? null : wanted, status, page: Math.max(1, page) };
        const [list, statuses] = await Promise.all([
          readWithRetry(delay, () => history.list(query)),
          orders.statuses(),
        ]);
        if (!list.ok) return list;
        return ok({ ...list.value, statuses: valueOr(log, 'Failed to fetch order statuses', statuses, []) });
      }),
);
