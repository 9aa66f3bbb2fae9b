import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { forCustomer } from '#core/session/for-customer.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import type { RenewalOffer, ServiceChanges, UpgradeOffer } from './service-changes.port.ts';

export type ChangePorts = VisitorPorts & { readonly changes: ServiceChanges };

/** Services that the customer can renew, next to expire first, with prices. [SVC-01] */
export const loadRenewals = query(
  (ports: ChangePorts): UseCase<Nothing, readonly RenewalOffer[]> =>
    () =>
      forCustomer(ports)(({ partyId }) => readWithRetry(ports.delay, () => ports.changes.renewals(partyId))),
);

/** Larger plans of one service with the price for the remaining days. [SVC-01] */
export const loadUpgrades = query(
  (ports: ChangePorts): UseCase<{ readonly id: ServiceId }, readonly UpgradeOffer[]> =>
    ({ id }) =>
      forCustomer(ports)(() => readWithRetry(ports.delay, () => ports.changes.upgrades(id))),
);
