import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import type { StaffRight } from '#contracts/rights/staff-rights.ts';

export const staffAccounts = pgTable('staff_accounts', {
  id: text('id').primaryKey(),
  /** Lower case; what the member types at the log-in. */
  name: text('name').notNull().unique(),
  /** Names of roles that every shop has, and ids of the shop's own. */
  roles: text('roles').array().notNull(),
  /** argon2id; null for the demo account, which has no password. */
  passwordDigest: text('password_digest'),
  /** Encrypted secret of the authenticator app; null for the demo account. */
  totpSealed: text('totp_sealed'),
  /** Time step of the last accepted code: each code is valid once. */
  totpLastStep: integer('totp_last_step').notNull().default(0),
  isDisabled: boolean('is_disabled').notNull().default(false),
  createdAt: time('created_at').notNull(),
});

/** Roles that the shop made, beside those that every shop has. */
export const staffRoleRows = pgTable('staff_roles', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  rights: text('rights').array().$type<StaffRight[]>().notNull(),
  createdAt: time('created_at').notNull(),
});

/** Links that set up an account, or set a new password and authenticator app for one. */
export const staffLinks = pgTable('staff_links', {
  /** SHA-256 of the key in the link. */
  digest: text('digest').primaryKey(),
  /** null for a new account. */
  accountId: text('account_id').references(() => staffAccounts.id, { onDelete: 'cascade' }),
  /** Empty when the new member chooses it. */
  name: text('name').notNull(),
  roles: text('roles').array().notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the cookie. */
    digest: text('digest').notNull().unique(),
    accountId: text('account_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    /** `Chrome, Windows`; empty when the browser is not known. */
    device: text('device').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('staff_sessions_by_account').on(table.accountId)],
);

export const staffResults = ['done', 'refused', 'failed'] as const;
export type StaffResult = (typeof staffResults)[number];

/** Who did what, when, from where and with what result. Accounts may be gone, so it names them itself. */
export const staffLog = pgTable(
  'staff_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: time('done_at').notNull(),
    /** Empty when nobody was logged in. */
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    action: text('action').notNull(),
    path: text('path').notNull(),
    result: text('result').$type<StaffResult>().notNull(),
    /** Keyed digest of the network address. */
    network: text('network').notNull(),
    /** Facts before and after a command; null for other requests. */
    change: jsonb('change').$type<StaffChange>(),
    /** Of the form that was sent; null for other requests. */
    commandKey: text('command_key'),
  },
  (table) => [
    index('staff_log_at').on(table.at),
    index('staff_log_changes').on(table.id).where(sql`change is not null`),
    uniqueIndex('staff_log_once_per_form').on(table.accountId, table.path, table.commandKey),
  ],
);

export const approvalStates = ['waiting', 'approved', 'refused'] as const;

/** Commands of the desk that moved too much money for one member. */
export const staffApprovals = pgTable(
  'staff_approvals',
  {
    id: text('id').primaryKey(),
    resource: text('resource').notNull(),
    recordId: text('record_id').notNull(),
    action: text('action').notNull(),
    /** What the member sent; null once it is decided. */
    typed: jsonb('typed').$type<unknown>(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** What it would change. */
    change: jsonb('change').$type<StaffChange>().notNull(),
    askedById: text('asked_by_id').notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: time('asked_at').notNull(),
    state: text('state').$type<(typeof approvalStates)[number]>().notNull().default('waiting'),
    decidedBy: text('decided_by').notNull().default(''),
    decidedAt: time('decided_at'),
    /** Of a refusal. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('staff_approvals_one_waits')
      .on(table.resource, table.recordId, table.action)
      .where(sql`state = 'waiting'`),
    index('staff_approvals_by_state').on(table.state, table.askedAt),
  ],
);

export type StaffAccountRow = typeof staffAccounts.$inferSelect;
export type StaffSessionRow = typeof staffSessions.$inferSelect;
