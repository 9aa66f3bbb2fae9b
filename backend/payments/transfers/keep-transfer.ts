import type { PaymentDeps } from '#backend/payments/environment.ts';
import type { PaymentNotification } from '#backend/payments/provider.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { type TransferProblem, unmatchedTransfers } from './transfer-schema.ts';

const MAX_CONTENT = 200;

type KeptTransfer = {
  readonly methodCode: string;
  /** null for an unknown payment. */
  readonly paymentId: string | null;
  readonly notification: PaymentNotification;
  readonly problem: TransferProblem;
};

/** Keeps money that settled nothing for a member to decide about, once per number of the provider. */
export const keepTransfer = async (
  { clock }: Pick<PaymentDeps, 'clock'>,
  db: Database | Transaction,
  { methodCode, paymentId, notification, problem }: KeptTransfer,
): Promise<void> => {
  if (notification.amount === null || notification.amount <= 0) return;
  const receivedAt = clock.now();
  await db
    .insert(unmatchedTransfers)
    .values({
      id: newId(),
      methodCode,
      transactionId: notification.transactionId || notification.paymentId,
      amount: notification.amount,
      content: (notification.content ?? '').slice(0, MAX_CONTENT),
      paymentId,
      problem,
      paidAt: notification.paidAt ?? receivedAt,
      receivedAt,
    })
    .onConflictDoNothing();
};
