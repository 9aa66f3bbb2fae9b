import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { userLogins } from '#backend/authorisation/schema.ts';
import { stamp } from '#backend/platform/database/columns.ts';

/**
 * The latest activation code of a login, by keyed digest. A conditional update counts each try before the comparison;
 * the request that deletes the row has used the code.
 */
export const activationCodes = pgTable(
  'activation_codes',
  {
    userLoginId: text('user_login_id')
      .primaryKey()
      .references(() => userLogins.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
    /** E-mail or phone that received it. */
    sentTo: text('sent_to').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: stamp('expires_at').notNull(),
  },
  (table) => [index('activation_codes_expires').on(table.expiresAt)],
);

/**
 * Open requests; unknown names get a row too, so that their codes fail alike. Concurrency as above; `token` is issued
 * for a correct code.
 */
export const resetRequests = pgTable(
  'reset_requests',
  {
    keyDigest: text('key_digest').primaryKey(),
    username: text('username').notNull(),
    userLoginId: text('user_login_id').references(() => userLogins.id, { onDelete: 'cascade' }),
    codeDigest: text('code_digest').notNull(),
    linkDigest: text('link_digest').notNull(),
    tokenDigest: text('token_digest'),
    tries: integer('tries').notNull().default(0),
    /** 0 when the message holds no digits. */
    maxTries: integer('max_tries').notNull(),
    expiresAt: stamp('expires_at').notNull(),
  },
  (table) => [
    index('reset_requests_login').on(table.userLoginId),
    index('reset_requests_link').on(table.linkDigest),
    index('reset_requests_token').on(table.tokenDigest),
    index('reset_requests_expires').on(table.expiresAt),
  ],
);

/** A correct password that awaits its second factor. Concurrency as above. */
export const secondFactorTickets = pgTable(
  'second_factor_tickets',
  {
    digest: text('digest').primaryKey(),
    userLoginId: text('user_login_id')
      .notNull()
      .references(() => userLogins.id, { onDelete: 'cascade' }),
    guestSessionId: text('guest_session_id'),
    tries: integer('tries').notNull().default(0),
    expiresAt: stamp('expires_at').notNull(),
  },
  (table) => [index('second_factor_tickets_expires').on(table.expiresAt)],
);

/** Tries in the current window; one upsert increments and returns the count. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: stamp('ends_at').notNull(),
  },
  (table) => [index('throttles_ends').on(table.endsAt)],
);

/** The primary key makes each proof valid once. */
export const botProofs = pgTable(
  'bot_proofs',
  { digest: text('digest').primaryKey(), expiresAt: stamp('expires_at').notNull() },
  (table) => [index('bot_proofs_expires').on(table.expiresAt)],
);
