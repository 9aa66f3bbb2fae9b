import { MAX_KEY_NAME } from '#core/control-rules/access-keys.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { AccessKeyPorts } from './load-access-keys.ts';

export type CreateKeyCommand = Keyed & { readonly id: ServiceId; readonly keyName: string };

/**
 * Makes a key, whose secret `takeKeySecret` shows once. Failures: `login-required`, `not-found`,
 * `too-many-access-keys`, `service-action-impossible`, `invalid-fields`. [SVC-01]
 */
export const createAccessKey = command(
  (ports: AccessKeyPorts): UseCase<CreateKeyCommand, Outcome> =>
    async ({ id, keyName, idempotencyKey }) => {
      const name = cleanTyped(keyName);
      if (name === '') return fail({ kind: 'invalid-fields', fields: { keyName: 'required' } });
      if (name.length > MAX_KEY_NAME) return fail({ kind: 'invalid-fields', fields: { keyName: 'too-long' } });
      const send = () => ports.accessKeys.create(id, name, idempotencyKey);
      const created = await callAsCustomer(ports)(() => writeOnce(ports.delay, send));
      return created.ok ? ok({ goTo: paths.service(id, 'khoa'), notice: 'access-key-created', notify: null }) : created;
    },
);
