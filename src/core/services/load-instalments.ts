import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ServiceChangePorts } from '#core/services/changes/load-changes.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import {
  type InstalmentRow,
  type InstalmentsView,
  toInstalmentRow,
  toInstalmentsView,
} from './scheduled-instalment.ts';

export type InstalmentsPorts = ServiceChangePorts & { readonly clock: Clock };

/** [INS-01] */
export const loadInstalments = query(
  (ports: InstalmentsPorts): UseCase<Nothing, InstalmentsView> =>
    async () => {
      const { changes, delay, clock } = ports;
      const found = await callAsCustomer(ports)(({ partyId }) =>
        readWithRetry(delay, () => changes.instalments(partyId)),
      );
      return found.ok ? ok(toInstalmentsView(found.value, clock.now())) : found;
    },
);

/** Next due first; another visitor's order is `not-found`. [INS-01] */
export const loadOrderInstalments = query(
  (ports: InstalmentsPorts): UseCase<{ readonly orderId: OrderId }, readonly InstalmentRow[]> =>
    async ({ orderId }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const { changes, delay, clock } = ports;
      const found = await readWithRetry(delay, () => changes.instalmentsOfOrder(orderId));
      if (!found.ok) return fail(toShopFailure(found.failure));
      const now = clock.now();
      return ok(found.value.map((due) => toInstalmentRow(due, now)));
    },
);
