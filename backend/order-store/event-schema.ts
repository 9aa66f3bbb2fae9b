import { bigserial, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';
import type { OrderEventKind } from './event-names.ts';
import { orderLines, orders } from './schema.ts';

/** History; each event is written in the transaction of its change. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Version after the change. */
    version: integer('version').notNull(),
    at: time('at').notNull(),
    kind: text('kind').$type<OrderEventKind>().notNull(),
    by: text('by').notNull(),
    detail: jsonb('detail').$type<Readonly<Record<string, string | number | boolean | null>>>().notNull().default({}),
  },
  (table) => [uniqueIndex('order_events_one_per_version').on(table.orderId, table.version)],
);

/** Set-up jobs of paid orders: one row per parent item. */
export const provisionings = pgTable(
  'provisionings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    /** QUEUED, DONE; ASKED while a provisioner enlarges the machine, STAFF while a member must; FAILED when it was tried too often. */
    state: text('state').notNull().default('QUEUED'),
    queuedAt: time('queued_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** After a failed try. */
    nextTryAt: time('next_try_at').notNull().default(0),
    /** When its customer was told that it takes longer than promised. */
    delayToldAt: time('delay_told_at'),
  },
  (table) => [uniqueIndex('provisionings_one_per_line').on(table.lineId)],
);
