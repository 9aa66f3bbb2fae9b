import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';

/** `refused` was never shown, `hidden` was. */
export const reviewStates = ['waiting', 'shown', 'refused', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** A unique index allows one review per product and author. */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    /** No foreign key: each update of the shop replaces the products, and their reviews stay. */
    productId: text('product_id').notNull(),
    /** Party of a customer or session of a guest. */
    author: text('author').notNull(),
    stars: integer('stars').notNull(),
    text: text('text').notNull(),
    reviewerName: text('reviewer_name').notNull(),
    /** Never published. */
    reviewerPhone: text('reviewer_phone').notNull().default(''),
    reviewerEmail: text('reviewer_email').notNull().default(''),
    bought: boolean('bought').notNull().default(false),
    /** Reviews of buyers are shown at once; others wait until the staff decides. */
    state: text('state').$type<ReviewState>().notNull().default('shown'),
    /** Of the last decision of the staff; null before one. Never published. */
    reason: text('reason'),
    decidedBy: text('decided_by'),
    decidedAt: time('decided_at'),
    /** What the shop says to it, published below it; empty for nothing. */
    answer: text('answer').notNull().default(''),
    answeredBy: text('answered_by').notNull().default(''),
    answeredAt: time('answered_at'),
    /** Created by the seed of an earlier version, which the next start deletes. */
    sample: boolean('sample').notNull().default(false),
    /** ms since 1970 UTC. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('reviews_one_per_author').on(table.productId, table.author),
    index('reviews_by_product').on(table.productId, table.createdAt),
    index('reviews_by_author').on(table.author, table.createdAt),
    check('reviews_stars_in_range', sql`${table.stars} between 1 and 5`),
    check('reviews_state_known', sql`${table.state} in ('shown', 'waiting', 'refused', 'hidden')`),
  ],
);

export type ReviewRow = typeof reviews.$inferSelect;
