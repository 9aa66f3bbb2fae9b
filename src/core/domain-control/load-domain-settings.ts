import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import type { DomainControlPorts } from './change-domain.ts';
import type { DomainSettings } from './domain-settings.ts';

/** Another customer's, and those of a service which is no domain, are `not-found`. */
export const loadDomainSettings = query(
  (ports: DomainControlPorts): UseCase<{ readonly id: ServiceId }, DomainSettings> =>
    ({ id }) =>
      callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.domainControl.load(id))),
);
