import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import type { EndingState, ServiceEnding } from './service-ending.port.ts';

export type EndingPorts = VisitorPorts & { readonly ending: ServiceEnding };

/** Another customer's is `not-found`. [SVC-01] */
export const loadServiceEnding = query(
  (ports: EndingPorts): UseCase<{ readonly id: ServiceId }, EndingState> =>
    ({ id }) =>
      callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.ending.load(id))),
);
