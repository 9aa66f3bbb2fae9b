import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';

/** Connects a resource to a session. A unique index allows one connector per maker, type and resource. */
export const connectors = pgTable(
  'connectors',
  {
    id: text('id').primaryKey(),
    /** Session of a guest or party of a customer; only they can read the connector. */
    maker: text('maker').notNull(),
    /** ORDER_SESSION. */
    type: text('type').notNull(),
    weight: integer('weight').notNull().default(1),
    status: integer('status').notNull().default(1),
    resourceId: text('resource_id').notNull(),
    resourceType: text('resource_type').notNull(),
    description: text('description').notNull().default(''),
    createdBy: text('created_by').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('connectors_one_per_resource').on(table.maker, table.type, table.resourceType, table.resourceId),
  ],
);

/** Stores each resource once. */
export const connectorResources = pgTable(
  'connector_resources',
  {
    connectorId: text('connector_id')
      .notNull()
      .references(() => connectors.id),
    resourceType: text('resource_type').notNull(),
    resourceId: text('resource_id').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectorId, table.resourceType, table.resourceId] })],
);

export type ConnectorRow = typeof connectors.$inferSelect;
