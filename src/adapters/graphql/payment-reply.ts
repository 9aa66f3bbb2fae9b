import * as z from 'zod/mini';
import type { FollowedPaymentFragment } from '#contracts/generated/payment-hub.ts';
import type { Payment, PaymentState } from '#core/payment/payment.ts';
import { dong } from '#core/shared/dong.ts';
import { invoiceId, orderId, paymentId } from '#core/shared/ids.ts';

/** Invalid links and numbers become null. */
const text = z.catch(z.nullish(z.string()), null);
const amount = z.number().check(z.int(), z.gte(0));

const states = {
  WAITING: 'waiting',
  PAID: 'paid',
  FAILED: 'failed',
  EXPIRED: 'expired',
} as const satisfies Record<string, PaymentState>;

const transfer = z.object({
  bank: z.string(),
  bin: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  content: z.string(),
});

export const paymentReply = z.object({
  paymentId: z.string().check(z.minLength(1)),
  orderId: z.string().check(z.minLength(1)),
  invoiceId: text,
  methodCode: z.string(),
  totalAmount: amount,
  statusCode: z.enum(['WAITING', 'PAID', 'FAILED', 'EXPIRED']),
  transactionId: text,
  qrCode: text,
  payUrl: text,
  attributes: z.object({
    createdAt: amount,
    expiresAt: amount,
    transfer: z.catch(z.nullish(transfer), null),
    sandboxUrl: text,
  }),
} satisfies Record<keyof FollowedPaymentFragment, unknown>);
type Reply = z.infer<typeof paymentReply>;

export const paymentOf = (reply: Reply): Payment => ({
  id: paymentId(reply.paymentId),
  orderId: orderId(reply.orderId),
  invoiceId: reply.invoiceId ? invoiceId(reply.invoiceId) : null,
  methodCode: reply.methodCode,
  amount: dong(reply.totalAmount),
  state: states[reply.statusCode],
  qrText: reply.qrCode ?? null,
  redirectUrl: reply.payUrl ?? null,
  deeplink: null,
  deeplinkMiniApp: null,
  transfer: reply.attributes.transfer ?? null,
  sandboxUrl: reply.attributes.sandboxUrl ?? null,
  createdAt: reply.attributes.createdAt,
  expiresAt: reply.attributes.expiresAt,
  transactionId: reply.transactionId ?? null,
});

/** The payment is in `data`, the links beside it. [ENT-10 payment result] */
export const createdPaymentReply = z.object({ data: paymentReply, deeplink: text, deeplinkMiniApp: text });

/** The gateway's own page is not an app link. */
export const createdPaymentOf = ({ data, deeplink, deeplinkMiniApp }: z.infer<typeof createdPaymentReply>): Payment => {
  const made = paymentOf(data);
  return {
    ...made,
    deeplink: deeplink && deeplink !== made.redirectUrl ? deeplink : null,
    deeplinkMiniApp: deeplinkMiniApp ?? null,
  };
};
