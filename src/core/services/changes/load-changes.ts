import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { EXPIRING_WITHIN_DAYS } from '#core/services/service-row.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { dayNumberAt } from '#core/shared/calendar.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { DowngradeChoice } from './next-plan.ts';
import type { RenewalOffer, ServiceChanges, UpgradeOffer } from './service-changes.port.ts';

export type ServiceChangePorts = VisitorPorts & { readonly changes: ServiceChanges };

/** `isDue`: it ends within 30 days, or has ended. */
export type RenewalRow = RenewalOffer & { readonly isDue: boolean };

/** Next to expire first. [SVC-01] */
export const loadRenewals = query(
  (ports: ServiceChangePorts & { readonly clock: Clock }): UseCase<Nothing, readonly RenewalRow[]> =>
    async () => {
      const { changes, clock, delay } = ports;
      const found = await callAsCustomer(ports)(({ partyId }) => readWithRetry(delay, () => changes.renewals(partyId)));
      if (!found.ok) return found;
      const lastDay = dayNumberAt(clock.now()) + EXPIRING_WITHIN_DAYS;
      return ok(found.value.map((offer) => ({ ...offer, isDue: dayNumberAt(offer.endDate) <= lastDay })));
    },
);

/** Priced for the remaining days. [SVC-01] */
export const loadUpgrades = query(
  (ports: ServiceChangePorts): UseCase<{ readonly id: ServiceId }, readonly UpgradeOffer[]> =>
    ({ id }) =>
      callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.changes.upgrades(id))),
);

/** Smaller plans for the next term, and the chosen one. [SVC-01] */
export const loadDowngrades = query(
  (ports: ServiceChangePorts): UseCase<{ readonly id: ServiceId }, DowngradeChoice> =>
    ({ id }) =>
      callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.changes.downgrades(id))),
);
