import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { money, time } from '#backend/platform/database/columns.ts';
import type { AppliedDiscount } from '#core/pricing/discount.ts';
import type { Address } from '#core/shared/people/address.ts';
import type { InvoiceRequest } from '#core/shared/people/invoice-party.ts';

/** Digits after the date; one sequence for all backend processes. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1 });

export type StoredOption = { readonly id: string; readonly name: string; readonly value: string };

/** A cart has the source «cart». A partial unique index allows one open cart per owner; `version` counts writes. */
export const orders = pgTable(
  'orders',
  {
    /** 128 random bits, hexadecimal. */
    id: text('id').primaryKey(),
    /** Prefix + yyyymmdd + sequence number. */
    number: text('number').notNull().unique(),
    /** Anonymous session that created it; its visitor may use the order until it has another owner. */
    session: text('session').notNull(),
    ownerPartyId: text('owner_party_id'),
    /** A logged-in owner's order is accessible to the party only, a guest's also to its session. */
    ownerLoggedIn: boolean('owner_logged_in').notNull().default(false),
    ownerName: text('owner_name'),
    ownerEmail: text('owner_email'),
    ownerPhone: text('owner_phone'),
    orderType: text('order_type').notNull().default('SERVICE'),
    /** «cart» or «express». */
    source: text('source').notNull(),
    channel: text('channel').notNull().default('website'),
    platform: text('platform').notNull().default('WEB'),
    /** 10, 20, 40, 50, 90; see contracts/order-states.ts. */
    status: integer('status').notNull().default(10),
    /** UNPAID, PAID, REFUNDED. */
    financial: text('financial').notNull().default('UNPAID'),
    note: text('note').notNull().default(''),
    cancelReason: text('cancel_reason'),
    address: jsonb('address').$type<Address>(),
    invoiceRequest: jsonb('invoice_request').$type<InvoiceRequest>(),
    /** Sum of the part payments, đồng; with the total of a paid order, what came beyond it and has not gone back. */
    received: money('received').notNull().default(0),
    /** With their rules when applied. */
    vouchers: jsonb('vouchers').$type<readonly AppliedDiscount[]>().notNull().default([]),
    createdBy: text('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    approvedAt: time('approved_at'),
    paidAt: time('paid_at'),
    processedAt: time('processed_at'),
    completedAt: time('completed_at'),
    canceledAt: time('canceled_at'),
    version: integer('version').notNull().default(1),
    /** Links of an earlier version open nothing. */
    linkVersion: integer('link_version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('orders_one_open_cart_per_owner')
      .on(table.ownerPartyId)
      .where(sql`source = 'cart' and status = 10 and owner_party_id is not null`),
    index('orders_by_owner').on(table.ownerPartyId, table.createdAt),
    index('orders_by_session').on(table.session, table.createdAt),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_placed').on(table.createdAt, table.id).where(sql`status <> 10`),
    index('orders_waiting').on(table.id, table.status).where(sql`status in (10, 20) and financial = 'UNPAID'`),
    index('orders_unpaid').on(table.id).where(sql`paid_at is null`),
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    index('orders_by_phone').on(table.ownerPhone),
    index('orders_by_phone_end').on(sql`reverse(${table.ownerPhone}) text_pattern_ops`),
    index('orders_by_email').on(sql`lower(${table.ownerEmail})`),
    check('orders_status_known', sql`${table.status} in (10, 20, 40, 50, 90)`),
  ],
);

/** A removed line stays with its removal time and is never restored. Only one active line per domain name. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Preserves the order of insertion. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    /** null for a parent item. */
    parentId: text('parent_id'),
    productId: text('product_id').notNull(),
    slug: text('slug'),
    sku: text('sku').notNull(),
    title: text('title').notNull(),
    /** Handle of the product line; the next column is its id. */
    category: text('category').notNull(),
    categoryId: text('category_id').notNull(),
    /** Picture of the product, relative to the media origin; null for a child item. */
    imagePath: text('image_path'),
    /** Option of a child item. */
    optionId: text('option_id'),
    /** Number of units of the term. */
    time: integer('time').notNull(),
    unitId: text('unit_id').$type<'MONTH' | 'YEAR'>().notNull(),
    unitName: text('unit_name').notNull(),
    count: integer('count').notNull(),
    /** Domain name in lower case, for a domain item. */
    description: text('description').notNull().default(''),
    isDomain: boolean('is_domain').notNull().default(false),
    options: jsonb('options').$type<readonly StoredOption[]>().notNull().default([]),
    /** Price of one unit for the whole term. */
    net: money('net').notNull(),
    exempt: money('exempt').notNull(),
    renewalNet: money('renewal_net').notNull(),
    renewalExempt: money('renewal_exempt').notNull(),
    /** Before the promotion, whole term, one unit. */
    oldPrice: money('old_price'),
    vatPercent: integer('vat_percent').notNull(),
    vatInside: boolean('vat_inside').notNull(),
    priceType: text('price_type').notNull(),
    campaignId: text('campaign_id'),
    campaignActionId: text('campaign_action_id'),
    gift: boolean('gift').notNull().default(false),
    /** EXCHANGE for a swap of IP addresses. */
    itemType: text('item_type'),
    priceHeldUntil: time('price_held_until').notNull(),
    /** Gross of the whole line before the shop repriced it. */
    repricedFrom: money('repriced_from'),
    idempotencyKey: text('intent'),
    /** Of the line or of an option's parent item: the charge is the first instalment. */
    pricePlan: text('price_plan'),
    /** Service that payment renews or moves to the line's product; null for a new purchase. */
    renews: text('renews'),
    upgrades: text('upgrades'),
    /** Instalment (instalment_dues) that the line pays. */
    paysDue: text('pays_due'),
    /** The next column is the encrypted auth code, deleted after use or with the line. */
    transfer: boolean('transfer').notNull().default(false),
    transferCode: text('transfer_code'),
    /** Quotation that set the prices. */
    quotationId: text('quotation_id'),
    createdAt: time('created_at').notNull(),
    removedAt: time('removed_at'),
    removedReason: text('removed_reason'),
  },
  (table) => [
    uniqueIndex('order_lines_one_line_per_domain')
      .on(table.orderId, sql`lower(description)`)
      .where(sql`is_domain and removed_at is null`),
    uniqueIndex('order_lines_one_line_per_intent')
      .on(table.orderId, table.idempotencyKey)
      .where(sql`intent is not null and parent_id is null`),
    index('order_lines_of_renewed_service').on(table.renews).where(sql`renews is not null`),
    index('order_lines_of_upgraded_service').on(table.upgrades).where(sql`upgrades is not null`),
    index('order_lines_of_paid_due').on(table.paysDue).where(sql`pays_due is not null`),
    index('order_lines_options')
      .on(table.parentId, table.renewalNet, table.renewalExempt)
      .where(sql`parent_id is not null and removed_at is null`),
    index('order_lines_transfers').on(table.id).where(sql`transfer`),
    index('order_lines_by_product').on(table.productId, table.orderId, table.removedAt),
    index('order_lines_by_order').on(table.orderId, table.position),
    index('order_lines_by_domain').on(sql`lower(${table.description})`).where(sql`is_domain`),
    check('order_lines_count_in_range', sql`${table.count} between 1 and 50`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
