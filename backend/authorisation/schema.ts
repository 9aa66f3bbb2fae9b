import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const stamp = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A person or an organisation. */
export const parties = pgTable('parties', {
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
  createdAt: stamp('created_at').notNull().defaultNow(),
});

/**
 * A name with which a party logs in: an e-mail address, a phone number, or an account at a provider. A party may have
 * several; password, passkeys and authenticator app belong to the party. `status` is VERIFIED or UN_VERIFIED.
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
    /** google, facebook or zalo; null for an e-mail address or a phone number. */
    provider: text('provider'),
    /** Id of the account at the provider. */
    externalId: text('external_id'),
    /** Name or e-mail at the provider, to tell two links apart. */
    externalName: text('external_name').notNull().default(''),
    /** E-mail or phone that an account of a provider gave of itself and that its activation code goes to. */
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
 * What a token is good for. `session` acts for its visitor. `handover` travelled in an address: it tells who it is and is
 * exchanged once. `pending` belongs to an account that is not verified: it tells who it is and completes the registration.
 */
export type SessionKind = 'session' | 'handover' | 'pending';

/** One token: of an anonymous visitor, or of an account. Only its digest is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenDigest: text('token_digest').notNull(),
    userLoginId: text('user_login_id').references(() => userLogins.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SessionKind>().notNull().default('session'),
    /** The anonymous session that a log-in came from; through it the customer uses what this browser made as a guest. */
    guestSessionId: text('guest_session_id'),
    /** Browser and system in words; empty where unknown. */
    device: text('device').notNull().default(''),
    /** Until then this visitor counts as a human being; null where he has proven nothing. */
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

/** A party as a customer of the organisation. */
export const customers = pgTable('customers', {
  id: text('id')
    .primaryKey()
    .references(() => parties.id),
  tenantId: text('tenant_id').notNull(),
  createdBy: text('created_by').notNull().default(''),
  sourceCustomer: text('source_customer').notNull().default(''),
  memberLevel: text('member_level'),
  /** Session that made the record; a guest may put only his own customers on an order. */
  sessionId: text('session_id'),
  createdStamp: stamp('created_stamp').notNull().defaultNow(),
});
