import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** ms since 1970 UTC. */
const time = (name: string) => bigint(name, { mode: 'number' });

/**
 * Who asked for news, with the proof of his consent. Guard: an address is there once, by its primary key, and its letters
 * are counted by the upsert that makes their key. [MARKET 4.4]
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    /** In lower case. */
    email: text('email').primaryKey(),
    /** Stands in the link that ends it, instead of the address. */
    id: text('id').notNull().unique(),
    /** The sentence that was agreed to, and when. */
    agreed: text('agreed').notNull(),
    agreedAt: time('agreed_at').notNull(),
    /** Digest of the key in the newest letter; null once it is used up. */
    confirmDigest: text('confirm_digest').unique(),
    confirmUntil: time('confirm_until'),
    /** Letters to confirm since `lettersSince`. */
    letters: integer('letters').notNull().default(0),
    lettersSince: time('letters_since').notNull(),
    confirmedAt: time('confirmed_at'),
    endedAt: time('ended_at'),
  },
  (table) => [index('newsletter_subscriptions_waiting').on(table.confirmUntil)],
);

export type SubscriptionRow = typeof newsletterSubscriptions.$inferSelect;
