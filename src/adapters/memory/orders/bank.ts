import { digestOf } from '#adapters/memory/accounts/signatures.ts';
import { findReservedDomain, registerDomains } from '#adapters/memory/services/held-domains.ts';
import { provision } from '#adapters/memory/services/provisioning.ts';
import type { World } from '#adapters/memory/world.ts';
import { decideSettlement } from '#core/order-rules/settle-payment.ts';
import { isOpenOrder, isUnpaidOrder } from '#core/orders/order-states.ts';
import { isWaitingPayment, type Payment } from '#core/payment/payment.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import { closeOverdueOrder } from './close-overdue-order.ts';
import { settleInstalments } from './instalments.ts';
import { issueInvoice } from './invoice-gateway.ts';
import { sendInvoice } from './order-mails.ts';
import { changeStatus, saveOrder } from './orders.ts';
import { currentPayment, savePayment, signReturnQuery } from './payments.ts';
import { confirmUses, hasUsedUpVoucher } from './voucher-uses.ts';

export type Settlement =
  | 'settled'
  | 'already-settled'
  | 'declined'
  | 'kept-for-a-person'
  | 'no-such-payment'
  | 'not-signed';

/** The bank's signed notification. */
type Report = { readonly id: PaymentId; readonly amount: number; readonly signature: string };

const signatureFor = (id: PaymentId, amount: number): string => digestOf(`bank ${id} ${amount}`);

const settle = (world: World, { id, amount, signature }: Report): Settlement => {
  if (signature !== signatureFor(id, amount)) return 'not-signed';
  const record = world.state.payments.get(id);
  if (!record) return 'no-such-payment';
  const found = world.state.orders.get(record.payment.orderId);
  if (!found) return 'kept-for-a-person';
  const ordered = closeOverdueOrder(world, found);
  const { order } = ordered;
  const { transactionId } = record.payment;
  const isPayable = isOpenOrder(order) && isUnpaidOrder(order);
  const report = { amount, isPaid: true, transactionId: transactionId ?? '' };
  const verdict = decideSettlement(record.payment, report, { isPayable, total: order.totals.gross });
  if (verdict === 'repeated') return 'already-settled';
  const provisioning = changeStatus(order, 'confirmed');
  if (verdict !== 'settled' || !provisioning.ok || findReservedDomain(world, order) || hasUsedUpVoucher(world, order))
    return 'kept-for-a-person';
  const paid = saveOrder(world, ordered, { ...provisioning.value, financial: 'PAID' });
  const invoice = issueInvoice(world, paid, record.payment);
  savePayment(world, record, {
    state: 'paid',
    invoiceId: invoice.id,
    transactionId: `FT${world.random.id().slice(0, 12)}`,
  });
  registerDomains(world, paid);
  confirmUses(world, paid);
  settleInstalments(world, paid);
  sendInvoice(world, paid);
  provision(world, paid);
  return 'settled';
};

/** The sandbox bank: simulates payments and their failures. */
export type Bank = {
  /** Idempotent; counts even after expiry. */
  readonly confirm: (id: PaymentId) => Settlement;
  readonly decline: (id: PaymentId) => Settlement;
  /** The money arrives after expiry. */
  readonly late: (id: PaymentId) => Settlement;
  readonly wrongAmount: (id: PaymentId, amount: number) => Settlement;
  /** A notification with a forged signature. */
  readonly forged: (id: PaymentId) => Settlement;
  readonly twice: (id: PaymentId) => Settlement;
  /** No money arrives before the payment expires. */
  readonly expire: (id: PaymentId) => void;
  /** Signed query of the return URL. */
  readonly returnQuery: (id: PaymentId, code: '00' | '24') => Readonly<Record<string, string>>;
};

const passTime = (world: World, paid: Payment): void => {
  world.state.now = Math.max(world.state.now, paid.expiresAt) + 1;
};

export const bankOf = (world: World): Bank => {
  const amountOf = (id: PaymentId): number => world.state.payments.get(id)?.payment.amount ?? 0;
  const transfer = (id: PaymentId, amount: number): Settlement =>
    settle(world, { id, amount, signature: signatureFor(id, amount) });
  const confirm = (id: PaymentId): Settlement => transfer(id, amountOf(id));
  const expire = (id: PaymentId): void => {
    const record = world.state.payments.get(id);
    if (record) passTime(world, record.payment);
  };
  return {
    confirm,
    decline: (id) => {
      const record = world.state.payments.get(id);
      if (!record) return 'no-such-payment';
      if (!isWaitingPayment(currentPayment(world, record))) return 'already-settled';
      savePayment(world, record, { state: 'failed' });
      return 'declined';
    },
    late: (id) => {
      expire(id);
      return confirm(id);
    },
    wrongAmount: transfer,
    forged: (id) => settle(world, { id, amount: amountOf(id), signature: '' }),
    twice: (id) => {
      confirm(id);
      return confirm(id);
    },
    expire,
    returnQuery: (id, code) => {
      const record = world.state.payments.get(id);
      return record ? signReturnQuery(record.payment, code) : {};
    },
  };
};
