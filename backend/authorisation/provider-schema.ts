import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A log-in that is under way at a provider. The state in the address names it; only its digest is kept. Guard: whoever
 * takes the request deletes its row, so it is taken once.
 */
export const providerRequests = pgTable(
  'provider_requests',
  {
    stateDigest: text('state_digest').primaryKey(),
    /** google, facebook or zalo. */
    provider: text('provider').notNull(),
    /** Proves at the token endpoint that the code is asked for by who began. [RFC 7636] */
    verifier: text('verifier').notNull(),
    /** Of the OpenID Connect id token; empty where the provider has none. */
    nonce: text('nonce').notNull(),
    /** Where the browser goes with a hand-over token. */
    returnUrl: text('return_url').notNull(),
    /** Where it goes with ACCESS_DENIED. */
    errorUrl: text('error_url').notNull(),
    /** The anonymous session that began; its cart comes along. */
    guestSessionId: text('guest_session_id'),
    /** ms since 1970 UTC. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('provider_requests_expires').on(table.expiresAt)],
);
