import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers of writes by the key of the press that caused them. The primary key is the guard. */
export const idempotencyKeys = pgTable(
  'intents',
  {
    sessionId: text('session_id').notNull(),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.key] }), index('intents_created_at').on(table.createdAt)],
);

/** What has been seeded into this database, by fingerprint of the seed. */
export const seedRuns = pgTable('seed_runs', {
  fingerprint: text('fingerprint').primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
