import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orders } from '#backend/order-store/schema.ts';
import { time } from '#backend/platform/database/columns.ts';
import type { DiscountRule } from '#core/pricing/discount.ts';

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

/** Voucher codes. Uses are counted only under the row lock, which protects the usage limit. */
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
    /** Maximum number of orders; null: unlimited. */
    usageLimit: integer('usage_limit'),
    /** Uses before the first order of this shop. */
    usedBefore: integer('used_before').notNull().default(0),
    /** Before it nobody knows the code. */
    startsAt: time('starts_at').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [check('vouchers_limit_positive', sql`${table.usageLimit} is null or ${table.usageLimit} > 0`)],
);

/**
 * Uses of codes, permanent or reserved until payment. The primary key allows one use per order; the limit is checked
 * under the voucher's row lock.
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
