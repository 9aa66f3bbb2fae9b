import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { defineProvider, type SandboxReport } from '#backend/payments/provider.ts';

/** Of the bytes of the body. */
export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

const isSigned = (body: string, signature: string, secret: string): boolean => {
  const own = Buffer.from(signatureOf(body, secret));
  const given = Buffer.from(signature);
  return own.length === given.length && timingSafeEqual(own, given);
};

const posted = z.object({
  data: z.object({ id: z.string(), paid: z.boolean(), amount: z.number(), number: z.string(), at: z.number() }),
});

/** A bank that posts nested JSON and signs the bytes of the body in a header, as webhooks do. */
export const postingProvider = defineProvider({
  method: { id: '77', code: 'THUYPAY', name: 'ThuyPay', description: 'Chuyển khoản', image: null },
  variables: {},
  secrets: ['THUYPAY_SECRET'],
  open: (_, secretOf) => {
    const secret = secretOf('THUYPAY_SECRET');
    const bodyOf = ({ paymentId, isPaid, amount, transactionId, paidAt }: SandboxReport): string =>
      JSON.stringify({ data: { id: paymentId, paid: isPaid, amount, number: transactionId, at: paidAt } });
    return {
      kind: 'transfer',
      code: 'THUYPAY',
      account: { bank: 'Thuỷ', bin: '970000', accountNumber: '1', accountName: 'CUA HANG MAY' },
      qrText: (orderNumber, amount) => `${orderNumber} ${amount}`,
      readNotification: ({ headers, body }) => {
        if (!isSigned(body, headers.get('x-signature') ?? '', secret)) return null;
        const { id, paid, amount, number, at } = posted.parse(JSON.parse(body)).data;
        return { paymentId: id, isPaid: paid, amount, transactionId: number, bankCode: null, paidAt: at };
      },
      answers: {
        confirmed: { code: 0 },
        repeated: { code: 1 },
        'wrong-amount': { code: 2 },
        'unknown-payment': { code: 3 },
        forged: { code: 4 },
        'unexpected-error': { code: 5 },
      },
      sandbox: {
        report: () => ({}),
        post: (report) => {
          const body = bodyOf(report);
          const signature = signatureOf(body, report.isForged ? 'a key of somebody else' : secret);
          return { headers: { 'content-type': 'application/json', 'x-signature': signature }, body };
        },
      },
    };
  },
});
