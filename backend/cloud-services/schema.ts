import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { time } from '#backend/platform/database/columns.ts';
import type { SetUp } from '#contracts/service-facts.ts';
import type { SettledState } from '#core/control-rules/power.ts';
import type { DocumentState } from '#core/domains/documents/registrant-documents.ts';
import type { TransferState } from '#core/domains/transfer.ts';
import type { OwnLineKind } from '#core/shared/goods/own-line.ts';
import { runningStatuses, type ServiceStatus } from '#core/shared/service-status.ts';

/** Each belongs to the owner of its order. A unique index allows one per unit of a line, for any number of workers. */
export const cloudServices = pgTable(
  'cloud_services',
  {
    /** 128 random bits, hexadecimal. */
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    /** Index within the line, from 0. */
    position: integer('position').notNull(),
    productId: text('product_id').notNull(),
    productTitle: text('product_title').notNull(),
    /** Handle of the product line. */
    type: text('type').notNull(),
    /** As its line said when it was bought; null where the handle says it. */
    kind: text('kind').$type<OwnLineKind>(),
    name: text('name').notNull(),
    status: text('status').$type<ServiceStatus>().notNull().default('PROCESSING'),
    startDate: time('start_date').notNull(),
    endDate: time('end_date').notNull(),
    /** Day of the month on which its terms end, 1–31; null for rows of the release before, see `anchorDayOf`. */
    anchorDay: integer('anchor_day'),
    /** Days that the shop gave beyond the paid terms; part of `endDate`. */
    givenDays: integer('given_days').notNull().default(0),
    term: integer('term').notNull(),
    unitId: text('unit_id').notNull(),
    /** Network addresses and other facts; returned only after delivery. */
    setUp: jsonb('set_up').$type<SetUp>().notNull(),
    /** State of a domain's registrant documents; null for other services. */
    papers: text('papers').$type<DocumentState>(),
    /** Progress of a domain transfer; null for other services and when completed. */
    transfer: text('transfer').$type<TransferState>(),
    /** Encrypted; null for services without a login. */
    password: text('password'),
    /** What its owner calls it and notes about it; null for the name of the set-up. */
    label: text('label'),
    note: text('note').notNull().default(''),
    /** Between two actions. */
    power: text('power').$type<SettledState>().notNull().default('running'),
    /** Its owner wants no other term. */
    endsWithTerm: boolean('ends_with_term').notNull().default(false),
    /** Chosen for the time after the period that was paid then; all null for the current plan. */
    nextProductId: text('next_product_id'),
    nextProductTitle: text('next_product_title'),
    nextPlanFrom: time('next_plan_from'),
    /** Why the staff suspended it; null while they do not. */
    holdReason: text('hold_reason'),
    /** When its owner changed the users, until a member has made the accounts agree with them; null before and after. */
    seatsChangedAt: time('seats_changed_at'),
    /** Operating system after a reinstallation; null for the one of the set-up. */
    system: text('system'),
    /** Encrypted; of the last reset or reinstallation, until its owner has seen it. */
    newPassword: text('new_password'),
    /** Who sets it up and looks after it; null for rows of the release before, see `provisionerOf`. */
    provisioner: text('provisioner'),
    /** When it is handed over; null before that is known. */
    readyAt: time('ready_at'),
    /** When it was handed over; null before, and for those handed over before this was recorded. */
    deliveredAt: time('delivered_at'),
    /** Name of the member who set it up; null when nobody did. */
    handedOverBy: text('handed_over_by'),
    /** When a name's registrant documents were handed in, last decided on, and sent to the registry. */
    papersSentAt: time('papers_sent_at'),
    papersDecidedAt: time('papers_decided_at'),
    deployedAt: time('deployed_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('cloud_services_one_per_machine').on(table.lineId, table.position),
    index('cloud_services_by_order').on(table.orderId, table.position),
    // Orders and filters of the lists of the desk, and what customers name on the telephone.
    index('cloud_services_by_end').on(table.endDate, table.id),
    index('cloud_services_by_name').on(table.name, table.id),
    index('cloud_services_newest').on(table.createdAt, table.id),
    index('cloud_services_by_status').on(table.status, table.endDate, table.id),
    index('cloud_services_running')
      .on(table.endDate, table.id, table.lineId)
      .where(
        sql`status in (${sql.raw(runningStatuses.map((status) => `'${status}'`).join(', '))}) and not ends_with_term`,
      ),
    index('cloud_services_by_line').on(table.type, table.endDate, table.id),
    index('cloud_services_with_papers').on(table.papers, table.name, table.id).where(sql`papers is not null`),
    index('cloud_services_by_plan').on(table.productId, table.nextProductId, table.status),
    index('cloud_services_found_by_name').on(sql`lower(${table.name})`),
    index('cloud_services_found_by_label').on(sql`lower(${table.label})`),
    index('cloud_services_found_by_address').using('gin', sql`(${table.setUp} -> 'ips')`),
    index('cloud_services_to_hand_over').on(table.readyAt).where(sql`status = 'PROCESSING'`),
    index('cloud_services_domains').on(table.name).where(sql`type = 'domain'`),
    index('cloud_services_next_plans').on(table.nextPlanFrom).where(sql`next_plan_from is not null`),
    check(
      'cloud_services_next_plan',
      sql`num_nulls(${table.nextProductId}, ${table.nextProductTitle}, ${table.nextPlanFrom}) in (0, 3)`,
    ),
    check('cloud_services_anchor_day', sql`${table.anchorDay} between 1 and 31`),
    check('cloud_services_given_days', sql`${table.givenDays} >= 0`),
    check(
      'cloud_services_status_known',
      sql`${table.status} in ('CREATED', 'UPGRADED', 'PROCESSING', 'COMPLETED', 'ERROR', 'SUSPEND', 'CANCELLED', 'CLOSED')`,
    ),
  ],
);

export type CloudServiceRow = typeof cloudServices.$inferSelect;
