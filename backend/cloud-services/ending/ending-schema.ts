import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { money, time } from '#backend/platform/database/columns.ts';
import type { RefundState } from '#core/ending-rules/refund-offer.ts';

/**
 * Wishes to end a service now and to be paid back, of which a unique index allows one that was not refused per service, and
 * money that staff give back while it runs on.
 */
export const refundRequests = pgTable(
  'refund_requests',
  {
    /** 128 random bits, hexadecimal. */
    id: text('id').primaryKey(),
    serviceId: text('service_id')
      .notNull()
      .references(() => cloudServices.id),
    state: text('state').$type<RefundState>().notNull().default('asked'),
    net: money('net').notNull(),
    exempt: money('exempt').notNull(),
    vat: money('vat').notNull(),
    gross: money('gross').notNull(),
    /** Whether the service runs on. */
    keepsService: boolean('keeps_service').notNull().default(false),
    /** Bank, number and holder, encrypted; null once nobody needs it. */
    account: text('account'),
    /** Party of the customer. */
    actor: text('actor').notNull(),
    /** Why a member asked for a part that they chose; empty for the customer's wish. */
    askedReason: text('asked_reason').notNull().default(''),
    /** Name of the member of the staff who decided, and of a refusal the reason. */
    decidedBy: text('decided_by'),
    reason: text('reason').notNull().default(''),
    askedAt: time('asked_at').notNull(),
    decidedAt: time('decided_at'),
    paidAt: time('paid_at'),
  },
  (table) => [
    uniqueIndex('refund_requests_one_per_service')
      .on(table.serviceId)
      .where(sql`state <> 'refused' and not keeps_service`),
    index('refund_requests_by_state').on(table.state, table.askedAt),
    check('refund_requests_state_known', sql`${table.state} in ('asked', 'confirmed', 'refused', 'paid')`),
    check('refund_requests_sum', sql`${table.net} + ${table.exempt} + ${table.vat} = ${table.gross}`),
    check('refund_requests_decided', sql`(${table.state} = 'asked') = (${table.decidedAt} is null)`),
    check('refund_requests_paid', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
  ],
);

export type RefundRow = typeof refundRequests.$inferSelect;
