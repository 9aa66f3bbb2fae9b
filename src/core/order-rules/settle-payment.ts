import { type Refused, refuse } from './refusal.ts';

/**
 * Why an order of this total (đồng with VAT) cannot be paid now; null when it can. `expected` null accepts the total.
 * Refusals: `already-paid`, `order-not-open`, `amount-changed` {amount}.
 */
export const refusePayment = (
  { isPaid, isOpen, total }: { readonly isPaid: boolean; readonly isOpen: boolean; readonly total: number },
  expected: number | null,
): Refused | null => {
  if (isPaid) return refuse('already-paid', 'The order is paid');
  if (!isOpen || total <= 0) return refuse('order-not-open', 'The order does not await a payment');
  return expected === null || expected === total
    ? null
    : refuse('amount-changed', 'The amount has changed', { amount: total });
};

/** A payment attempt; amounts in đồng with VAT. */
type Attempt = { readonly amount: number; readonly state: string; readonly transactionId: string | null };

/** What a payment provider reported, under its signature. */
type Report = { readonly amount: number | null; readonly isPaid: boolean; readonly transactionId: string };

/** `review` leaves the money to a person; `repeated` reports what is known. */
export type SettlementVerdict = 'settled' | 'declined' | 'repeated' | 'review' | 'wrong-amount';

/**
 * Money of the right amount settles the order while it is open, whatever the state of the payment, because a transfer
 * after the QR code expired is still the shopper's money. If the order's total has changed, the payment needs manual
 * review.
 */
export const decideSettlement = (
  payment: Attempt,
  report: Report,
  order: { readonly isPayable: boolean; readonly total: number },
): SettlementVerdict => {
  if (report.amount !== payment.amount) return 'wrong-amount';
  if (payment.state === 'paid')
    return report.isPaid && report.transactionId !== payment.transactionId ? 'review' : 'repeated';
  if (!report.isPaid) return payment.state === 'failed' ? 'repeated' : 'declined';
  return order.isPayable && order.total === payment.amount ? 'settled' : 'review';
};
