import { eq } from 'drizzle-orm';
import { computeAmountDue, lockOrder, type StoredOrder } from '#backend/order-store/stored-order.ts';
import { isKeptTransfer, keepTransfer } from '#backend/payments/transfers/keep-transfer.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { dong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import { askForRest } from './create-payment.ts';
import type { PaymentDeps } from './environment.ts';
import type { Answer, Fields, NotificationOutcome, PaymentNotification, PaymentProvider } from './provider.ts';
import { findPayment } from './read-payments.ts';
import { type NotificationVerdict, type PaymentRow, payments } from './schema.ts';
import { settleByNotification } from './settle-order.ts';
import { isInStatement } from './top-ups/statement-top-ups.ts';
import { countTopUp, findTopUp } from './top-ups/top-ups.ts';

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
    const notification = provider.readNotification(request);
    return notification === null ? [] : [{ provider, notification }];
  });
  const [first] = read;
  if (first === undefined) {
    deps.log.warn('invalid signature of a payment notification');
    return answerOf(providers[0], 'forged');
  }
  try {
    const known = await findPayment(deps, first.notification.paymentId);
    // A provider can settle only its own payments.
    const own = read.find(({ provider }) => provider.code === known?.methodCode);
    if (known === null) {
      const taken = await takeTopUpMoney(deps, read);
      if (taken !== null) return answerOf(taken.provider, taken.outcome);
    }
    if (!known || !own) {
      const { notification, provider } = first;
      if (notification.isPaid && known === null)
        await keepTransfer(deps, deps.db, {
          methodCode: provider.code,
          paymentId: null,
          notification,
          problem: 'unknown-payment',
        });
      return answerOf(provider, 'unknown-payment');
    }
    const { notification, provider } = own;
    const outcome = await deps.db.transaction((tx) => settleUnderLock(deps, tx, known, notification, request.fields));
    return answerOf(provider, outcome);
  } catch (error) {
    deps.log.error({ err: error }, 'a payment notification could not be taken');
    return answerOf(first.provider, 'unexpected-error');
  }
};

type Reported = { readonly provider: PaymentProvider; readonly notification: PaymentNotification };
type TakenMoney = Pick<Reported, 'provider'> & { readonly outcome: NotificationOutcome };

/** Money for a balance counts whatever its amount, unless a statement may have counted it; null when no top-up is named. */
const takeTopUpMoney = async (deps: PaymentDeps, read: readonly Reported[]): Promise<TakenMoney | null> => {
  const topUp = await findTopUp(deps.db, { id: read[0]?.notification.paymentId ?? '' });
  const own = topUp && read.find(({ provider }) => provider.code === topUp.methodCode);
  if (!own) return null;
  const { provider, notification } = own;
  const { isPaid, amount, transactionId, paymentId } = notification;
  if (!isPaid) return { provider, outcome: 'confirmed' };
  if (amount === null || amount <= 0) return { provider, outcome: 'wrong-amount' };
  const money = { methodCode: provider.code, reference: transactionId || paymentId, amount, by: 'payments' };
  const paidAt = notification.paidAt ?? deps.clock.now();
  return deps.db.transaction(async (tx): Promise<TakenMoney> => {
    if (await isInStatement(tx, topUp.id, { amount, paidAt })) {
      const kept = { methodCode: provider.code, paymentId: null, notification, problem: 'not-payable' } as const;
      await keepTransfer(deps, tx, kept);
      return { provider, outcome: 'repeated' };
    }
    const { isNew } = await countTopUp(deps, tx, topUp.id, money);
    return { provider, outcome: isNew ? 'confirmed' : 'repeated' };
  });
};

/** The body for the provider; null: HTTP 204. */
export type NotificationAnswer = Answer | null;

const answerOf = (provider: PaymentProvider | undefined, outcome: NotificationOutcome): NotificationAnswer => {
  const isConfirmed = outcome === 'confirmed' || outcome === 'repeated';
  return provider?.confirmsWithoutContent && isConfirmed ? null : (provider?.answers[outcome] ?? {});
};

const outcomeOf: Readonly<Record<NotificationVerdict, NotificationOutcome>> = {
  settled: 'confirmed',
  part: 'confirmed',
  declined: 'confirmed',
  repeated: 'repeated',
  review: 'repeated',
  'wrong-amount': 'wrong-amount',
};

const settleUnderLock = async (
  deps: PaymentDeps,
  tx: Transaction,
  known: PaymentRow,
  notification: PaymentNotification,
  fields: Fields,
): Promise<NotificationOutcome> => {
  const stored = await lockOrder(tx, known.orderId);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, known.id)).for('update');
  if (!payment) return 'unknown-payment';
  if (notification.isPaid && (await isKeptTransfer(tx, payment, notification))) return 'repeated';
  const { verdict } = await settleByNotification(deps, tx, { stored, payment }, { notification, fields });
  const isOther = payment.transactionId !== notification.transactionId;
  if (notification.isPaid && isOther) await keepUnlessExact(deps, tx, { stored, payment }, { notification, verdict });
  return outcomeOf[verdict];
};

const keepUnlessExact = async (
  deps: PaymentDeps,
  tx: Transaction,
  { stored, payment }: { readonly stored: StoredOrder; readonly payment: PaymentRow },
  { notification, verdict }: { readonly notification: PaymentNotification; readonly verdict: NotificationVerdict },
): Promise<void> => {
  const { methodCode, id: paymentId } = payment;
  const kept = { methodCode, paymentId, notification };
  const orderId = stored.order.id;
  if (verdict === 'review') await keepTransfer(deps, tx, { ...kept, problem: 'not-payable' });
  if (verdict === 'wrong-amount') await keepTransfer(deps, tx, { ...kept, problem: 'wrong-amount' });
  if (verdict === 'part') {
    await keepTransfer(deps, tx, {
      ...kept,
      problem: 'wrong-amount',
      decided: { state: 'part', orderId, refundAmount: 0 },
    });
    await askForRest(deps, tx, orderId, payment);
  }
  const surplus = subtractDong(dong(notification.amount ?? 0), computeAmountDue(stored));
  if (verdict === 'settled' && surplus > 0)
    await keepTransfer(deps, tx, {
      ...kept,
      problem: 'wrong-amount',
      decided: { state: 'refund-due', orderId, refundAmount: surplus },
    });
};
