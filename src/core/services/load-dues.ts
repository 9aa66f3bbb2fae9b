import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { shopFailureOf } from '#core/failures/refusals.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { forCustomer } from '#core/session/for-customer.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { type DueRow, type DuesView, dueRow, duesView } from './instalment-due.ts';
import type { ChangePorts } from './load-changes.ts';

export type DuesPorts = ChangePorts & { readonly clock: Clock };

/** Paid and unpaid instalments of the customer. [INS-01] */
export const loadDues = query(
  (ports: DuesPorts): UseCase<Nothing, DuesView> =>
    async () => {
      const { changes, delay, clock } = ports;
      const found = await forCustomer(ports)(({ partyId }) => readWithRetry(delay, () => changes.dues(partyId)));
      return found.ok ? ok(duesView(found.value, clock.now())) : found;
    },
);

/** Instalment schedule of one order, next due first; another visitor's order is `not-found`. [INS-01] */
export const loadOrderDues = query(
  (ports: DuesPorts): UseCase<{ readonly orderId: OrderId }, readonly DueRow[]> =>
    async ({ orderId }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const { changes, delay, clock } = ports;
      const found = await readWithRetry(delay, () => changes.duesOf(orderId));
      if (!found.ok) return fail(shopFailureOf(found.failure));
      const now = clock.now();
      return ok(found.value.map((due) => dueRow(due, now)));
    },
);
