import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { SupportRequestId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import type { SupportDesk } from './support-desk.port.ts';
import type { SupportFileContent, SupportRequest, SupportRequestRow } from './support-request.ts';

export type SupportPorts = VisitorPorts & { readonly support: SupportDesk };

/** The customer's requests, the last changed first. */
export const listSupportRequests = query(
  (ports: SupportPorts): UseCase<Nothing, readonly SupportRequestRow[]> =>
    () =>
      callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.support.list())),
);

/** Another customer's is `not-found`. */
export const loadSupportRequest = query(
  (ports: SupportPorts): UseCase<{ readonly id: SupportRequestId }, SupportRequest> =>
    ({ id }) =>
      callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.support.load(id))),
);

/** Another customer's is `not-found`. */
export const loadSupportFile = query(
  (ports: SupportPorts): UseCase<{ readonly id: SupportRequestId; readonly file: string }, SupportFileContent> =>
    ({ id, file }) =>
      callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.support.file(id, file))),
);
