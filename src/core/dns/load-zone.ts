import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import type { ZonePorts } from './change-zone.ts';
import type { Zone } from './zone.ts';

/** Another customer's, and that of a service which is no domain, is `not-found`. */
export const loadZone = query(
  (ports: ZonePorts): UseCase<{ readonly id: ServiceId }, Zone> =>
    ({ id }) =>
      callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.zones.load(id))),
);
