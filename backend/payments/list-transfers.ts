import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import { computeOrderTotals, findOrder } from '#backend/order-store/stored-order.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { type ListQuery, pageWindow } from '#backend/platform/pages/staff-list.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { payments } from './schema.ts';
import { type TransferState, type UnmatchedTransferRow, unmatchedTransfers } from './transfer-schema.ts';

/** Values of the list's filter. */
export const transferFilters: Readonly<Record<string, readonly TransferState[]>> = {
  waiting: ['waiting', 'refund-due'],
  matched: ['matched'],
  refunded: ['refunded'],
};

/** Newest first. Words are a provider's number of a transfer, or what its payer wrote. */
export const listTransfers = async (db: Database, query: ListQuery): Promise<readonly UnmatchedTransferRow[]> => {
  const { transactionId, content, state, receivedAt, id } = unmatchedTransfers;
  const { limit, offset } = pageWindow(query);
  return db
    .select()
    .from(unmatchedTransfers)
    .where(
      and(
        inArray(state, [...(transferFilters[query.filter] ?? [])]),
        query.words === '' ? undefined : or(eq(transactionId, query.words), eq(content, query.words)),
      ),
    )
    .orderBy(desc(receivedAt), desc(id))
    .limit(limit)
    .offset(offset);
};

/** Throws NOT_FOUND. */
export const loadTransfer = async (
  db: Database,
  id: string,
): Promise<{ readonly transfer: UnmatchedTransferRow; readonly orderNumber: string | null }> => {
  const [found] = await db
    .select({ transfer: unmatchedTransfers, orderNumber: orders.number })
    .from(unmatchedTransfers)
    .leftJoin(orders, eq(orders.id, unmatchedTransfers.orderId))
    .where(eq(unmatchedTransfers.id, id));
  if (!found) throw notFound('transfer');
  return found;
};

/** An order that awaits money; `total` in đồng. */
export type TransferCandidate = { readonly number: string; readonly total: number; readonly why: string };

const MAX_CANDIDATES = 5;

/** The order of the named payment, orders that the payer wrote down, and orders of the same amount; at most five. */
export const findCandidates = async (
  db: Database,
  { paymentId, amount, content }: UnmatchedTransferRow,
): Promise<readonly TransferCandidate[]> => {
  const written = [...content.toUpperCase().matchAll(/DH\d{6,20}/g)].map(([number]) => number).slice(0, MAX_CANDIDATES);
  const named = paymentId === null ? undefined : eq(payments.id, paymentId);
  const fits = or(named, eq(payments.amount, amount), inArray(orders.number, written));
  const found = await db
    .selectDistinct({ id: orders.id, number: orders.number, createdAt: orders.createdAt })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.status, 20), eq(orders.financial, 'UNPAID'), fits))
    .orderBy(desc(orders.createdAt))
    .limit(MAX_CANDIDATES);
  const candidates: TransferCandidate[] = [];
  for (const { id, number } of found) {
    const stored = await findOrder(db, id);
    if (stored === null) continue;
    const total = computeOrderTotals(stored).gross;
    const why = written.includes(number) ? 'ghi trong nội dung' : total === amount ? 'đúng số tiền' : 'khác số tiền';
    candidates.push({ number, total, why });
  }
  return candidates;
};
