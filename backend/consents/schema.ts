import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What somebody agreed to, and when. Nothing here says who. The primary key keeps each proof once. */
export const consentProofs = pgTable(
  'consent_proofs',
  {
    id: text('id').primaryKey(),
    version: integer('version').notNull(),
    /** ms since 1970 UTC, as in the visitor's cookie: by it a proof is found. */
    at: bigint('chosen_at', { mode: 'number' }).notNull(),
    chat: boolean('chat').notNull(),
    statistics: boolean('statistics').notNull(),
    ads: boolean('ads').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('consent_proofs_chosen_at').on(table.at)],
);
