import type { PaymentDeps } from '#backend/payments/environment.ts';
import type { NotificationOutcome, PaymentProvider, SandboxReport } from '#backend/payments/provider.ts';
import type { PaymentRow } from '#backend/payments/schema.ts';

export const bankActions = ['confirm', 'decline', 'late', 'wrong-amount', 'twice', 'forged', 'return-only'] as const;
export type BankAction = (typeof bankActions)[number];

/** A payment of an order, or a top-up, which has no end and comes back nowhere. */
export type Playable = Pick<
  PaymentRow,
  'id' | 'orderNumber' | 'amount' | 'methodCode' | 'state' | 'expiresAt' | 'returnUrl'
> & {
  /** Path of the shop. */
  readonly shopPath: string;
};

export const isBankAction = (text: unknown): text is BankAction => bankActions.some((action) => action === text);

/** Confirming the same payment again repeats the number. */
const transferNumber = (payment: Playable, action: BankAction): string =>
  String(Number.parseInt(payment.id.slice(0, 10), 16)) + (action === 'decline' ? '0' : '1');

/** A minute after the QR code expired. */
const LATE_MS = 60_000;

/** What a provider reports of a payment. */
export const reportOf = (
  { clock }: Pick<PaymentDeps, 'clock'>,
  payment: Playable,
  action: BankAction,
): SandboxReport => ({
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
  report: SandboxReport,
): Promise<NotificationOutcome> => {
  const at = `${deps.ownOrigin()}/payment-hub/notify/${provider.code.toLowerCase()}`;
  const { sandbox } = provider;
  const response = sandbox.post
    ? await fetch(at, { method: 'POST', ...sandbox.post(report) })
    : await fetch(`${at}?${new URLSearchParams(sandbox.report(report))}`);
  if (response.status === 204) return 'confirmed';
  const answer = JSON.stringify(await response.json());
  const outcomes = Object.keys(provider.answers) as NotificationOutcome[];
  return outcomes.find((each) => JSON.stringify(provider.answers[each]) === answer) ?? 'unexpected-error';
};
