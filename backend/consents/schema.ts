import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Contains nothing that identifies the visitor. The primary key stores each proof once. */
export const consentProofs = pgTable(
  'consent_proofs',
  {
    id: text('id').primaryKey(),
    version: integer('version').notNull(),
    /** ms since 1970 UTC, as in the visitor's cookie, which finds the proof. */
    at: bigint('chosen_at', { mode: 'number' }).notNull(),
    chat: boolean('chat').notNull(),
    statistics: boolean('statistics').notNull(),
    ads: boolean('ads').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('consent_proofs_chosen_at').on(table.at)],
);
