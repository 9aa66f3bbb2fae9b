import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { parties } from '#backend/authorisation/schema.ts';
import { stamp } from '#backend/platform/database/columns.ts';

/**
 * A new e-mail address or phone number that is not in force yet. A digest is null once its code was right, or where no
 * code is needed. A conditional update counts each try before the comparison.
 */
export const contactChanges = pgTable(
  'contact_changes',
  {
    partyId: text('party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    field: text('field').$type<'email' | 'phone'>().notNull(),
    newContact: text('new_contact').notNull(),
    /** Empty when the account had none. */
    oldContact: text('old_contact').notNull(),
    newDigest: text('new_digest'),
    newTries: integer('new_tries').notNull().default(0),
    oldDigest: text('old_digest'),
    oldTries: integer('old_tries').notNull().default(0),
    /** Of the link in the mails to the old contact. */
    cancelDigest: text('cancel_digest').notNull(),
    codesUntil: stamp('codes_until').notNull(),
    /** When it comes into force without the old contact; null while codes are awaited. */
    effectiveAt: stamp('effective_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partyId, table.field] }),
    index('contact_changes_cancel').on(table.cancelDigest),
    index('contact_changes_effective').on(table.effectiveAt),
  ],
);

export type ContactChangeRow = typeof contactChanges.$inferSelect;
