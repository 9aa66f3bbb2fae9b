import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { time } from '#backend/platform/database/columns.ts';
import type { DomainExpiryStep } from '#core/domain-control/expiry.ts';

/** What the owner of a domain was told about its expiry; one row per expiry and step, for any number of workers. */
export const domainExpirySteps = pgTable(
  'domain_expiry_steps',
  {
    serviceId: text('service_id')
      .notNull()
      .references(() => cloudServices.id),
    /** The end of the term, so that a renewed domain has no history. */
    endDate: time('end_date').notNull(),
    step: text('step').$type<DomainExpiryStep>().notNull(),
    takenAt: time('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.endDate, table.step] })],
);
