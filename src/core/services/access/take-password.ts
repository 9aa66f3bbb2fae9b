import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import type { ControlPorts } from '#core/services/load-service-control.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { ShownOnce } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { ok } from '#core/shared/result.ts';

/**
 * Shows the password that the last reset or reinstallation made, once. It is not asked again: an answer that was lost
 * on the way is lost, and another reset makes another password. Failures: `login-required`, `not-found`. [SVC-01]
 */
export const takePassword = command(
  (ports: ControlPorts): UseCase<Keyed & { readonly id: ServiceId }, ShownOnce> =>
    async ({ id }) => {
      const taken = await callAsCustomer(ports)(() => ports.control.takePassword(id));
      return taken.ok
        ? ok({ secret: taken.value, goTo: paths.service(id), notice: 'service-secret-shown', notify: null })
        : taken;
    },
);
