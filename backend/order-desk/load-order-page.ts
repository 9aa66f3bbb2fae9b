import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { type RefundRow, refundRequests } from '#backend/cloud-services/ending/ending-schema.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { orderEvents } from '#backend/order-store/event-schema.ts';
import { computeOrderTotals, findOrder, type StoredOrder } from '#backend/order-store/stored-order.ts';
import { listMessagesAbout, type StoredMessage } from '#backend/outbox/service.ts';
import {
  type InvoiceRow,
  invoices,
  type PaymentRow,
  paymentNotifications,
  payments,
} from '#backend/payments/schema.ts';
import { type UnmatchedTransferRow, unmatchedTransfers } from '#backend/payments/transfers/transfer-schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { staffNotes } from './note-schema.ts';
import { listNotes, type Note } from './notes.ts';

export type WholeOrder = StoredOrder & {
  /** đồng with VAT. */
  readonly total: number;
  readonly events: readonly (typeof orderEvents.$inferSelect)[];
  readonly payments: readonly PaymentRow[];
  /** Reports of money that was less than what was due. */
  readonly parts: readonly (typeof paymentNotifications.$inferSelect)[];
  readonly transfers: readonly UnmatchedTransferRow[];
  /** Of the payment, then those that lower it. */
  readonly invoices: readonly InvoiceRow[];
  readonly services: readonly CloudServiceRow[];
  readonly refunds: readonly RefundRow[];
  readonly notes: readonly Note[];
  readonly mails: readonly StoredMessage[];
};

/** All that the shop knows about one order. Throws NOT_FOUND. */
export const loadOrderPage = async (db: Database | Transaction, id: string): Promise<WholeOrder> => {
  const stored = await findOrder(db, id);
  if (stored === null || stored.order.status === orderNumberOf.draft) throw notFound('order');
  const [events, attempts, transfers, issued, services, notes] = await Promise.all([
    db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(desc(orderEvents.id)).limit(100),
    db.select().from(payments).where(eq(payments.orderId, id)).orderBy(desc(payments.sequence)).limit(50),
    db.select().from(unmatchedTransfers).where(eq(unmatchedTransfers.orderId, id)),
    db.select().from(invoices).where(eq(invoices.orderId, id)).orderBy(asc(invoices.issuedAt), asc(invoices.number)),
    db.select().from(cloudServices).where(eq(cloudServices.orderId, id)).orderBy(asc(cloudServices.createdAt)),
    listNotes(db, eq(staffNotes.orderId, id)),
  ]);
  const parts = await db
    .select()
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.verdict, 'part'),
        inArray(
          paymentNotifications.paymentId,
          attempts.map((each) => each.id),
        ),
      ),
    )
    .orderBy(desc(paymentNotifications.receivedAt));
  const serviceIds = services.map((service) => service.id);
  const refunds = await db.select().from(refundRequests).where(inArray(refundRequests.serviceId, serviceIds));
  const about = [...stored.lines, ...transfers, ...refunds].map((each) => each.id);
  return {
    ...stored,
    total: computeOrderTotals(stored).gross,
    events,
    payments: attempts,
    parts,
    transfers,
    invoices: issued,
    services,
    refunds,
    notes,
    mails: await listMessagesAbout(db, [stored.order.number, id, ...serviceIds, ...about]),
  };
};
