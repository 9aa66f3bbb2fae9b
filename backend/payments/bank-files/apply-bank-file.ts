import { and, eq } from 'drizzle-orm';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { countTopUp } from '#backend/payments/top-ups/top-ups.ts';
import { keepTransfer } from '#backend/payments/transfers/keep-transfer.ts';
import { matchTransfer } from '#backend/payments/transfers/match-transfer.ts';
import { unmatchedTransfers } from '#backend/payments/transfers/transfer-schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StatementRow } from '#core/order-rules/bank-statement.ts';
import { type BankOutcome, bankReferences } from './bank-file-schema.ts';
import type { PlannedRow } from './plan-bank-file.ts';

type Applied = {
  readonly outcome: BankOutcome;
  readonly paymentId?: string;
  readonly transferId?: string;
  readonly balanceEntryId?: string;
};

/** Stored as money that the bank reports: a member decides, unless an order is named. Returns its id. */
const keep = async (deps: PaymentDeps, tx: Transaction, row: StatementRow, methodCode: string): Promise<string> => {
  const { reference: transactionId, amount, content, paidAt } = row;
  const notification = { paymentId: '', isPaid: true, amount, transactionId, bankCode: null, content, paidAt };
  await keepTransfer(deps, tx, { methodCode, paymentId: null, notification, problem: 'unknown-payment' });
  const [kept] = await tx
    .select({ id: unmatchedTransfers.id })
    .from(unmatchedTransfers)
    .where(and(eq(unmatchedTransfers.methodCode, methodCode), eq(unmatchedTransfers.transactionId, transactionId)));
  if (!kept) throw new Error(`transfer ${transactionId} was not kept`);
  return kept.id;
};

/** False, without any change, when the order cannot take money any more. */
const match = async (
  deps: PaymentDeps,
  tx: Transaction,
  matched: Parameters<typeof matchTransfer>[2],
): Promise<boolean> => {
  try {
    await tx.transaction((inner) => matchTransfer(deps, inner, matched));
    return true;
  } catch (error) {
    if (error instanceof ServiceFailure) return false;
    throw error;
  }
};

const applyRow = async (deps: PaymentDeps, tx: Transaction, row: PlannedRow, member: string): Promise<Applied> => {
  if (row.effect === 'known') {
    if (row.why === 'payment') return { outcome: 'known', paymentId: row.paymentId };
    if (row.why === 'top-up') return { outcome: 'known', balanceEntryId: row.balanceEntryId };
    return row.why === 'transfer' ? { outcome: 'known', transferId: row.transferId } : { outcome: 'known' };
  }
  const method = deps.environment.payments.providers.find(({ kind }) => kind === 'transfer');
  if (method === undefined) throw new ServiceFailure('METHOD_UNKNOWN', 'The shop takes no transfers');
  if (row.effect === 'top-up') {
    const { reference, amount, topUpId } = row;
    const money = { methodCode: method.code, reference, amount, by: `staff ${member}` };
    const { entryId } = await countTopUp(deps, tx, topUpId, money);
    return { outcome: 'settled', balanceEntryId: entryId };
  }
  const transferId = await keep(deps, tx, row, method.code);
  const { amount } = row;
  const isMatched =
    row.effect === 'match' && (await match(deps, tx, { transferId, orderNumber: row.order, amount, member }));
  return { outcome: isMatched ? 'settled' : 'kept', transferId };
};

/**
 * Counts the money of each row once, by the bank's number of it, in the caller's transaction: money for an order that was
 * named goes by the same function as a notification of the bank, the rest waits for a member.
 */
export const applyBankFile = async (
  deps: PaymentDeps,
  tx: Transaction,
  rows: readonly PlannedRow[],
  member: string,
): Promise<Readonly<Record<BankOutcome, number>>> => {
  const counts = { settled: 0, known: 0, kept: 0 };
  const seenAt = deps.clock.now();
  for (const row of rows) {
    const applied = await applyRow(deps, tx, row, member);
    await tx
      .insert(bankReferences)
      .values({ reference: row.reference, seenAt, ...applied })
      .onConflictDoNothing();
    counts[applied.outcome] += 1;
  }
  return counts;
};
