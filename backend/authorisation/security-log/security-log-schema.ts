import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';
import type { SecurityEventKind, SecurityResult } from './security-events.ts';

/**
 * Who did what, when, from where and with what result. It holds no personal data beside what a member of the staff gave as
 * reason: names, networks and sessions are keyed digests, and accounts are ids that outlive the account.
 */
export const securityLog = pgTable(
  'security_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: time('done_at').notNull(),
    event: text('event').$type<SecurityEventKind>().notNull(),
    result: text('result').$type<SecurityResult>().notNull(),
    /** Code of a refusal, or empty. */
    failure: text('failure').notNull(),
    /** The person whose account it is; empty when unknown. */
    partyId: text('party_id').notNull(),
    /** Digest of the typed login name, or empty. */
    name: text('name').notNull(),
    network: text('network').notNull(),
    /** Digest of the session's id, or empty. */
    session: text('session').notNull(),
    /** Why a member of the staff did it; empty for all other entries. */
    reason: text('reason').notNull().default(''),
    /** Equal refusals of one minute share an entry, so that nobody fills the disk. null for other entries. */
    repeats: text('repeats').unique(),
    times: integer('times').notNull().default(1),
  },
  (table) => [
    index('security_log_at').on(table.at),
    index('security_log_party').on(table.partyId),
    index('security_log_name').on(table.name),
  ],
);
