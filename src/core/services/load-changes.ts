import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { forCustomer } from '#core/session/for-customer.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import type { UseCases } from '#core/use-cases.ts';
import type { ServiceChanges } from './service-changes.port.ts';

export type ChangePorts = VisitorPorts & { readonly changes: ServiceChanges };

/** What the customer can renew, the next to end first, each with its price. [SVC-01] */
export const loadRenewals =
  (ports: ChangePorts): UseCases['loadRenewals'] =>
  () =>
    forCustomer(ports)(({ partyId }) => readWithRetry(ports.delay, () => ports.changes.renewals(partyId)));

/** Larger plans of one service, each with what is due for the days that are left. [SVC-01] */
export const loadUpgrades =
  (ports: ChangePorts): UseCases['loadUpgrades'] =>
  ({ id }) =>
    forCustomer(ports)(() => readWithRetry(ports.delay, () => ports.changes.upgrades(id)));
