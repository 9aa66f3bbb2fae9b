import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { AccessKeyId, ServiceId } from '#core/shared/ids.ts';
import type { ShownOnce } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { ok } from '#core/shared/result.ts';
import type { AccessKeyPorts } from './load-access-keys.ts';

export type TakeSecretCommand = Keyed & { readonly id: ServiceId; readonly key: AccessKeyId };

/**
 * Shows the secret of a key, once. It is not asked again: an answer that was lost on the way is lost, and another key
 * has another secret. Failures: `login-required`, `not-found`. [SVC-01]
 */
export const takeKeySecret = command(
  (ports: AccessKeyPorts): UseCase<TakeSecretCommand, ShownOnce> =>
    async ({ id, key }) => {
      const taken = await callAsCustomer(ports)(() => ports.accessKeys.takeSecret(id, key));
      return taken.ok
        ? ok({ secret: taken.value, goTo: paths.service(id, 'khoa'), notice: 'access-key-shown', notify: null })
        : taken;
    },
);
