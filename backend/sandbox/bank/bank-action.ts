import type { PaymentDeps } from '#backend/payments/environment.ts';
import type { Fields, NotificationOutcome, PaymentProvider } from '#backend/payments/provider.ts';
import type { PaymentRow } from '#backend/payments/schema.ts';

export const bankActions = ['confirm', 'decline', 'late', 'wrong-amount', 'twice', 'forged', 'return-only'] as const;
export type BankAction = (typeof bankActions)[number];

export const isBankAction = (text: unknown): text is BankAction => bankActions.some((action) => action === text);

/** Confirming the same payment again repeats the number. */
const transferNumber = (payment: PaymentRow, action: BankAction): string =>
  String(Number.parseInt(payment.id.slice(0, 10), 16)) + (action === 'decline' ? '0' : '1');

/** A minute after the QR code expired. */
const LATE_MS = 60_000;

/** As a provider reports a payment and sends the browser back. */
export const reportOf = (
  { clock }: Pick<PaymentDeps, 'clock'>,
  provider: PaymentProvider,
  payment: PaymentRow,
  action: BankAction,
): Fields =>
  provider.sandbox.report({
    paymentId: payment.id,
    orderNumber: payment.orderNumber,
    amount: action === 'wrong-amount' ? payment.amount - 1_000 : payment.amount,
    isPaid: action !== 'decline',
    transactionId: transferNumber(payment, action),
    paidAt: action === 'late' ? payment.expiresAt + LATE_MS : clock.now(),
    isForged: action === 'forged',
  });

/** Reports over the network, as a provider does; returns the shop's outcome. */
export const notifyShop = async (
  deps: Pick<PaymentDeps, 'ownOrigin'>,
  provider: PaymentProvider,
  report: Fields,
): Promise<NotificationOutcome> => {
  const at = `${deps.ownOrigin()}/payment-hub/notify/${provider.code.toLowerCase()}`;
  const told = await fetch(`${at}?${new URLSearchParams(report)}`);
  if (told.status === 204) return 'confirmed';
  const answer = JSON.stringify(await told.json());
  const outcomes = Object.keys(provider.answers) as NotificationOutcome[];
  return outcomes.find((each) => JSON.stringify(provider.answers[each]) === answer) ?? 'unexpected-error';
};
