import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { PaymentDeps } from './environment.ts';
import { providerOf, redirectAddress, sandboxAddress } from './payment-addresses.ts';
import { paymentStateAt } from './payment-state.ts';
import type { PaymentRow } from './schema.ts';

const isoTime = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** For a manual transfer in a banking app; the content is the order's number. */
const toTransferWire = (deps: PaymentDeps, payment: PaymentRow) => {
  const provider = providerOf(deps, payment.methodCode);
  return provider?.kind === 'transfer' ? { ...provider.account, content: payment.orderNumber } : null;
};

const descriptions = {
  WAITING: 'Waiting for the bank',
  PAID: 'Paid',
  FAILED: 'Declined',
  EXPIRED: 'Expired',
} as const;

/** Answer of `paymentStatus`; fields that are left out are null. [WIRE, payment hub] */
export const toPaymentStatusWire = (deps: PaymentDeps, payment: PaymentRow) => {
  const state = paymentStateAt(payment, deps.clock.now());
  const waiting = state === 'WAITING';
  return {
    methodCode: payment.methodCode,
    methodTypeCode: payment.methodCode,
    partnerCode: organisationId,
    totalAmount: payment.amount,
    fee: 0,
    discountAmount: 0,
    payDate: isoTime(payment.createdAt),
    payType: 'CLOUD_ORDER',
    transactionDate: isoTime(payment.decidedAt),
    orderId: payment.orderId,
    paymentId: payment.id,
    invoiceId: payment.invoiceId,
    orderInfo: payment.orderNumber,
    orderType: 'SERVICE',
    locale: 'vi-VN',
    storeID: websiteStoreId,
    bankCode: payment.bankCode,
    phone: payment.payerPhone || null,
    email: payment.payerEmail || null,
    statusCode: state,
    statusDescription: descriptions[state],
    transactionId: payment.transactionId,
    createBy: payment.createdBy,
    baseMethodCode: payment.methodCode,
    confirmPaidBy: state === 'PAID' ? 'bank' : null,
    confirmPaidDate: state === 'PAID' ? isoTime(payment.decidedAt) : null,
    qrCode: payment.qrText,
    payUrl: redirectAddress(deps, payment),
    paymentNote: payment.late ? 'late' : null,
    attributes: {
      createdAt: payment.createdAt,
      expiresAt: payment.expiresAt,
      transfer: toTransferWire(deps, payment),
      sandboxUrl: waiting ? sandboxAddress(deps, payment.id) : null,
    },
  };
};

export const toPaymentInfoWire = (deps: PaymentDeps, payment: PaymentRow) => {
  const status = toPaymentStatusWire(deps, payment);
  const paid = status.statusCode === 'PAID';
  return {
    ...status,
    id: payment.id,
    dueDate: isoTime(payment.expiresAt),
    completePayment: paid,
    remain: paid ? 0 : payment.amount,
    currCode: 'VND',
    returnUrl: payment.returnUrl,
    retry: false,
    postToOrder: true,
    editAble: false,
    approved: paid,
    type: 'CLOUD_ORDER',
    items: [
      {
        id: payment.id,
        partnerCode: organisationId,
        paymentId: payment.id,
        type: 'ORDER',
        orderId: payment.orderId,
        invoiceId: payment.invoiceId,
        orderType: 'SERVICE',
        orderInfo: payment.orderNumber,
        totalAmount: payment.amount,
      },
    ],
  };
};

/** `code` 1: the payment is pending, or this idempotency key created it earlier. */
export const toCreatedPaymentWire = (deps: PaymentDeps, payment: PaymentRow) => ({
  code: '1',
  message: 'OK',
  data: toPaymentStatusWire(deps, payment),
  qrCodeUrl: payment.qrText,
  deeplink: redirectAddress(deps, payment),
  invoiceId: payment.invoiceId,
  orderId: payment.orderId,
  paymentId: payment.id,
});
