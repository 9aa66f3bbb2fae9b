import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import type { ServiceChangePorts } from '#core/services/changes/load-changes.ts';
import type { RenewalOffer } from '#core/services/changes/service-changes.port.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { Dong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { ScheduledInstalment } from './scheduled-instalment.ts';

/** A day by which the customer pays. */
export type DueDate = {
  /** The same for the same due date, whenever it is asked for. */
  readonly id: string;
  readonly kind: 'renewal' | 'instalment';
  readonly name: string;
  /** ms since 1970 UTC, on the day in Vietnam. */
  readonly at: number;
  /** đồng with VAT, at today's prices. */
  readonly amount: Dong;
  /** Where it is paid. */
  readonly path: string;
};

const toRenewalDate = ({ id, name, endDate, amounts }: RenewalOffer): DueDate => ({
  id: `renewal-${id}-${endDate}`,
  kind: 'renewal',
  name,
  at: endDate,
  amount: amounts.gross,
  path: paths.service(id, 'gia-han'),
});

const toInstalmentDate = ({ id, title, month, months, dueDate, amounts }: ScheduledInstalment): DueDate => ({
  id: `instalment-${id}`,
  kind: 'instalment',
  name: `${title} (${month}/${months})`,
  at: dueDate,
  amount: amounts.gross,
  path: paths.services,
});

/** Ends of services that can be renewed and unpaid instalments, the next first. [SVC-01, INS-01] */
export const loadDueDates = query(
  (ports: ServiceChangePorts): UseCase<Nothing, readonly DueDate[]> =>
    async () => {
      const { changes, delay } = ports;
      return callAsCustomer(ports)(async ({ partyId }) => {
        const [renewals, instalments] = await Promise.all([
          readWithRetry(delay, () => changes.renewals(partyId)),
          readWithRetry(delay, () => changes.instalments(partyId)),
        ]);
        if (!renewals.ok) return renewals;
        if (!instalments.ok) return instalments;
        const unpaid = instalments.value.filter(({ paid }) => paid === null);
        const dates = [...renewals.value.map(toRenewalDate), ...unpaid.map(toInstalmentDate)];
        return ok(dates.toSorted((a, b) => a.at - b.at));
      });
    },
);
