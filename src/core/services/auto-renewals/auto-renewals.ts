import { command, type Keyed, type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { AutoRenewals } from './auto-renewals.port.ts';

type AutoRenewalPorts = VisitorPorts & { readonly autoRenewals: AutoRenewals };

/** The customer's services that are renewed from the balance. [SVC-01] */
export const loadAutoRenewals = query(
  (ports: AutoRenewalPorts): UseCase<Nothing, readonly ServiceId[]> =>
    () =>
      callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.autoRenewals.list())),
);

/** Failures: `login-required`, `not-found`, `service-action-impossible`. [SVC-01] */
export const setAutoRenewal = command(
  (ports: AutoRenewalPorts): UseCase<Keyed & { readonly id: ServiceId; readonly isOn: boolean }, Outcome> =>
    async ({ id, isOn, idempotencyKey }) => {
      const set = await callAsCustomer(ports)(() =>
        writeOnce(ports.delay, () => ports.autoRenewals.set(id, isOn, idempotencyKey)),
      );
      const notice = isOn ? 'auto-renewal-on' : 'auto-renewal-off';
      return set.ok ? ok({ goTo: paths.service(id, 'gia-han'), notice, notify: null }) : set;
    },
);
