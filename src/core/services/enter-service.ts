import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { ServiceEntry } from './service-entry.port.ts';

type EntryPorts = VisitorPorts & { readonly entry: ServiceEntry };

/**
 * Leads to the panel or lab of a service. A command, so that its one-time address is never in a cache or a prefetched
 * page. Failures: `login-required`, `not-found`, `service-action-impossible`. [SVC-01]
 */
export const enterService = command(
  (ports: EntryPorts): UseCase<Keyed & { readonly id: ServiceId }, Outcome> =>
    async ({ id, idempotencyKey }) => {
      const send = () => ports.entry.open(id, idempotencyKey);
      const opened = await callAsCustomer(ports)(() => writeOnce(ports.delay, send));
      return opened.ok ? ok({ goTo: opened.value.url, notice: null, notify: null }) : opened;
    },
);
