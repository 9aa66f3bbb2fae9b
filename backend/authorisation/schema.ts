import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { stamp, time } from '#backend/platform/database/columns.ts';
import { foldedInSql } from '#backend/platform/database/folded-in-sql.ts';

/** Of a folded name, for its index. */
export const wordsOfName = (name: AnyPgColumn): SQL => sql`regexp_split_to_array(${name}, '\\W+')`;

export const parties = pgTable(
  'parties',
  {
    id: text('id').primaryKey(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    address: text('address').notNull().default(''),
    gender: text('gender'),
    birthDate: text('birth_date'),
    identityNumber: text('identity_number'),
    avatarUrl: text('avatar_url'),
    personalTitle: text('personal_title'),
    /** Since when and why the staff let it not log in; null and empty while they do. */
    blockedAt: time('blocked_at'),
    blockedReason: text('blocked_reason').notNull().default(''),
    createdAt: stamp('created_at').notNull().defaultNow(),
    /** The name as members search it: without accents, in lower case. */
    foldedName: text('folded_name').generatedAlwaysAs((): SQL => foldedInSql(parties.fullName)),
  },
  (table) => [
    // Orders of the lists of the desk, and what customers say on the telephone.
    index('parties_newest').on(table.createdAt, table.id),
    index('parties_by_name_words').using('gin', wordsOfName(table.foldedName)),
    index('parties_by_email').on(sql`lower(${table.email})`, table.email),
    index('parties_by_phone').on(table.phone),
  ],
);

/**
 * A login: e-mail address, phone number or provider account. Password, passkeys and authenticator app belong to the
 * party, which may have several logins. `status` is VERIFIED or UN_VERIFIED.
 */
export const userLogins = pgTable(
  'user_logins',
  {
    id: text('id').primaryKey(),
    /** E-mail address, phone number, or `{provider}:{external id}`. */
    userLoginId: text('user_login_id').notNull(),
    partyId: text('party_id')
      .notNull()
      .references(() => parties.id),
    status: text('status').notNull().default('UN_VERIFIED'),
    /** google, facebook or zalo; null for other logins. */
    provider: text('provider'),
    externalId: text('external_id'),
    /** Name or e-mail at the provider, to tell two links apart. */
    externalName: text('external_name').notNull().default(''),
    /** E-mail or phone supplied for a provider account; receives its activation code. */
    contact: text('contact'),
    createdAt: stamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('user_logins_name').on(table.userLoginId),
    uniqueIndex('user_logins_external').on(table.provider, table.externalId),
    index('user_logins_party').on(table.partyId),
  ],
);

/**
 * `session` acts for its visitor. `handover` is a one-time login token from a URL: it identifies the account and can be
 * exchanged once. `pending` identifies an unverified account and can complete its registration. `view` reads for a member
 * of the staff what its customer sees, and `view-link` is the link that becomes one, once.
 */
export type SessionKind = 'session' | 'handover' | 'pending' | 'view-link' | 'view';

/** Tokens of anonymous visitors and accounts; only digests are stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenDigest: text('token_digest').notNull(),
    userLoginId: text('user_login_id').references(() => userLogins.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SessionKind>().notNull().default('session'),
    /** The anonymous session before the login: gives access to what this browser created as a guest. */
    guestSessionId: text('guest_session_id'),
    /** Browser and operating system; empty when unknown. */
    device: text('device').notNull().default(''),
    /** The member of the staff who looks at the shop as this customer; null for other kinds. */
    viewerId: text('viewer_id'),
    /** The visitor counts as human until then. */
    humanUntil: stamp('human_until'),
    lastSeenAt: stamp('last_seen_at').notNull().defaultNow(),
    createdAt: stamp('created_at').notNull().defaultNow(),
    expiresAt: stamp('expires_at').notNull(),
    revokedAt: stamp('revoked_at'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenDigest),
    index('sessions_expires').on(table.expiresAt),
    index('sessions_login').on(table.userLoginId),
  ],
);

export const customers = pgTable('customers', {
  id: text('id')
    .primaryKey()
    .references(() => parties.id),
  tenantId: text('tenant_id').notNull(),
  createdBy: text('created_by').notNull().default(''),
  sourceCustomer: text('source_customer').notNull().default(''),
  memberLevel: text('member_level'),
  /** Session that created the record; a guest may order only with such records. */
  sessionId: text('session_id'),
  createdStamp: stamp('created_stamp').notNull().defaultNow(),
});
