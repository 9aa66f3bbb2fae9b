import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import type { DowngradeChoice } from './next-plan.ts';
import type { RenewalOffer, ServiceChanges, UpgradeOffer } from './service-changes.port.ts';

export type ServiceChangePorts = VisitorPorts & { readonly changes: ServiceChanges };

/** Next to expire first. [SVC-01] */
export const loadRenewals = query(
  (ports: ServiceChangePorts): UseCase<Nothing, readonly RenewalOffer[]> =>
    () =>
      callAsCustomer(ports)(({ partyId }) => readWithRetry(ports.delay, () => ports.changes.renewals(partyId))),
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
