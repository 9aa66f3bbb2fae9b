import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '#backend/catalogue/schema.ts';

/** What people say of a product. Guard: one review per product and author, by a unique index. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The party of a customer, or the session of a guest; of a sample its own id. */
    author: text('author').notNull(),
    stars: integer('stars').notNull(),
    text: text('text').notNull(),
    /** As it is shown. */
    reviewerName: text('reviewer_name').notNull(),
    /** How a guest can be reached; never told. */
    reviewerPhone: text('reviewer_phone').notNull().default(''),
    reviewerEmail: text('reviewer_email').notNull().default(''),
    bought: boolean('bought').notNull().default(false),
    /** Written by the seed, and its author's name says so. */
    sample: boolean('sample').notNull().default(false),
    /** ms since 1970 UTC. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('reviews_one_per_author').on(table.productId, table.author),
    index('reviews_by_product').on(table.productId, table.createdAt),
    index('reviews_by_author').on(table.author, table.createdAt),
    check('reviews_stars_in_range', sql`${table.stars} between 1 and 5`),
  ],
);

export type ReviewRow = typeof reviews.$inferSelect;
