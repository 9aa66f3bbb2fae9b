import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { time } from '#backend/platform/database/columns.ts';
import type { GraceStep } from '#core/ending-rules/grace-steps.ts';

/** What was done about the unpaid debts of a service; one row per debt and step, for any number of workers. */
export const serviceGraceSteps = pgTable(
  'service_grace_steps',
  {
    serviceId: text('service_id')
      .notNull()
      .references(() => cloudServices.id),
    /** Names the end of a term or an instalment, so that a renewed term has no history. */
    debt: text('debt').notNull(),
    step: text('step').$type<GraceStep>().notNull(),
    takenAt: time('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.debt, table.step] }),
    check('service_grace_steps_known', sql`${table.step} in ('announce', 'suspend', 'warn', 'end')`),
  ],
);
