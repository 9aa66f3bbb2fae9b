import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { DomainContact } from './domain-contact.ts';
import type { ContactRole, DomainSettings } from './domain-settings.ts';
import type { NameServer } from './name-servers.ts';

export type DomainChange =
  /** null for those of the shop. */
  | { readonly kind: 'name-servers'; readonly servers: readonly NameServer[] | null }
  | { readonly kind: 'lock'; readonly isLocked: boolean }
  | { readonly kind: 'contact'; readonly role: ContactRole; readonly contact: DomainContact };

/** A change that was made against `version` of the settings. */
export type DomainEdit = { readonly version: number; readonly change: DomainChange };

/**
 * What a customer decides about their domains. A service that is no domain, or another customer's, is `not-found`;
 * `denied` without a customer's session. Every change and every code writes an entry into the log of the service.
 */
export type DomainControl = {
  readonly load: (id: ServiceId) => Promise<Result<DomainSettings, PortFailure>>;
  /**
   * Returns the settings afterwards, `isPending` until the registrar knows them; a change without effect makes no version. Locking makes a sent code invalid.
   * Refusals: `domain-changed` when `version` is no longer the current one, `domain-not-active`,
   * `registrant-needs-documents` for the registrant of a .vn name, `bad-input` for what is not canonical and
   * for the shop's name servers when it has none, `idempotency-key-reused`.
   */
  readonly change: (
    id: ServiceId,
    edit: DomainEdit,
    key: IdempotencyKey,
  ) => Promise<Result<DomainSettings, PortFailure>>;
  /**
   * Asks the registrar for a new code, which replaces the one before and is mailed to the verified address of the
   * domain's owner.
   * Refusals: `domain-locked`, `no-verified-email`, `too-many-auth-codes` {most, retryAfter in seconds},
   * `domain-not-active`, `idempotency-key-reused`.
   */
  readonly sendAuthCode: (id: ServiceId, key: IdempotencyKey) => Promise<Result<DomainSettings, PortFailure>>;
};
