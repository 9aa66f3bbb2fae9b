import { pgTable, text } from 'drizzle-orm/pg-core';
import { stamp } from '#backend/platform/database/columns.ts';

/** What members wrote instead of the shipped texts of a kind of mail; '' keeps the shipped one. */
export const mailTexts = pgTable('mail_texts', {
  kind: text('kind').primaryKey(),
  subject: text('subject').notNull(),
  greeting: text('greeting').notNull(),
  closing: text('closing').notNull(),
  updatedAt: stamp('updated_at').notNull(),
});
