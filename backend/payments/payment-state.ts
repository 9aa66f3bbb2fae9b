import type { PaymentRow } from './schema.ts';

/** A payment waits so long; the shop follows it as long (FOLLOW_PAYMENT_MS of the core). */
export const PAYMENT_LIFE_MS = 15 * 60_000;

/** States as the wire names them. */
export type WirePaymentState = 'WAITING' | 'PAID' | 'FAILED' | 'EXPIRED';

/** What a try is at a time (ms since 1970 UTC). One that another try took the place of has expired. */
export const stateAt = (
  { state, expiresAt }: Pick<PaymentRow, 'state' | 'expiresAt'>,
  now: number,
): WirePaymentState => {
  if (state === 'paid') return 'PAID';
  if (state === 'failed') return 'FAILED';
  return state === 'waiting' && now < expiresAt ? 'WAITING' : 'EXPIRED';
};
