import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';
import type { PlannedExtension } from '#contracts/desk/service-extension-record.ts';

/** Days that the staff give several services. What each got is in the log of the service. */
export const serviceExtensions = pgTable('service_extensions', {
  id: text('id').primaryKey(),
  days: integer('days').notNull(),
  reason: text('reason').notNull(),
  serviceIds: text('service_ids').array().notNull(),
  /** Ends and effects as they were when the days were given, without names; null before. */
  outcome: jsonb('outcome').$type<readonly Pick<PlannedExtension, 'id' | 'endsBefore' | 'endsAfter' | 'effect'>[]>(),
  madeBy: text('made_by').notNull(),
  madeAt: time('made_at').notNull(),
  doneAt: time('done_at'),
});
