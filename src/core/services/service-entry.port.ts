import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** `url` has a token that opens the panel or lab once, until `expiresAt` (ms since 1970 UTC): keep it in no log. */
export type Entry = { readonly url: string; readonly expiresAt: number };

/**
 * Lets owners into the panel or lab of a service without its password; another customer's service is `not-found`,
 * `denied` without a session. Refusals: `service-action-impossible` unless `ControlState.canEnter`,
 * `idempotency-key-reused`. [SVC-01]
 */
export type ServiceEntry = {
  /** Makes an entry, once per idempotency key, and writes it into the service's log. */
  readonly open: (id: ServiceId, idempotencyKey: IdempotencyKey) => Promise<Result<Entry, PortFailure>>;
};
