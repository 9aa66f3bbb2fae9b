import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { AccessKeyId, ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { AccessKeyPorts } from './load-access-keys.ts';

export type RevokeKeyCommand = Keyed & {
  readonly id: ServiceId;
  readonly key: AccessKeyId;
  /** Name or id of the key, typed by its owner. */
  readonly confirmation: string;
};

/** Failures: `login-required`, `not-found`, `invalid-fields` for another text than the key's name or id. [SVC-01] */
export const revokeAccessKey = command(
  (ports: AccessKeyPorts): UseCase<RevokeKeyCommand, Outcome> =>
    async ({ id, key, confirmation, idempotencyKey }) => {
      const { accessKeys, delay } = ports;
      const keys = await callAsCustomer(ports)(() => readWithRetry(delay, () => accessKeys.list(id)));
      if (!keys.ok) return keys;
      const found = keys.value.find((each) => each.id === key);
      if (found !== undefined && ![found.name, found.id].includes(cleanTyped(confirmation)))
        return fail({ kind: 'invalid-fields', fields: { confirmation: 'key-name' } });
      const send = () => accessKeys.revoke(id, key, deriveIdempotencyKey(idempotencyKey, 'revoke'));
      const revoked = await callAsCustomer(ports)(() => writeOnce(delay, send));
      return revoked.ok ? ok({ goTo: paths.service(id, 'khoa'), notice: 'access-key-revoked', notify: null }) : revoked;
    },
);
