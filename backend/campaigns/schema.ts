import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orders } from '#backend/order-store/schema.ts';
import type { DiscountRule } from '#core/pricing/discount.ts';

/** ms since 1970 UTC. */
const time = (name: string) => bigint(name, { mode: 'number' });

export const campaigns = pgTable('campaigns', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** VOUCHER, GIFT, QUANTITY. */
  type: text('type').notNull(),
  fromDate: time('from_date').notNull(),
  toDate: time('to_date').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Voucher codes. The row lock protects the usage limit: uses are counted only under it. */
export const vouchers = pgTable(
  'vouchers',
  {
    /** Capital letters and digits. */
    code: text('code').primaryKey(),
    id: text('id').notNull().unique(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    campaignActionId: text('campaign_action_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    rule: jsonb('rule').$type<DiscountRule>().notNull(),
    /** Maximum number of orders that may use it; null for unlimited. */
    usageLimit: integer('usage_limit'),
    /** Uses before the first order of this shop. */
    usedBefore: integer('used_before').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [check('vouchers_limit_positive', sql`${table.usageLimit} is null or ${table.usageLimit} > 0`)],
);

/**
 * Orders that use a code or have reserved a use until payment. Concurrency: the primary key allows one use per order;
 * the limit is checked while the voucher's row is locked.
 */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    code: text('code')
      .notNull()
      .references(() => vouchers.code),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** ms since 1970 UTC; null once the order is paid. */
    heldUntil: time('held_until'),
  },
  (table) => [primaryKey({ columns: [table.code, table.orderId] }), index('voucher_uses_by_order').on(table.orderId)],
);

export type CampaignRow = typeof campaigns.$inferSelect;
export type VoucherRow = typeof vouchers.$inferSelect;
