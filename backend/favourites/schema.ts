import { bigserial, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { parties, sessions } from '#backend/authorisation/schema.ts';

/** Each product once. A guest's favourites are deleted with their session. */
export const favourites = pgTable(
  'favourites',
  {
    /** Party of a customer or session of a guest. */
    keeper: text('keeper').notNull(),
    /** No foreign key: each update of the shop replaces the products, and favourites stay. */
    productId: text('product_id').notNull(),
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    partyId: text('party_id').references(() => parties.id, { onDelete: 'cascade' }),
    /** Finds the newest favourite even within one millisecond. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.keeper, table.productId] })],
);
