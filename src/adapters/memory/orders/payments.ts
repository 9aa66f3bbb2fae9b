import { digestOf } from '#adapters/memory/accounts/signatures.ts';
import type { PaymentRecord, World } from '#adapters/memory/world.ts';
import { seedBankAccount, seedPaymentMethods } from '#contracts/seed/merchant.ts';
import { vietQr } from '#contracts/viet-qr.ts';
import { amountDue, type Order } from '#core/orders/order.ts';
import {
  type BankTransfer,
  isWaitingPayment,
  PAYMENT_POLLING_MS,
  type Payment,
  type PaymentMethod,
} from '#core/payment/payment.ts';
import { type OrderId, paymentId } from '#core/shared/ids.ts';

/** A gateway's page is the sandbox bank's. */
export const methodOf = (code: string) => seedPaymentMethods.find((method) => method.code === code);

export const methodsOf = (world: World): readonly PaymentMethod[] =>
  seedPaymentMethods.map((method) => ({
    ...method,
    redirectOrigins: method.kind === 'redirect' ? [world.origin] : [],
  }));

/** Pending payments expire at their deadline. */
export const currentPayment = (world: World, record: PaymentRecord): Payment =>
  isWaitingPayment(record.payment) && world.state.now >= record.payment.expiresAt
    ? { ...record.payment, state: 'expired' }
    : record.payment;

/** Newest first. */
export const paymentsOf = (world: World, order: OrderId): readonly PaymentRecord[] =>
  [...world.state.payments.values()].filter((record) => record.payment.orderId === order).reverse();

export const savePayment = (world: World, record: PaymentRecord, change: Partial<Payment>): Payment => {
  const next = { ...record.payment, ...change };
  world.state.payments.set(next.id, { ...record, payment: next });
  return next;
};

/** Expires pending payments after the order was changed or closed, or when another payment replaces them. */
export const expirePendingPayments = (world: World, order: OrderId): void => {
  for (const record of paymentsOf(world, order))
    if (isWaitingPayment(record.payment)) savePayment(world, record, { state: 'expired', expiresAt: world.state.now });
};

const transferFor = (order: Order): BankTransfer => ({ ...seedBankAccount, content: order.number });

const qrTextFor = (order: Order): string | null => {
  const { bin, accountNumber } = seedBankAccount;
  const text = vietQr({ bin, accountNumber, amount: amountDue(order), purpose: order.number });
  return text.ok ? text.value : null;
};

const sandboxAddress = (world: World, id: string): string => `${world.origin}/sandbox-bank/${id}`;

export const createPayment = (world: World, order: Order, methodCode: string): Payment => {
  const id = paymentId(world.random.id());
  const byTransfer = methodOf(methodCode)?.kind === 'transfer';
  const made: Payment = {
    id,
    orderId: order.id,
    invoiceId: null,
    methodCode,
    amount: amountDue(order),
    state: 'waiting',
    qrText: byTransfer ? qrTextFor(order) : null,
    redirectUrl: byTransfer ? null : sandboxAddress(world, id),
    deeplink: null,
    deeplinkMiniApp: null,
    transfer: byTransfer ? transferFor(order) : null,
    sandboxUrl: byTransfer ? sandboxAddress(world, id) : null,
    createdAt: world.state.now,
    expiresAt: world.state.now + PAYMENT_POLLING_MS,
    transactionId: null,
  };
  world.state.payments.set(id, { payment: made, total: order.totals.gross, isDeclined: false });
  return made;
};

export const signReturnQuery = (paid: Payment, code: '00' | '24'): Readonly<Record<string, string>> => {
  const parts = { payment: paid.id, amount: String(paid.amount), code };
  return { ...parts, signature: digestOf(JSON.stringify(Object.entries(parts).sort())) };
};

export const hasValidSignature = ({ signature, ...parts }: Readonly<Record<string, string>>): boolean =>
  signature === digestOf(JSON.stringify(Object.entries(parts).sort()));
