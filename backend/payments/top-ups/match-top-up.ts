import { eq } from 'drizzle-orm';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { lockTransfer, type Match } from '#backend/payments/transfers/match-transfer.ts';
import { type UnmatchedTransferRow, unmatchedTransfers } from '#backend/payments/transfers/transfer-schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { topUpNumbersIn } from '#core/balance-rules/top-up.ts';
import { findNamedTopUp } from './statement-top-ups.ts';
import { countTopUp } from './top-ups.ts';

/** Number of the top-up that the payer of a transfer named; empty for none. */
export const guessTopUp = async (
  db: PaymentDeps['db'] | Transaction,
  { content }: Pick<UnmatchedTransferRow, 'content'>,
): Promise<string> => (await findNamedTopUp(db, topUpNumbersIn(content)))?.number ?? '';

/**
 * Counts kept money for the balance that a member says it is for, by the same function as a notification of the bank.
 * Throws NOT_FOUND, STATUS_NOT_ALLOWED for a transfer that is decided, AMOUNT_CHANGED.
 */
export const matchTopUp = async (
  deps: PaymentDeps,
  tx: Transaction,
  { transferId, orderNumber: number, amount, member }: Omit<Match, 'waiverReason'>,
): Promise<StaffChange> => {
  const transfer = await lockTransfer(tx, transferId, 'mayMatch');
  const topUp = await findNamedTopUp(tx, [number]);
  if (topUp === null) throw notFound('top-up');
  if (amount !== transfer.amount) throw new ServiceFailure('AMOUNT_CHANGED', 'The amount is not the transfer’s');
  const { methodCode, transactionId: reference } = transfer;
  await countTopUp(deps, tx, topUp.id, { methodCode, reference, amount, by: `staff ${member}` });
  await tx
    .update(unmatchedTransfers)
    .set({ state: 'matched', decidedAt: deps.clock.now(), decidedBy: member })
    .where(eq(unmatchedTransfers.id, transfer.id));
  return { before: { transfer: transfer.state }, after: { transfer: 'matched', topUp: number, amount } };
};
