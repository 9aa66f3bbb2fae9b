import { type Refused, refuse } from './refusal.ts';

/**
 * Why an order of which `due` is unpaid (đồng with VAT) cannot be paid now; null when it can. `expected` null accepts
 * the amount. Refusals: `already-paid`, `order-not-open`, `amount-changed` {amount}.
 */
export const refusePayment = (
  { isPaid, isOpen, due }: { readonly isPaid: boolean; readonly isOpen: boolean; readonly due: number },
  expected: number | null,
): Refused | null => {
  if (isPaid) return refuse('already-paid', 'The order is paid');
  if (!isOpen || due <= 0) return refuse('order-not-open', 'The order does not await a payment');
  return expected === null || expected === due
    ? null
    : refuse('amount-changed', 'The amount has changed', { amount: due });
};

/** Whether staff may let money that is `due - amount` short settle an order; `limit` is the most that they waive. */
export const mayWaive = ({
  due,
  amount,
  limit,
}: {
  readonly due: number;
  readonly amount: number;
  readonly limit: number;
}): boolean => amount > 0 && amount < due && due - amount <= limit;

/**
 * A payment attempt; amounts in đồng with VAT. `total` is what the order cost when it was made, `takesParts` whether its
 * payer types the amount, as for a bank transfer, `waived` what the shop does without.
 */
type Attempt = {
  readonly amount: number;
  readonly waived: number;
  readonly total: number;
  readonly takesParts: boolean;
  readonly state: string;
  readonly transactionId: string | null;
};

/** What a payment provider reported, under its signature. */
type Report = { readonly amount: number | null; readonly isPaid: boolean; readonly transactionId: string };

/** `due`: what part payments have left of the total. */
type Payable = { readonly isPayable: boolean; readonly total: number; readonly due: number };

/** `part` stays with the order; `review` leaves the money to a person; `repeated` reports what is known. */
export type SettlementVerdict = 'settled' | 'part' | 'declined' | 'repeated' | 'review' | 'wrong-amount';

/** Whether any amount counts: a transfer for an open order whose total is still the one that its payer saw. */
const takesAnyAmount = (payment: Attempt, { isPaid, amount }: Report, order: Payable): boolean =>
  payment.takesParts &&
  payment.state !== 'paid' &&
  isPaid &&
  (amount ?? 0) > 0 &&
  order.isPayable &&
  order.total === payment.total;

/**
 * Money settles the order while it is open, whatever the state of the payment, because a transfer after the QR code
 * expired is still the shopper's money. Transfers add up: a smaller one is a part payment, a larger one settles and
 * leaves the rest to be paid back. If the order's total has changed, the payment needs manual review.
 */
export const decideSettlement = (payment: Attempt, report: Report, order: Payable): SettlementVerdict => {
  const amount = report.amount ?? 0;
  if (takesAnyAmount(payment, report, order)) return amount + payment.waived < order.due ? 'part' : 'settled';
  if (report.amount !== payment.amount) return 'wrong-amount';
  if (payment.state === 'paid')
    return report.isPaid && report.transactionId !== payment.transactionId ? 'review' : 'repeated';
  if (!report.isPaid) return payment.state === 'failed' ? 'repeated' : 'declined';
  return order.isPayable && order.total === payment.total && amount >= order.due ? 'settled' : 'review';
};
