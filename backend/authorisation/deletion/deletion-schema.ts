import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { parties } from '#backend/authorisation/schema.ts';
import { stamp } from '#backend/platform/database/columns.ts';

/** Accounts that their customers want deleted. Who deletes the row has decided about the request. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    partyId: text('party_id')
      .primaryKey()
      .references(() => parties.id, { onDelete: 'cascade' }),
    /** Of the link in the mail. */
    cancelDigest: text('cancel_digest').notNull(),
    effectiveAt: stamp('effective_at').notNull(),
  },
  (table) => [
    index('account_deletions_cancel').on(table.cancelDigest),
    index('account_deletions_effective').on(table.effectiveAt),
  ],
);
