import { eq } from 'drizzle-orm';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import { keepTransfer } from '#backend/payments/transfers/keep-transfer.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { PaymentDeps } from './environment.ts';
import type { Answer, Fields, NotificationOutcome, PaymentNotification, PaymentProvider } from './provider.ts';
import { findPayment } from './read-payments.ts';
import { type NotificationVerdict, type PaymentRow, payments } from './schema.ts';
import { decideReport } from './settle-order.ts';

/**
 * Takes a provider's report: verifies the signature, then payment and amount, and settles in one transaction
 * under the order's row lock, so that duplicates settle once. Returns the provider's answer. Money that settles nothing
 * waits for a member of the staff (`keepTransfer`).
 */
export const processNotification = async (
  deps: PaymentDeps,
  providers: readonly PaymentProvider[],
  request: Parameters<PaymentProvider['readNotification']>[0],
): Promise<NotificationAnswer> => {
  const read = providers.flatMap((provider) => {
    const told = provider.readNotification(request);
    return told === null ? [] : [{ provider, told }];
  });
  const [first] = read;
  if (first === undefined) {
    deps.log.warn('a payment notification bears no valid signature');
    return answerOf(providers[0], 'forged');
  }
  try {
    const known = await findPayment(deps, first.told.paymentId);
    // A provider can settle only its own payments.
    const own = read.find(({ provider }) => provider.code === known?.methodCode);
    if (!known || !own) {
      const { told, provider } = first;
      if (told.isPaid && known === null)
        await keepTransfer(deps, deps.db, {
          methodCode: provider.code,
          paymentId: null,
          told,
          problem: 'unknown-payment',
        });
      return answerOf(provider, 'unknown-payment');
    }
    const { told, provider } = own;
    const outcome = await deps.db.transaction((tx) => settleUnderLock(deps, tx, known, told, request.fields));
    return answerOf(provider, outcome);
  } catch (error) {
    deps.log.error({ err: error }, 'a payment notification could not be taken');
    return answerOf(first.provider, 'unexpected-error');
  }
};

/** The body for the provider; null: HTTP 204. */
export type NotificationAnswer = Answer | null;

const answerOf = (provider: PaymentProvider | undefined, outcome: NotificationOutcome): NotificationAnswer => {
  const isConfirmed = outcome === 'confirmed' || outcome === 'repeated';
  return provider?.confirmsWithoutContent && isConfirmed ? null : (provider?.answers[outcome] ?? {});
};

const outcomeOf: Readonly<Record<NotificationVerdict, NotificationOutcome>> = {
  settled: 'confirmed',
  declined: 'confirmed',
  repeated: 'repeated',
  review: 'repeated',
  'wrong-amount': 'wrong-amount',
};

const settleUnderLock = async (
  deps: PaymentDeps,
  tx: Transaction,
  known: PaymentRow,
  told: PaymentNotification,
  fields: Fields,
): Promise<NotificationOutcome> => {
  const stored = await lockOrder(tx, known.orderId);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, known.id)).for('update');
  if (!payment) return 'unknown-payment';
  const verdict = await decideReport(deps, tx, { stored, payment }, { told, fields });
  const isOther = payment.transactionId !== told.transactionId;
  if (told.isPaid && isOther && (verdict === 'review' || verdict === 'wrong-amount')) {
    const problem = verdict === 'review' ? 'not-payable' : 'wrong-amount';
    await keepTransfer(deps, tx, { methodCode: payment.methodCode, paymentId: payment.id, told, problem });
  }
  return outcomeOf[verdict];
};
