import { and, eq } from 'drizzle-orm';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import type { PaymentNotification } from '#backend/payments/provider.ts';
import { type PaymentRow, payments } from '#backend/payments/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { type TransferProblem, type TransferState, unmatchedTransfers } from './transfer-schema.ts';

const MAX_CONTENT = 200;

type KeptTransfer = {
  readonly methodCode: string;
  /** null for an unknown payment. */
  readonly paymentId: string | null;
  readonly notification: PaymentNotification;
  readonly problem: TransferProblem;
  /** What became of it; a member decides about what waits. */
  readonly decided?: { readonly state: TransferState; readonly orderId: string; readonly refundAmount: number };
};

/** The provider's number of a transfer, else of the payment. */
const referenceOf = ({ transactionId, paymentId }: PaymentNotification): string => transactionId || paymentId;

/** Keeps money that is not exactly what an order costs, once per number of the provider. */
export const keepTransfer = async (
  { clock }: Pick<PaymentDeps, 'clock'>,
  db: Database | Transaction,
  { methodCode, paymentId, notification, problem, decided }: KeptTransfer,
): Promise<void> => {
  if (notification.amount === null || notification.amount <= 0) return;
  const receivedAt = clock.now();
  await db
    .insert(unmatchedTransfers)
    .values({
      id: newId(),
      methodCode,
      transactionId: referenceOf(notification),
      amount: notification.amount,
      content: (notification.content ?? '').slice(0, MAX_CONTENT),
      paymentId,
      problem,
      paidAt: notification.paidAt ?? receivedAt,
      receivedAt,
      ...(decided && { ...decided, decidedAt: receivedAt, decidedBy: 'payments' }),
    })
    .onConflictDoNothing();
};

/** Whether this transfer was kept for the order before, however it was decided. */
export const isKeptTransfer = async (
  tx: Transaction,
  { orderId, methodCode }: Pick<PaymentRow, 'orderId' | 'methodCode'>,
  notification: PaymentNotification,
): Promise<boolean> => {
  const [kept] = await tx
    .select({ id: unmatchedTransfers.id })
    .from(unmatchedTransfers)
    .innerJoin(payments, eq(payments.id, unmatchedTransfers.paymentId))
    .where(
      and(
        eq(unmatchedTransfers.methodCode, methodCode),
        eq(unmatchedTransfers.transactionId, referenceOf(notification)),
        eq(payments.orderId, orderId),
      ),
    );
  return kept !== undefined;
};
