import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

export const providerPeople = pgTable(
  'provider_people',
  {
    id: text('id').primaryKey(),
    /** google, facebook or zalo. */
    provider: text('provider').notNull(),
    name: text('name').notNull(),
    /** null when the provider does not know or disclose it. */
    email: text('email'),
    /** ms since 1970 UTC. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('provider_people_by_provider').on(table.provider)],
);

/** One code for one client, and later one access token (conditional update). Only digests are stored. */
export const providerGrants = pgTable(
  'provider_grants',
  {
    codeDigest: text('code_digest').primaryKey(),
    provider: text('provider').notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => providerPeople.id),
    clientId: text('client_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** base64url(SHA-256(verifier)). */
    challenge: text('challenge').notNull(),
    /** Of the code, then of the token, ms since 1970 UTC. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    tokenDigest: text('token_digest').unique('provider_grants_token'),
  },
  (table) => [index('provider_grants_expires').on(table.expiresAt)],
);
