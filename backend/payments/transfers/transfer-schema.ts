import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '#backend/order-store/schema.ts';
import { payments } from '#backend/payments/schema.ts';
import { money, time } from '#backend/platform/database/columns.ts';

/** Why money settled nothing. `not-payable`: the order is paid, closed or has another total by now. */
export type TransferProblem = 'unknown-payment' | 'wrong-amount' | 'not-payable';

/**
 * `part`: counted with an order that costs more; `matched`: its order is paid; `refund-due`: money that the customer gets
 * back; `refunded`: a member recorded that it went back.
 */
export type TransferState = 'waiting' | 'part' | 'matched' | 'refund-due' | 'refunded';

/**
 * Money that a provider reported under its signature and that did not settle an order exactly. A member decides about
 * each that waits; parts and surpluses belong to an order.
 */
export const unmatchedTransfers = pgTable(
  'unmatched_transfers',
  {
    /** 128 random bits, hexadecimal. */
    id: text('id').primaryKey(),
    methodCode: text('method_code').notNull(),
    /** The provider's number: each transfer is stored once, however often it is reported. */
    transactionId: text('transaction_id').notNull(),
    amount: money('amount').notNull(),
    /** What the payer wrote; empty when the provider does not report it. */
    content: text('content').notNull().default(''),
    /** The payment that it named; null for an unknown one. */
    paymentId: text('payment_id').references(() => payments.id),
    problem: text('problem').$type<TransferProblem>().notNull(),
    paidAt: time('paid_at').notNull(),
    receivedAt: time('received_at').notNull(),
    state: text('state').$type<TransferState>().notNull().default('waiting'),
    /** The order that it settled or is a part of. */
    orderId: text('order_id').references(() => orders.id),
    /** What goes back to the payer, đồng. */
    refundAmount: money('refund_amount').notNull().default(0),
    /** How it went back, such as the bank's number of the transfer. */
    refundNote: text('refund_note').notNull().default(''),
    decidedAt: time('decided_at'),
    /** Name of the member. */
    decidedBy: text('decided_by').notNull().default(''),
  },
  (table) => [
    uniqueIndex('unmatched_transfers_once').on(table.methodCode, table.transactionId),
    index('unmatched_transfers_newest').on(table.receivedAt, table.id),
    index('unmatched_transfers_by_state').on(table.state, table.receivedAt),
    index('unmatched_transfers_by_order').on(table.orderId),
    check('unmatched_transfers_amount_positive', sql`${table.amount} > 0`),
    check('unmatched_transfers_refund_in_range', sql`${table.refundAmount} between 0 and ${table.amount}`),
  ],
);

export type UnmatchedTransferRow = typeof unmatchedTransfers.$inferSelect;
