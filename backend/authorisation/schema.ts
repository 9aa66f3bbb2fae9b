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

/** An account with which a party logs in. `status` is VERIFIED or UN_VERIFIED. */
export const userLogins = pgTable(
  'user_logins',
  {
    id: text('id').primaryKey(),
    userLoginId: text('user_login_id').notNull(),
    partyId: text('party_id')
      .notNull()
      .references(() => parties.id),
    status: text('status').notNull().default('UN_VERIFIED'),
    createdAt: stamp('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('user_logins_name').on(table.userLoginId)],
);

/** One token: of an anonymous visitor, or of an account. Only its digest is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenDigest: text('token_digest').notNull(),
    userLoginId: text('user_login_id').references(() => userLogins.id),
    createdAt: stamp('created_at').notNull().defaultNow(),
    expiresAt: stamp('expires_at').notNull(),
    revokedAt: stamp('revoked_at'),
  },
  (table) => [uniqueIndex('sessions_token').on(table.tokenDigest), index('sessions_expires').on(table.expiresAt)],
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
