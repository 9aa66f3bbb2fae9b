import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';

/** Each address once (primary key); the upsert that creates a message's key also counts the messages. [MARKET 4.4] */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    /** Lower case. */
    email: text('email').primaryKey(),
    /** Replaces the address in the unsubscribe link. */
    id: text('id').notNull().unique(),
    /** The accepted sentence and its time. */
    agreed: text('agreed').notNull(),
    agreedAt: time('agreed_at').notNull(),
    /** Of the key in the latest message; null after use. */
    confirmDigest: text('confirm_digest').unique(),
    confirmUntil: time('confirm_until'),
    /** Counted since `mailsSince`. */
    mails: integer('letters').notNull().default(0),
    mailsSince: time('letters_since').notNull(),
    confirmedAt: time('confirmed_at'),
    endedAt: time('ended_at'),
  },
  (table) => [index('newsletter_subscriptions_waiting').on(table.confirmUntil)],
);

export type SubscriptionRow = typeof newsletterSubscriptions.$inferSelect;
