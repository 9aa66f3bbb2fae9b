import { and, between, eq, inArray, notExists, notInArray } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import { computeAmountDue, findOrder } from '#backend/order-store/stored-order.ts';
import { BALANCE, CASH, paymentNotifications, payments } from '#backend/payments/schema.ts';
import { findCounted, findNamedTopUp, SAME_MONEY_MS } from '#backend/payments/top-ups/statement-top-ups.ts';
import { unmatchedTransfers } from '#backend/payments/transfers/transfer-schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { topUpNumbersIn } from '#core/balance-rules/top-up.ts';
import type { Statement, StatementRow } from '#core/order-rules/bank-statement.ts';
import type { Dong } from '#core/shared/dong.ts';
import { orderNumbersIn } from '#core/shared/text/order-number.ts';
import { bankReferences } from './bank-file-schema.ts';

type Db = Database | Transaction;

/** What a row is, seen from what the shop knows now. */
export type PlannedRow = StatementRow &
  (
    | { readonly effect: 'known'; readonly why: 'file' }
    | { readonly effect: 'known'; readonly why: 'payment'; readonly paymentId: string; readonly order: string }
    | { readonly effect: 'known'; readonly why: 'transfer'; readonly transferId: string }
    | { readonly effect: 'known'; readonly why: 'top-up'; readonly balanceEntryId: string; readonly topUp: string }
    | { readonly effect: 'top-up'; readonly topUp: string; readonly topUpId: string }
    | { readonly effect: 'match'; readonly order: string; readonly orderId: string; readonly due: Dong }
    | { readonly effect: 'keep' }
  );

type Taken = { readonly payments: Set<string>; readonly transfers: Set<string>; readonly entries: Set<string> };

/** A payment of this money that the gateway reported, and that no other row of a statement was. */
const findPaid = async (db: Db, row: StatementRow, numbers: readonly string[], taken: Taken) => {
  const used = db.select({ id: bankReferences.paymentId }).from(bankReferences);
  const found = await db
    .select({ id: payments.id, order: payments.orderNumber })
    .from(payments)
    .where(
      and(
        inArray(payments.orderNumber, [...numbers]),
        eq(payments.state, 'paid'),
        notInArray(payments.methodCode, [CASH, BALANCE]),
        eq(payments.amount, row.amount),
        between(payments.decidedAt, row.paidAt - SAME_MONEY_MS, row.paidAt + SAME_MONEY_MS),
        notExists(used.where(eq(bankReferences.paymentId, payments.id))),
      ),
    );
  return found.find(({ id }) => !taken.payments.has(id));
};

/** The same of money that is kept: the same amount, and the same order or words in what the payer wrote. */
const findKept = async (db: Db, row: StatementRow, numbers: readonly string[], taken: Taken) => {
  const used = db.select({ id: bankReferences.transferId }).from(bankReferences);
  const found = await db
    .select({ id: unmatchedTransfers.id, content: unmatchedTransfers.content })
    .from(unmatchedTransfers)
    .where(
      and(
        eq(unmatchedTransfers.amount, row.amount),
        between(unmatchedTransfers.paidAt, row.paidAt - SAME_MONEY_MS, row.paidAt + SAME_MONEY_MS),
        notExists(used.where(eq(bankReferences.transferId, unmatchedTransfers.id))),
      ),
    );
  const isSame = (content: string): boolean => {
    const own = orderNumbersIn(content);
    return own.length > 0
      ? own.some((number) => numbers.includes(number))
      : content !== '' && row.content.includes(content);
  };
  return found.find(({ id, content }) => !taken.transfers.has(id) && isSame(content));
};

/** Numbers that the bank's transfers were reported under, by a statement or as they are. */
const findReported = async (db: Db, references: readonly string[]): Promise<ReadonlySet<string>> => {
  if (references.length === 0) return new Set();
  const [seen, notified, kept] = await Promise.all([
    db
      .select({ id: bankReferences.reference })
      .from(bankReferences)
      .where(inArray(bankReferences.reference, [...references])),
    db
      .select({ id: paymentNotifications.transactionId })
      .from(paymentNotifications)
      .where(inArray(paymentNotifications.transactionId, [...references])),
    db
      .select({ id: unmatchedTransfers.transactionId })
      .from(unmatchedTransfers)
      .where(inArray(unmatchedTransfers.transactionId, [...references])),
  ]);
  return new Set([...seen, ...notified, ...kept].map(({ id }) => id));
};

/** The one open order that the payer named; null for none and for several. */
const findNamed = async (db: Db, numbers: readonly string[]) => {
  if (numbers.length === 0) return null;
  const open = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(
      and(inArray(orders.number, [...numbers]), eq(orders.status, orderNumberOf.open), eq(orders.financial, 'UNPAID')),
    );
  const [only, ...others] = open;
  return only === undefined || others.length > 0 ? null : only;
};

/** What applying a statement would do now, row by row, in its order. */
export const planBankFile = async (db: Db, { rows }: Statement): Promise<readonly PlannedRow[]> => {
  const reported = await findReported(
    db,
    rows.map(({ reference }) => reference),
  );
  const taken: Taken = { payments: new Set(), transfers: new Set(), entries: new Set() };
  const planned: PlannedRow[] = [];
  for (const row of rows) planned.push(await planRow(db, row, { reported, taken }));
  return planned;
};

/** For the balance that the payer named; kept when they named none. */
const planTopUp = async (db: Db, row: StatementRow, taken: Taken): Promise<PlannedRow> => {
  const numbers = topUpNumbersIn(row.content);
  const counted = (await findCounted(db, row, numbers)).find(({ id }) => !taken.entries.has(id));
  if (counted) {
    taken.entries.add(counted.id);
    return { ...row, effect: 'known', why: 'top-up', balanceEntryId: counted.id, topUp: counted.topUp };
  }
  const named = await findNamedTopUp(db, numbers);
  return named === null
    ? { ...row, effect: 'keep' }
    : { ...row, effect: 'top-up', topUp: named.number, topUpId: named.id };
};

const planRow = async (
  db: Db,
  row: StatementRow,
  { reported, taken }: { readonly reported: ReadonlySet<string>; readonly taken: Taken },
): Promise<PlannedRow> => {
  if (reported.has(row.reference)) return { ...row, effect: 'known', why: 'file' };
  const numbers = orderNumbersIn(row.content);
  const paid = await findPaid(db, row, numbers, taken);
  if (paid) {
    taken.payments.add(paid.id);
    return { ...row, effect: 'known', why: 'payment', paymentId: paid.id, order: paid.order };
  }
  const kept = await findKept(db, row, numbers, taken);
  if (kept) {
    taken.transfers.add(kept.id);
    return { ...row, effect: 'known', why: 'transfer', transferId: kept.id };
  }
  const named = await findNamed(db, numbers);
  if (named === null) return planTopUp(db, row, taken);
  const stored = await findOrder(db, named.id);
  return stored === null
    ? { ...row, effect: 'keep' }
    : { ...row, effect: 'match', order: named.number, orderId: named.id, due: computeAmountDue(stored) };
};
