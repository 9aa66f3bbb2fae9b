import type { PortFailure } from '#core/shared/failure.ts';
import type { AccessKeyId, IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** A key of an S3 store; its secret is no part of it. */
export type AccessKey = {
  readonly id: AccessKeyId;
  readonly name: string;
  /** ms since 1970 UTC. */
  readonly createdAt: number;
  /** Last `SHOWN_OF_SECRET` characters of the secret. */
  readonly ending: string;
  /** Whether `takeSecret` has a secret to show. */
  readonly isSecretWaiting: boolean;
};

/**
 * Access keys of a customer's stores, newest first; another customer's service is `not-found`, `denied` without a
 * session. Each method but `list` writes an entry into the service's log. Refusals: `service-action-impossible` for a
 * service without keys or that does not run, `too-many-access-keys` {most}, `bad-input`, `idempotency-key-reused`.
 * [SVC-01]
 */
export type AccessKeys = {
  /** Empty for a service without keys. */
  readonly list: (id: ServiceId) => Promise<Result<readonly AccessKey[], PortFailure>>;
  /** Makes a key, once per idempotency key. */
  readonly create: (
    id: ServiceId,
    name: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<readonly AccessKey[], PortFailure>>;
  /** Returns the secret of a key, and deletes it: `not-found` afterwards. */
  readonly takeSecret: (id: ServiceId, key: AccessKeyId) => Promise<Result<string, PortFailure>>;
  /** The key opens nothing any more, also while the service is suspended. `not-found` without such a key. */
  readonly revoke: (
    id: ServiceId,
    key: AccessKeyId,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<readonly AccessKey[], PortFailure>>;
};
