import type { PaymentRow } from './schema.ts';

/** The shop polls for the same time (PAYMENT_POLLING_MS in the core). */
export const PAYMENT_TTL_MS = 15 * 60_000;

export type WirePaymentState = 'WAITING' | 'PAID' | 'FAILED' | 'EXPIRED';

/** `at` in ms since 1970 UTC. A superseded payment counts as expired. */
export const paymentStateAt = (
  { state, expiresAt }: Pick<PaymentRow, 'state' | 'expiresAt'>,
  now: number,
): WirePaymentState => {
  if (state === 'paid') return 'PAID';
  if (state === 'failed') return 'FAILED';
  return state === 'waiting' && now < expiresAt ? 'WAITING' : 'EXPIRED';
};

/** What the order cost when the payment was made, đồng; part payments may have left less of it to be paid. */
export const orderTotalOf = ({ total, amount }: Pick<PaymentRow, 'total' | 'amount'>): number => total ?? amount;
