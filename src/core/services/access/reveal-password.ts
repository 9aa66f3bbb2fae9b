import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import type { ServicesPorts } from '#core/services/load-services.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { ShownOnce } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';

/** A command, so that the password is never in a cache, URL or prefetched page; changes nothing. [ENT-13] */
export const revealPassword = command(
  (ports: ServicesPorts): UseCase<Keyed & { readonly id: ServiceId }, ShownOnce> =>
    async ({ id }) => {
      const password = await callAsCustomer(ports)(() =>
        readWithRetry(ports.delay, () => ports.services.initialPassword(id)),
      );
      return password.ok
        ? ok({ secret: password.value, goTo: paths.service(id), notice: 'first-password-shown', notify: null })
        : password;
    },
);
