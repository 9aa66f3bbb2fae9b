import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { serviceActions } from '#backend/cloud-services/control/action-schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orderLines } from '#backend/order-store/schema.ts';
import { time } from '#backend/platform/database/columns.ts';
import type { TaskKind } from '#backend/provisioning/provisioner.ts';

/**
 * `waiting` to be asked; `accepted` by the provisioner, who calls back or is read; `done`; `failed` for good, or tried too
 * long; `by-hand` when a member took it over; `staff` when a member has to do it, and then says so.
 */
export const taskStates = ['waiting', 'accepted', 'done', 'failed', 'by-hand', 'staff'] as const;
export type TaskState = (typeof taskStates)[number];
export const openTaskStates = ['waiting', 'accepted'] as const;

/** What provisioners are asked to do with services: those of one service one after the other. */
export const provisioningTasks = pgTable(
  'provisioning_tasks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** 128 random bits, hexadecimal: the idempotency key of every try. */
    key: text('key').notNull().unique(),
    serviceId: text('service_id')
      .notNull()
      .references(() => cloudServices.id),
    kind: text('kind').$type<TaskKind>().notNull(),
    /** What it is asked for, such as `line:{id}`: once. */
    subject: text('subject').notNull().unique(),
    /** The paid line whose larger plan a change sets up, or whose term a renewal adds. */
    lineId: text('line_id').references(() => orderLines.id),
    /** What the owner asked for. */
    actionId: text('action_id').references(() => serviceActions.id, { onDelete: 'set null' }),
    /** The plan that a change leads to. */
    productId: text('product_id'),
    /** What a reinstallation installs. */
    system: text('system'),
    state: text('state').$type<TaskState>().notNull().default('waiting'),
    /** Since it was asked, or accepted. */
    tries: integer('tries').notNull().default(0),
    /** The backend that postpones this time asks, so that two backends never both do. */
    nextTryAt: time('next_try_at').notNull(),
    /** Why the last try did not succeed, for members of the staff. */
    error: text('error'),
    /** Keyed digest of the answer that decided it, which has passwords in it. */
    answer: text('answer'),
    askedAt: time('asked_at').notNull(),
    decidedAt: time('decided_at'),
  },
  (table) => [
    index('provisioning_tasks_of_service').on(table.serviceId, table.id),
    index('provisioning_tasks_due').on(table.nextTryAt).where(sql`state in ('waiting', 'accepted')`),
    index('provisioning_tasks_failed').on(table.id).where(sql`state = 'failed'`),
    index('provisioning_tasks_of_staff').on(table.id).where(sql`state = 'staff'`),
    check(
      'provisioning_tasks_state_known',
      sql`${table.state} in ('waiting', 'accepted', 'done', 'failed', 'by-hand', 'staff')`,
    ),
  ],
);

export type TaskRow = typeof provisioningTasks.$inferSelect;
