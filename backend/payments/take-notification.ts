import { eq } from 'drizzle-orm';
import { keepUses } from '#backend/campaigns/voucher-uses.ts';
import { loadOrderForUpdate, orderTotals, type StoredOrder } from '#backend/order-store/stored-order.ts';
import { keepDomains } from '#backend/orders/domain-holds.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import type { PaymentDeps } from './environment.ts';
import { findPayment } from './read-payments.ts';
import { type NotificationVerdict, type PaymentRow, paymentNotifications, payments } from './schema.ts';
import { settlePayment } from './settle-payment.ts';
import { isSignedByVnpay, isVnpaySuccess, type VnpayFields } from './vnpay.ts';

/** What the bank is told; it sends again until it hears 00 or 02. */
export type NotificationAnswer = { readonly RspCode: string; readonly Message: string };

const answers = {
  confirmed: { RspCode: '00', Message: 'Confirm Success' },
  unknownOrder: { RspCode: '01', Message: 'Order not found' },
  alreadyConfirmed: { RspCode: '02', Message: 'Order already confirmed' },
  wrongAmount: { RspCode: '04', Message: 'Invalid amount' },
  forged: { RspCode: '97', Message: 'Fail checksum' },
  unforeseen: { RspCode: '99', Message: 'Unknown error' },
} as const satisfies Record<string, NotificationAnswer>;

/**
 * Takes a bank's notification: the only way in which anything gets paid. Signature, then payment, then amount, then
 * whether it is settled already; the judgement, the order, the invoice and the record are one transaction under the
 * order's row lock, so that any number of copies at once settle once. Money that settles nothing is kept for a person
 * to look at (`review`). [VNPAY 2.1.0, IPN]
 */
export const takeNotification = async (deps: PaymentDeps, fields: VnpayFields): Promise<NotificationAnswer> => {
  const { terminal } = deps.environment.payments;
  if (!isSignedByVnpay(fields, deps.environment.payments.gatewaySecret) || fields.vnp_TmnCode !== terminal) {
    deps.log.warn('a payment notification bears no valid signature');
    return answers.forged;
  }
  try {
    const known = await findPayment(deps, fields.vnp_TxnRef ?? '');
    if (!known) return answers.unknownOrder;
    return await deps.db.transaction((tx) => judged(deps, tx, known, fields));
  } catch (error) {
    deps.log.error({ err: error }, 'a payment notification could not be taken');
    return answers.unforeseen;
  }
};

const answerFor: Readonly<Record<NotificationVerdict, NotificationAnswer>> = {
  settled: answers.confirmed,
  declined: answers.confirmed,
  repeated: answers.alreadyConfirmed,
  review: answers.alreadyConfirmed,
  'wrong-amount': answers.wrongAmount,
};

const judged = async (
  deps: PaymentDeps,
  tx: Transaction,
  known: PaymentRow,
  fields: VnpayFields,
): Promise<NotificationAnswer> => {
  const stored = await loadOrderForUpdate(tx, known.orderId);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, known.id)).for('update');
  if (!payment) return answers.unknownOrder;
  const now = deps.clock.now();
  const wished = verdictOn(stored, payment, fields);
  const verdict = wished === 'settled' && !(await keepPromises(tx, stored, now)) ? 'review' : wished;
  if (verdict === 'settled') await settlePayment(deps, tx, stored, payment, fields);
  if (verdict === 'declined' && payment.state === 'waiting')
    await tx.update(payments).set({ state: 'failed', decidedAt: now }).where(eq(payments.id, payment.id));
  await tx.insert(paymentNotifications).values({
    id: newId(),
    paymentId: payment.id,
    receivedAt: now,
    verdict,
    amount: reportedAmount(fields) ?? 0,
    transactionId: fields.vnp_TransactionNo ?? '',
    fields,
  });
  return answerFor[verdict];
};

class PromiseBroken extends Error {}

/** The uses of its codes and its domains are the order's for good; false, and nothing is, where others have got one of them. */
const keepPromises = async (tx: Transaction, stored: StoredOrder, now: number): Promise<boolean> => {
  try {
    await tx.transaction(async (inner) => {
      const kept = (await keepUses(inner, stored, now)) && (await keepDomains(inner, stored, now));
      if (!kept) throw new PromiseBroken();
    });
    return true;
  } catch (error) {
    if (error instanceof PromiseBroken) return false;
    throw error;
  }
};

/** đồng; null where the bank's number is none. */
const reportedAmount = (fields: VnpayFields): number | null => {
  const text = fields.vnp_Amount ?? '';
  return /^\d{1,15}$/.test(text) && Number(text) % 100 === 0 ? Number(text) / 100 : null;
};

/**
 * Money of the right amount settles as long as the order is open, whatever became of the try meanwhile: a transfer that
 * comes after the code ran out is still the shopper's money. Where the order's total is another one by now, or another
 * order has got a domain of this one meanwhile, it waits for a person.
 */
const verdictOn = ({ order, lines }: StoredOrder, payment: PaymentRow, fields: VnpayFields): NotificationVerdict => {
  if (reportedAmount(fields) !== payment.amount) return 'wrong-amount';
  if (payment.state === 'paid')
    return isVnpaySuccess(fields) && fields.vnp_TransactionNo !== payment.transactionId ? 'review' : 'repeated';
  if (!isVnpaySuccess(fields)) return payment.state === 'failed' ? 'repeated' : 'declined';
  const stillTrue =
    order.status === 20 && order.financial === 'UNPAID' && orderTotals({ order, lines }).gross === payment.amount;
  return stillTrue ? 'settled' : 'review';
};
