import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ChangeOrigin, Difference, Zone } from './zone.ts';

/** A change that was written against `version` of the zone. */
export type ZoneEdit = Difference & { readonly version: number; readonly origin: ChangeOrigin };

/**
 * The DNS records of a customer's domains. A service that is no domain, or another customer's, is `not-found`, as is
 * every zone of a shop without name servers; `denied` without a customer's session. The service behind it hands the
 * records to the name servers.
 */
export type ZoneGateway = {
  readonly load: (id: ServiceId) => Promise<Result<Zone, PortFailure>>;
  /**
   * Returns the zone after the change; a change without effect makes no version. Refusals: `zone-changed` when `version`
   * is no longer the current one, `zone-refused` {problem, record} as `applyDifference`, `domain-not-active`,
   * `bad-input` for records that are not canonical, `idempotency-key-reused`.
   */
  readonly change: (id: ServiceId, edit: ZoneEdit, key: IdempotencyKey) => Promise<Result<Zone, PortFailure>>;
  /**
   * Returns the zone; its name servers follow. Refusals: `domain-not-active`, `not-found` where they do not sign,
   * `idempotency-key-reused`.
   */
  readonly setSigned: (id: ServiceId, isSigned: boolean, key: IdempotencyKey) => Promise<Result<Zone, PortFailure>>;
  /**
   * Returns a token by which a program sets the address of this name, in place of an earlier one; nobody tells it again.
   * Refusals: `domain-not-active`, `bad-input` for another name than `parseUpdateName` gives, or too many.
   */
  readonly createUpdateToken: (id: ServiceId, name: string) => Promise<Result<string, PortFailure>>;
  /** Returns the zone without the token; `not-found` without one of this name. Refusal: `idempotency-key-reused`. */
  readonly removeUpdateToken: (id: ServiceId, name: string, key: IdempotencyKey) => Promise<Result<Zone, PortFailure>>;
};
