import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';

/**
 * What staff changed, with their reason. The last change of a row of `place_stocks` also outlives the seed. [CAT-10]
 */
export const stockChanges = pgTable(
  'stock_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    modelId: text('model_id').notNull(),
    valueId: text('value_id').notNull(),
    /** READY, TO_ORDER or SOLD_OUT. */
    before: text('before').notNull(),
    after: text('after').notNull(),
    reason: text('reason').notNull(),
    /** Name of the member. */
    changedBy: text('changed_by').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [index('stock_changes_by_row').on(table.modelId, table.valueId, table.id)],
);

export type StockChangeRow = typeof stockChanges.$inferSelect;
