import { and, desc, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import { computeAmountDue, findOrder } from '#backend/order-store/stored-order.ts';
import { payments } from '#backend/payments/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { type ListQuery, pageWindow } from '#backend/platform/pages/staff-list.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { Dong } from '#core/shared/dong.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type TransferState, type UnmatchedTransferRow, unmatchedTransfers } from './transfer-schema.ts';

/** Values of the list's filter. */
const transferFilters: Readonly<Record<string, readonly TransferState[]>> = {
  waiting: ['waiting', 'refund-due'],
  matched: ['matched', 'part'],
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
        inArray(state, [...(lookUp(transferFilters, query.filter) ?? [])]),
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

/** Why an order may be the one that was paid. */
type CandidateReason = 'payment' | 'content' | 'amount';

/** An order that awaits money; `due` is what part payments have left of its total. */
export type TransferCandidate = { readonly number: string; readonly due: Dong; readonly why: CandidateReason };

const MAX_CANDIDATES = 5;

/** Numbers of orders in what the payer wrote. */
const numbersIn = (content: string): readonly string[] =>
  [...content.toUpperCase().matchAll(/DH\d{6,20}/g)].map(([number]) => number).slice(0, MAX_CANDIDATES);

/** At most five, the best reason first: the named payment, what the payer wrote, the same amount. */
export const findCandidates = async (
  db: Database,
  { paymentId, amount, content }: UnmatchedTransferRow,
): Promise<readonly TransferCandidate[]> => {
  const reasons: readonly (readonly [CandidateReason, SQL | undefined])[] = [
    ['payment', paymentId === null ? undefined : eq(payments.id, paymentId)],
    ['content', inArray(orders.number, [...numbersIn(content)])],
    ['amount', eq(payments.amount, amount)],
  ];
  const candidates = new Map<string, TransferCandidate>();
  for (const [why, fits] of reasons) {
    if (fits === undefined) continue;
    const found = await db
      .selectDistinct({ id: orders.id, number: orders.number, createdAt: orders.createdAt })
      .from(orders)
      .leftJoin(payments, eq(payments.orderId, orders.id))
      .where(
        and(eq(orders.status, 20), eq(orders.financial, 'UNPAID'), notInArray(orders.id, [...candidates.keys()]), fits),
      )
      .orderBy(desc(orders.createdAt))
      .limit(MAX_CANDIDATES - candidates.size);
    for (const { id, number } of found) {
      const stored = await findOrder(db, id);
      if (stored !== null) candidates.set(id, { number, due: computeAmountDue(stored), why });
    }
  }
  return [...candidates.values()];
};
