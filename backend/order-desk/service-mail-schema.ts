import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';

/** Mails to the customers of several services, as a member wrote them. */
export const serviceMails = pgTable(
  'service_mails',
  {
    id: text('id').primaryKey(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    serviceIds: text('service_ids').array().notNull(),
    /** Those whose customers got the mail; empty before it is sent. */
    sentServiceIds: text('sent_service_ids').array().notNull().default([]),
    madeBy: text('made_by').notNull(),
    madeAt: time('made_at').notNull(),
    sentAt: time('sent_at'),
  },
  (table) => [index('service_mails_sent').using('gin', table.sentServiceIds)],
);
