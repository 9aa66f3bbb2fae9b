import * as z from 'zod';
import { setting } from '#contracts/settings/setting.ts';
import { isOwnQuery, ownSignedAddress } from '../../hmac.ts';
import { defineProvider, type Fields, type PaymentFacts, type PaymentNotification } from '../../provider.ts';
import { postForPage } from '../../request-page.ts';
import {
  appTransId,
  isZaloPayCallback,
  isZaloPayReturn,
  paymentIdOf,
  type ZaloPayKeys,
  zaloPayCallbackMac,
  zaloPayReturnChecksum,
  zaloPayStartMac,
} from './signature.ts';

/** Pages of orders are on these, the interface is not. */
const pageOrigins = ['https://gateway.zalopay.vn', 'https://qcgateway.zalopay.vn'];

const createdOrder = z.object({ return_code: z.literal(1), order_url: z.url() });

const callbackData = z.object({
  app_id: z.coerce.string(),
  app_trans_id: z.string(),
  amount: z.number().int(),
  zp_trans_id: z.coerce.string(),
  server_time: z.number().int(),
});

const startFields = (payment: PaymentFacts, notifyUrl: string, { appId }: ZaloPayKeys): Fields => ({
  app_id: appId,
  app_user: 'shop',
  app_trans_id: appTransId(payment.id, payment.createdAt),
  app_time: String(payment.createdAt),
  expire_duration_seconds: String(Math.round((payment.expiresAt - payment.createdAt) / 1_000)),
  amount: String(payment.amount),
  item: '[]',
  description: `Thanh toan don hang ${payment.orderNumber}`,
  embed_data: JSON.stringify({ redirecturl: payment.returnUrl }),
  bank_code: '',
  callback_url: notifyUrl,
});

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** ZaloPay calls back only about money that it has taken; `status` is the sandbox's. */
const notificationOf = (fields: Fields, { appId }: ZaloPayKeys): PaymentNotification | null => {
  const data = callbackData.safeParse(jsonOf(fields.data ?? ''));
  if (!data.success || data.data.app_id !== appId) return null;
  const { app_trans_id: transId, amount, zp_trans_id: transactionId, server_time: paidAt } = data.data;
  const isPaid = (fields.status ?? '1') === '1';
  return { paymentId: paymentIdOf(transId), isPaid, amount, transactionId, bankCode: null, paidAt };
};

/** The wallet ZaloPay, whose page is made on request. */
export const zaloPayProvider = defineProvider({
  method: {
    id: '4',
    code: 'ZALOPAY',
    name: 'ZaloPay',
    description: 'Trả bằng ví ZaloPay, thẻ hoặc tài khoản ngân hàng trên trang của ZaloPay.',
    image: '/uploads/payment-zalopay.svg',
  },
  variables: {
    ZALOPAY_URL: setting(
      z.url({ protocol: /^https?$/, error: 'ZALOPAY_URL must be the origin of ZaloPay’s interface.' }).optional(),
      {
        group: 'Payment providers',
        meaning:
          'origin of ZaloPay’s interface; the notification address is `{AUTH_PUBLIC_ORIGIN}/payment-hub/notify/zalopay`',
        example: 'https://openapi.zalopay.vn',
        otherwise: 'in development the sandbox bank; in production not offered',
      },
    ),
    ZALOPAY_APP_ID: setting(
      z
        .string()
        .regex(/^\d{1,10}$/, 'ZALOPAY_APP_ID must be a number.')
        .default('100000'),
      { group: 'Payment providers', meaning: 'the shop at ZaloPay', example: '2553' },
    ),
  },
  secrets: ['ZALOPAY_KEY1', 'ZALOPAY_KEY2'],
  open: ({ ZALOPAY_URL: page, ZALOPAY_APP_ID: appId }, secretOf) => {
    const keys = { appId, key1: secretOf('ZALOPAY_KEY1'), key2: secretOf('ZALOPAY_KEY2') };
    const origin = page === undefined ? null : new URL(page).origin;
    return {
      kind: 'redirect',
      code: 'ZALOPAY',
      page: page ?? null,
      formOrigins: origin === null ? [] : [origin, ...pageOrigins],
      startAddress: (at, payment) => {
        const { id, amount, orderNumber, returnUrl, payerIp } = payment;
        const asked = { order: id, amount: String(amount), description: orderNumber, redirecturl: returnUrl, payerIp };
        return ownSignedAddress(at, asked, keys.key1);
      },
      requestPage: async (payment, { notifyUrl, network }) => {
        const fields = startFields(payment, notifyUrl, keys);
        const body = new URLSearchParams({ ...fields, mac: zaloPayStartMac(fields, keys) });
        const { order_url } = await postForPage(network, `${origin}/v2/create`, createdOrder, { body });
        return order_url;
      },
      readReturn: (query) =>
        isZaloPayReturn(query, keys)
          ? { paymentId: paymentIdOf(query.apptransid ?? ''), responseCode: query.status ?? '' }
          : null,
      readNotification: ({ fields }) => (isZaloPayCallback(fields, keys) ? notificationOf(fields, keys) : null),
      answers: {
        confirmed: { return_code: 1, return_message: 'success' },
        repeated: { return_code: 2, return_message: 'duplicate' },
        'wrong-amount': { return_code: 0, return_message: 'wrong amount' },
        'unknown-payment': { return_code: 0, return_message: 'unknown order' },
        forged: { return_code: -1, return_message: 'mac not equal' },
        'unexpected-error': { return_code: 0, return_message: 'unknown error' },
      },
      sandbox: {
        report: ({ paymentId, amount, isPaid, transactionId, paidAt, isForged }) => {
          const signing = isForged ? { ...keys, key2: 'a key of somebody else' } : keys;
          const transId = appTransId(paymentId, paidAt);
          const data = JSON.stringify({
            app_id: Number(appId),
            app_trans_id: transId,
            amount,
            zp_trans_id: Number(transactionId),
            server_time: paidAt,
          });
          const back = {
            appid: appId,
            apptransid: transId,
            pmcid: '38',
            bankcode: '',
            amount: String(amount),
            discountamount: '0',
            status: isPaid ? '1' : '-49',
          };
          return {
            data,
            mac: zaloPayCallbackMac(data, signing),
            type: '1',
            ...back,
            checksum: zaloPayReturnChecksum(back, signing),
          };
        },
        isFromShop: (query) => isOwnQuery(query, keys.key1),
      },
    };
  },
});
