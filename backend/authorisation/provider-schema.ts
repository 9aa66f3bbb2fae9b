import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A login in progress at a provider. The state in the URL identifies it; only its digest is stored. Concurrency: the
 * request is consumed by deleting its row, so it is used once.
 */
export const providerRequests = pgTable(
  'provider_requests',
  {
    stateDigest: text('state_digest').primaryKey(),
    /** google, facebook or zalo. */
    provider: text('provider').notNull(),
    /** Proves to the token endpoint that the client that started the login requests the token. [RFC 7636] */
    verifier: text('verifier').notNull(),
    /** Of the OpenID Connect id token; empty for providers without one. */
    nonce: text('nonce').notNull(),
    /** Redirect target with a one-time login token. */
    returnUrl: text('return_url').notNull(),
    /** Redirect target with ACCESS_DENIED. */
    errorUrl: text('error_url').notNull(),
    /** The anonymous session that started the login; the customer adopts its cart. */
    guestSessionId: text('guest_session_id'),
    /** ms since 1970 UTC. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('provider_requests_expires').on(table.expiresAt)],
);
