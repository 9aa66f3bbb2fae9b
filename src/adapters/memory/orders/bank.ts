import { digestOf } from '#adapters/memory/accounts/signatures.ts';
import { findReservedDomain, registerDomains } from '#adapters/memory/services/held-domains.ts';
import { provision } from '#adapters/memory/services/provisioning.ts';
import type { OrderRecord, PaymentRecord, World } from '#adapters/memory/world.ts';
import { decideSettlement } from '#core/order-rules/settle-payment.ts';
import { amountDue, type Order } from '#core/orders/order.ts';
import { isOpenOrder, isUnpaidOrder } from '#core/orders/order-states.ts';
import { isWaitingPayment, type Payment } from '#core/payment/payment.ts';
import { addDong, type Dong, dong, zeroDong } from '#core/shared/dong.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import { closeOverdueOrder } from './close-overdue-order.ts';
import { settleInstalments } from './instalments.ts';
import { issueInvoice } from './invoice-gateway.ts';
import { sendInvoice, sendPartReceived } from './order-mails.ts';
import { changeStatus, saveOrder } from './orders.ts';
import { createPayment, currentPayment, expirePendingPayments, savePayment, signReturnQuery } from './payments.ts';
import { confirmUses, hasUsedUpVoucher } from './voucher-uses.ts';

export type Settlement =
  | 'settled'
  | 'part'
  | 'already-settled'
  | 'declined'
  | 'kept-for-a-person'
  | 'no-such-payment'
  | 'not-signed';

/** The bank's signed notification. */
type Report = {
  readonly id: PaymentId;
  readonly amount: number;
  /** The bank's number of the transfer. */
  readonly reference: string;
  readonly signature: string;
};

/** More than what is due is remembered until it goes back. */
const withSurplus = (order: Order, amount: number): Order => {
  const received = addDong(order.received ?? zeroDong, dong(amount));
  return received > order.totals.gross ? { ...order, received } : order;
};

const signatureFor = (id: PaymentId, amount: number): string => digestOf(`bank ${id} ${amount}`);

const settle = (world: World, { id, amount, reference, signature }: Report): Settlement => {
  if (signature !== signatureFor(id, amount)) return 'not-signed';
  const record = world.state.payments.get(id);
  if (!record) return 'no-such-payment';
  const found = world.state.orders.get(record.payment.orderId);
  if (!found) return 'kept-for-a-person';
  const ordered = closeOverdueOrder(world, found);
  const { order } = ordered;
  if (ordered.parts?.includes(reference)) return 'already-settled';
  const isPayable = isOpenOrder(order) && isUnpaidOrder(order);
  const attempt = { ...record.payment, waived: 0, total: record.total, takesParts: record.payment.transfer !== null };
  const report = { amount, isPaid: true, transactionId: reference };
  const verdict = decideSettlement(attempt, report, { isPayable, total: order.totals.gross, due: amountDue(order) });
  if (verdict === 'repeated') return 'already-settled';
  if (verdict === 'part') return keepPart(world, ordered, record.payment, { amount: dong(amount), reference });
  const provisioning = changeStatus(order, 'confirmed');
  if (verdict !== 'settled' || !provisioning.ok || findReservedDomain(world, order) || hasUsedUpVoucher(world, order))
    return 'kept-for-a-person';
  settlePayment(world, { ...ordered, order: withSurplus(order, amount) }, record, reference);
  return 'settled';
};

/** The order is paid, with all that follows. Throws for one that is not open. */
export const settlePayment = (world: World, ordered: OrderRecord, record: PaymentRecord, reference: string): void => {
  const provisioning = changeStatus(ordered.order, 'confirmed');
  if (!provisioning.ok) throw new Error('the order is not open');
  const paid = saveOrder(world, ordered, { ...provisioning.value, financial: 'PAID' });
  const invoice = issueInvoice(world, paid, record.payment);
  savePayment(world, record, {
    state: 'paid',
    invoiceId: invoice.id,
    transactionId: reference,
  });
  registerDomains(world, paid);
  confirmUses(world, paid);
  settleInstalments(world, paid);
  sendInvoice(world, paid);
  provision(world, paid);
};

/** The rest is asked for by a new code of the same method. */
const keepPart = (
  world: World,
  ordered: OrderRecord,
  { methodCode }: Payment,
  { amount, reference }: { readonly amount: Dong; readonly reference: string },
): Settlement => {
  const { order, parts = [] } = ordered;
  const received = addDong(order.received ?? zeroDong, amount);
  const kept = saveOrder(
    world,
    { ...ordered, parts: [...parts, reference] },
    { ...order, received, version: order.version + 1 },
  );
  expirePendingPayments(world, order.id);
  createPayment(world, kept, methodCode);
  sendPartReceived(world, kept);
  return 'part';
};

/** The sandbox bank: simulates payments and their failures. */
export type Bank = {
  /** Idempotent; counts even after expiry. */
  readonly confirm: (id: PaymentId) => Settlement;
  readonly decline: (id: PaymentId) => Settlement;
  /** The money arrives after expiry. */
  readonly late: (id: PaymentId) => Settlement;
  /** A transfer of any amount, which the bank numbers; a number that it reported before is the same transfer. */
  readonly transfer: (id: PaymentId, amount: number, reference?: string) => Settlement;
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
  const transfer = (id: PaymentId, amount: number, reference = `FT${id.slice(0, 12)}`): Settlement =>
    settle(world, { id, amount, reference, signature: signatureFor(id, amount) });
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
    transfer,
    forged: (id) => settle(world, { id, amount: amountOf(id), reference: '', signature: '' }),
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
