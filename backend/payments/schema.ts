import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orders } from '#backend/order-store/schema.ts';
import { money, time } from '#backend/platform/database/columns.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';

export const paymentMethods = pgTable('payment_methods', {
  code: text('code').primaryKey(),
  id: text('id').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  image: text('image'),
  position: integer('position').notNull(),
  enabled: boolean('enabled').notNull().default(true),
});

/** Source of an attempt that stands for a transfer which a member matched. */
export const STAFF_MATCH = 'STAFF_MATCH';

/** The method of money that staff take by hand; never offered to buyers. */
export const CASH = 'CASH';

/** The method and the source of a payment from the prepaid balance; no provider offers it. */
export const BALANCE = 'BALANCE';

/** A payment still waiting after `expires_at` counts as expired; no job is needed. */
export type StoredPaymentState = 'waiting' | 'paid' | 'failed' | 'superseded' | 'expired';

/** Unique indexes allow one waiting and one paid payment per order. */
export const payments = pgTable(
  'payments',
  {
    /** 128 random bits, hexadecimal; also the gateway's transaction reference. */
    id: text('id').primaryKey(),
    /** Finds an order's newest payment even within one millisecond. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    orderNumber: text('order_number').notNull(),
    methodCode: text('method_code')
      .notNull()
      .references(() => paymentMethods.code),
    amount: money('amount').notNull(),
    /** Of the order when it was made, đồng; null in older rows, whose amount it is. */
    total: money('total'),
    /** What the shop does without so that the amount settles the order, đồng, and what the member wrote about it. */
    waived: money('waived').notNull().default(0),
    waiverReason: text('waiver_reason').notNull().default(''),
    state: text('state').$type<StoredPaymentState>().notNull().default('waiting'),
    /** CLOUD_ORDER, STAFF_MATCH or BALANCE. [FIN-04] */
    source: text('source').notNull(),
    returnUrl: text('return_url').notNull(),
    /** EMVCo text of a VietQR code. */
    qrText: text('qr_text'),
    /** Address of the page that a gateway made for this payment; null until it was asked. */
    gatewayPage: text('gateway_page'),
    /** IPv4 or IPv6; empty when unknown. */
    payerIp: text('payer_ip').notNull().default(''),
    /** As a client told them with the payment; empty when it did not. */
    payerPhone: text('payer_phone').notNull().default(''),
    payerEmail: text('payer_email').notNull().default(''),
    createdBy: text('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    decidedAt: time('decided_at'),
    bankCode: text('bank_code'),
    transactionId: text('transaction_id'),
    /** The money arrived after `expires_at` while the order was still open. */
    late: boolean('late').notNull().default(false),
    invoiceId: text('invoice_id'),
  },
  (table) => [
    uniqueIndex('payments_one_waiting_per_order').on(table.orderId).where(sql`state = 'waiting'`),
    uniqueIndex('payments_one_paid_per_order').on(table.orderId).where(sql`state = 'paid'`),
    index('payments_by_order').on(table.orderId, table.createdAt),
    index('payments_by_amount').on(table.amount, table.createdAt),
    check('payments_amount_positive', sql`${table.amount} > 0`),
    check('payments_waived_not_negative', sql`${table.waived} >= 0`),
  ],
);

export type NotificationVerdict = 'settled' | 'part' | 'declined' | 'repeated' | 'wrong-amount' | 'review';

/** Reported by the bank or matched by hand, with the verdict. `review`: money arrived that settled nothing. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    receivedAt: time('received_at').notNull(),
    verdict: text('verdict').$type<NotificationVerdict>().notNull(),
    /** Amount reported by the bank, đồng. */
    amount: money('amount').notNull(),
    transactionId: text('transaction_id').notNull(),
    fields: jsonb('fields').$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [index('payment_notifications_by_payment').on(table.paymentId, table.receivedAt)],
);

/** The increment locks the row until the invoice is committed, so numbers have no gaps. */
export const invoiceSeries = pgTable('invoice_series', {
  series: text('series').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/**
 * Immutable. Numbers are unique within a series. An order has one invoice for its payment, and one that lowers it for each
 * refund, with negative amounts. [Nghị định 123/2020/NĐ-CP, article 19]
 */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    series: text('series').notNull(),
    number: integer('number').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    orderNumber: text('order_number').notNull(),
    /** Null for one that lowers another, or that was replaced. */
    paymentId: text('payment_id')
      .unique()
      .references(() => payments.id),
    /** The invoice that it lowers, and the request for a refund that asked for it. */
    adjusts: text('adjusts').references((): AnyPgColumn => invoices.id),
    refundId: text('refund_id'),
    /** The invoice that it replaces, because that names another buyer. */
    replaces: text('replaces').references((): AnyPgColumn => invoices.id),
    /** When the first of those that it replaces was issued, in whose month it is declared; null for others. */
    declaredAt: time('declared_at'),
    partyIdTo: text('party_id_to'),
    /** REPLACED once another one stands for it. */
    status: text('status').notNull().default('ISSUED'),
    issuedAt: time('issued_at').notNull(),
    seller: jsonb('seller').$type<InvoiceParty>().notNull(),
    buyer: jsonb('buyer').$type<InvoiceParty>().notNull(),
    net: money('net').notNull(),
    exempt: money('exempt').notNull(),
    vat: money('vat').notNull(),
    gross: money('gross').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_number_once').on(table.series, table.number),
    uniqueIndex('invoices_once_per_refund').on(table.adjusts, table.refundId),
    uniqueIndex('invoices_replaced_once').on(table.replaces),
    index('invoices_by_order').on(table.orderId),
    index('invoices_by_number').on(table.number),
    // All that a month's turnover needs.
    index('invoices_turnover').on(
      table.issuedAt,
      table.declaredAt,
      table.status,
      table.net,
      table.exempt,
      table.vat,
      table.gross,
    ),
    index('invoices_by_declaration').on(sql`coalesce(declared_at, issued_at)`),
    check('invoices_add_up', sql`${table.net} + ${table.exempt} + ${table.vat} = ${table.gross}`),
  ],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    unit: text('unit').notNull(),
    unitPrice: money('unit_price').notNull(),
    net: money('net').notNull(),
    exempt: money('exempt').notNull(),
    /** null: not subject to VAT. */
    vatPercent: integer('vat_percent'),
    vat: money('vat').notNull(),
    gross: money('gross').notNull(),
  },
  (table) => [uniqueIndex('invoice_lines_by_position').on(table.invoiceId, table.position)],
);

export type PaymentRow = typeof payments.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceLineRow = typeof invoiceLines.$inferSelect;
