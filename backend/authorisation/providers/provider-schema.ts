import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/** A login in progress, identified by the digest of its state. Deleting the row consumes it, so it is used once. */
export const providerRequests = pgTable(
  'provider_requests',
  {
    stateDigest: text('state_digest').primaryKey(),
    /** A name of `providerNames`. */
    provider: text('provider').notNull(),
    /** Proves that the client that started the login requests the token. [RFC 7636] */
    verifier: text('verifier').notNull(),
    /** OpenID Connect only; otherwise empty. */
    nonce: text('nonce').notNull(),
    /** Redirect target with a one-time login token. */
    returnUrl: text('return_url').notNull(),
    /** Redirect target with ACCESS_DENIED. */
    errorUrl: text('error_url').notNull(),
    /** Anonymous session that started the login; the customer adopts its cart. */
    guestSessionId: text('guest_session_id'),
    /** ms since 1970 UTC. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('provider_requests_expires').on(table.expiresAt)],
);
