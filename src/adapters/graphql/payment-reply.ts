import * as z from 'zod/mini';
import { type AllReadersOf, amount, converted, filled } from '#adapters/replies/schema.ts';
import type { FollowedPaymentFragment } from '#contracts/generated/payment-hub.ts';
import type { Payment, PaymentState } from '#core/payment/payment.ts';
import { dong } from '#core/shared/dong.ts';
import { invoiceId, orderId, paymentId } from '#core/shared/ids.ts';

/** Invalid links and numbers become null. */
const text = z.catch(z.nullish(z.string()), null);

export const stateOfCode = {
  WAITING: 'waiting',
  PAID: 'paid',
  FAILED: 'failed',
  EXPIRED: 'expired',
} as const satisfies Record<string, PaymentState>;

export const stateCode = z.enum(['WAITING', 'PAID', 'FAILED', 'EXPIRED']);

const transfer = z.object({
  bank: z.string(),
  bin: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  content: z.string(),
});

const wirePayment = z.object({
  paymentId: filled,
  orderId: filled,
  invoiceId: text,
  methodCode: z.string(),
  totalAmount: amount,
  statusCode: stateCode,
  transactionId: text,
  qrCode: text,
  payUrl: text,
  attributes: z.object({
    createdAt: amount,
    expiresAt: amount,
    transfer: z.catch(z.nullish(transfer), null),
    sandboxUrl: text,
  }),
} satisfies AllReadersOf<FollowedPaymentFragment>);

export const paymentReply = converted(
  wirePayment,
  (reply): Payment => ({
    id: paymentId(reply.paymentId),
    orderId: orderId(reply.orderId),
    invoiceId: reply.invoiceId ? invoiceId(reply.invoiceId) : null,
    methodCode: reply.methodCode,
    amount: dong(reply.totalAmount),
    state: stateOfCode[reply.statusCode],
    qrText: reply.qrCode ?? null,
    redirectUrl: reply.payUrl ?? null,
    deeplink: null,
    deeplinkMiniApp: null,
    transfer: reply.attributes.transfer ?? null,
    sandboxUrl: reply.attributes.sandboxUrl ?? null,
    createdAt: reply.attributes.createdAt,
    expiresAt: reply.attributes.expiresAt,
    transactionId: reply.transactionId ?? null,
  }),
);

/**
 * Reply of the creating calls: the payment is in `data`, the links beside it. The gateway's own page does not count as
 * an app link. [ENT-10 payment result]
 */
export const createdPaymentReply = converted(
  z.object({ data: paymentReply, deeplink: text, deeplinkMiniApp: text }),
  ({ data, deeplink, deeplinkMiniApp }): Payment => ({
    ...data,
    deeplink: deeplink && deeplink !== data.redirectUrl ? deeplink : null,
    deeplinkMiniApp: deeplinkMiniApp ?? null,
  }),
);
