import { MAX_ACCESS_KEYS } from '#core/control-rules/access-keys.ts';
import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { AccessKey, AccessKeys } from './access-keys.port.ts';

export type AccessKeyPorts = VisitorPorts & { readonly accessKeys: AccessKeys };

export type AccessKeysView = {
  readonly keys: readonly AccessKey[];
  /** How many more can be made. */
  readonly free: number;
};

/** Keys of a store, newest first; another customer's is `not-found`. [SVC-01] */
export const loadAccessKeys = query(
  (ports: AccessKeyPorts): UseCase<{ readonly id: ServiceId }, AccessKeysView> =>
    async ({ id }) => {
      const found = await callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.accessKeys.list(id)));
      return found.ok ? ok({ keys: found.value, free: Math.max(0, MAX_ACCESS_KEYS - found.value.length) }) : found;
    },
);
