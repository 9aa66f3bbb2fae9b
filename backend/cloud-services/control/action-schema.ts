import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { time } from '#backend/platform/database/columns.ts';
import type { LoggedKind } from '#core/control-rules/logged-kind.ts';

/** The actor of what a registrar reports. */
export const REGISTRAR = 'registrar';

/** Who did what to a service, when, and how it ended. A unique index allows one running action per service. */
export const serviceActions = pgTable(
  'service_actions',
  {
    /** 128 random bits, hexadecimal. */
    id: text('id').primaryKey(),
    serviceId: text('service_id')
      .notNull()
      .references(() => cloudServices.id),
    kind: text('kind').$type<LoggedKind>().notNull(),
    /** Operating system, the new name, a snapshot's, or what a registrar tells; empty for others. */
    detail: text('detail').notNull().default(''),
    /** Party of the customer, a member, `sweep` or `registrar`. */
    actor: text('actor').notNull(),
    outcome: text('outcome').$type<'running' | 'done' | 'failed'>().notNull(),
    at: time('at').notNull(),
    /** When a worker ends it. */
    readyAt: time('ready_at').notNull(),
    finishedAt: time('finished_at'),
  },
  (table) => [
    uniqueIndex('service_actions_one_at_a_time').on(table.serviceId).where(sql`outcome = 'running'`),
    index('service_actions_of_service').on(table.serviceId, table.at),
    index('service_actions_ended').on(table.at).where(sql`kind in ('end-of-term', 'end-refunded', 'end-unpaid')`),
    index('service_actions_to_end').on(table.readyAt).where(sql`outcome = 'running'`),
    check('service_actions_outcome_known', sql`${table.outcome} in ('running', 'done', 'failed')`),
  ],
);

export type ServiceActionRow = typeof serviceActions.$inferSelect;
