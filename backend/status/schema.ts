import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';

/** Whether a part answered in an interval; of several backends that measured it one that saw a fault counts. */
export const statusMeasurements = pgTable(
  'status_measurements',
  {
    /** As in `StatusPart`. */
    part: text('part').notNull(),
    /** Begin of the interval. */
    at: time('at').notNull(),
    isUp: boolean('is_up').notNull(),
  },
  (table) => [primaryKey({ columns: [table.part, table.at] }), index('status_measurements_at').on(table.at)],
);

/** Faults that the staff tell of. */
export const incidents = pgTable(
  'incidents',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    parts: jsonb('parts').$type<readonly string[]>().notNull(),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at'),
    /** Oldest first. */
    updates: jsonb('updates').$type<readonly { readonly at: number; readonly text: string }[]>().notNull(),
  },
  (table) => [index('incidents_started').on(table.startedAt)],
);

export type IncidentRow = typeof incidents.$inferSelect;
