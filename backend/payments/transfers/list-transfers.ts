import { and, asc, desc, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import { computeAmountDue, findOrder } from '#backend/order-store/stored-order.ts';
import { payments } from '#backend/payments/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { DeskQuery } from '#backend/platform/desk/desk-resource.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import type { Dong } from '#core/shared/dong.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { orderNumbersIn } from '#core/shared/text/order-number.ts';
import { type TransferState, type UnmatchedTransferRow, unmatchedTransfers } from './transfer-schema.ts';

/** Values of the list's filter. */
const transferFilters: Readonly<Record<string, readonly TransferState[]>> = {
  waiting: ['waiting', 'refund-due'],
  matched: ['matched', 'part'],
  refunded: ['refunded'],
};

/** Words are a provider's number of a transfer, or what its payer wrote. */
export const listTransfers = async (db: Database, { words, filter, isDescending, limit, offset }: DeskQuery) => {
  const { transactionId, content, state, receivedAt, id } = unmatchedTransfers;
  const states = lookUp(transferFilters, filter.state ?? '');
  const wanted = and(
    states === undefined ? undefined : inArray(state, [...states]),
    words === '' ? undefined : or(eq(transactionId, words), eq(content, words)),
  );
  const order = isDescending ? desc : asc;
  const rows = await db
    .select()
    .from(unmatchedTransfers)
    .where(wanted)
    .orderBy(order(receivedAt), order(id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(unmatchedTransfers, wanted) };
};

/** Null for an unknown id. */
export const findTransfer = async (
  db: Database | Transaction,
  id: string,
): Promise<{ readonly transfer: UnmatchedTransferRow; readonly orderNumber: string | null } | null> => {
  const [found] = await db
    .select({ transfer: unmatchedTransfers, orderNumber: orders.number })
    .from(unmatchedTransfers)
    .leftJoin(orders, eq(orders.id, unmatchedTransfers.orderId))
    .where(eq(unmatchedTransfers.id, id));
  return found ?? null;
};

/** Why an order may be the one that was paid. */
type CandidateReason = 'payment' | 'content' | 'amount';

/** An order that awaits money; `due` is what part payments have left of its total. */
export type TransferCandidate = {
  readonly id: string;
  readonly number: string;
  readonly due: Dong;
  readonly why: CandidateReason;
};

const MAX_CANDIDATES = 5;

/** At most five, the best reason first: the named payment, what the payer wrote, the same amount. */
export const findCandidates = async (
  db: Database | Transaction,
  { paymentId, amount, content }: UnmatchedTransferRow,
): Promise<readonly TransferCandidate[]> => {
  const reasons: readonly (readonly [CandidateReason, SQL | undefined])[] = [
    ['payment', paymentId === null ? undefined : eq(payments.id, paymentId)],
    ['content', inArray(orders.number, [...orderNumbersIn(content)])],
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
        and(
          eq(orders.status, orderNumberOf.open),
          eq(orders.financial, 'UNPAID'),
          notInArray(orders.id, [...candidates.keys()]),
          fits,
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(MAX_CANDIDATES - candidates.size);
    for (const { id, number } of found) {
      const stored = await findOrder(db, id);
      if (stored !== null) candidates.set(id, { id, number, due: computeAmountDue(stored), why });
    }
  }
  return [...candidates.values()];
};

/** Number of the one order that is named or, when none is, has the amount; empty when several might be meant. */
export const guessOrder = (candidates: readonly TransferCandidate[], amount: number): string => {
  const named = candidates.filter(({ why }) => why !== 'amount');
  const [only, ...others] = named.length > 0 ? named : candidates.filter(({ due }) => due <= amount);
  return only === undefined || others.length > 0 ? '' : only.number;
};
