import { bigserial, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { parties, sessions } from '#backend/authorisation/schema.ts';
import { products } from '#backend/catalogue/schema.ts';

/** Each product once. A guest's favourites are deleted with their session. */
export const favourites = pgTable(
  'favourites',
  {
    /** Party of a customer or session of a guest. */
    keeper: text('keeper').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    partyId: text('party_id').references(() => parties.id, { onDelete: 'cascade' }),
    /** Finds the newest favourite even within one millisecond. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.keeper, table.productId] })],
);
