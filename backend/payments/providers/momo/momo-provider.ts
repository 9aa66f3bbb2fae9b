import * as z from 'zod';
import { setting } from '#contracts/settings/setting.ts';
import { isOwnQuery, ownSignedAddress } from '../../hmac.ts';
import { defineProvider, type Fields, type PaymentFacts, type PaymentNotification } from '../../provider.ts';
import { postForPage } from '../../request-page.ts';
import { isMomoResult, type MomoKeys, momoResultSignature, momoStartSignature } from './signature.ts';

/** đồng; MoMo takes no more in one payment. [https://developers.momo.vn/v3/docs/payment/api/wallet/onetime] */
const MAX_AMOUNT = 50_000_000;

const createdPage = z.object({ resultCode: z.literal(0), payUrl: z.url() });

const startFields = (payment: PaymentFacts, notifyUrl: string, { partnerCode }: MomoKeys): Fields => ({
  partnerCode,
  requestId: payment.id,
  amount: String(payment.amount),
  orderId: payment.id,
  orderInfo: `Thanh toan don hang ${payment.orderNumber}`,
  redirectUrl: payment.returnUrl,
  ipnUrl: notifyUrl,
  requestType: 'captureWallet',
  extraData: '',
});

const notificationOf = (fields: Fields): PaymentNotification => ({
  paymentId: fields.orderId ?? '',
  isPaid: fields.resultCode === '0',
  amount: /^\d{1,12}$/.test(fields.amount ?? '') ? Number(fields.amount) : null,
  transactionId: fields.transId ?? '',
  bankCode: fields.payType || null,
  paidAt: /^\d{13}$/.test(fields.responseTime ?? '') ? Number(fields.responseTime) : null,
});

const success = { resultCode: 0, message: 'Success' };

/** The wallet MoMo. Its page is made on request, and its notification is confirmed by HTTP 204. */
export const momoProvider = defineProvider({
  method: {
    id: '3',
    code: 'MOMO',
    name: 'Ví MoMo',
    description: 'Trả bằng ví MoMo trên điện thoại hoặc quét mã trên trang của MoMo, tối đa 50.000.000đ.',
    image: '/uploads/payment-momo.svg',
  },
  variables: {
    MOMO_URL: setting(
      z.url({ protocol: /^https?$/, error: 'MOMO_URL must be the origin of MoMo’s gateway.' }).optional(),
      {
        group: 'Payment providers',
        meaning: 'origin of MoMo’s gateway; the notification address is `{AUTH_PUBLIC_ORIGIN}/payment-hub/notify/momo`',
        example: 'https://payment.momo.vn',
        otherwise: 'in development the sandbox bank; in production not offered',
      },
    ),
    MOMO_PARTNER_CODE: setting(z.string().min(1).default('MOMOCHMAY'), {
      group: 'Payment providers',
      meaning: 'the shop at MoMo',
      example: 'MOMO…',
    }),
    MOMO_ACCESS_KEY: setting(z.string().min(1).default('sample'), {
      group: 'Payment providers',
      meaning: 'access key of the shop at MoMo',
      example: '…',
    }),
  },
  secrets: ['MOMO_SECRET_KEY'],
  open: ({ MOMO_URL: page, MOMO_PARTNER_CODE: partnerCode, MOMO_ACCESS_KEY: accessKey }, secretOf) => {
    const keys = { partnerCode, accessKey, secret: secretOf('MOMO_SECRET_KEY') };
    const origins = page === undefined ? [] : [new URL(page).origin];
    return {
      kind: 'redirect',
      code: 'MOMO',
      page: page ?? null,
      formOrigins: origins,
      maxAmount: MAX_AMOUNT,
      startAddress: (at, payment) => {
        const { id, amount, orderNumber, returnUrl, payerIp } = payment;
        const asked = { orderId: id, amount: String(amount), orderInfo: orderNumber, redirectUrl: returnUrl, payerIp };
        return ownSignedAddress(at, asked, keys.secret);
      },
      requestPage: async (payment, { notifyUrl, network }) => {
        const fields = startFields(payment, notifyUrl, keys);
        const body = { ...fields, amount: payment.amount, lang: 'vi', signature: momoStartSignature(fields, keys) };
        const { payUrl } = await postForPage(network, `${origins[0]}/v2/gateway/api/create`, createdPage, {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return payUrl;
      },
      readReturn: (query) =>
        isMomoResult(query, keys) ? { paymentId: query.orderId ?? '', responseCode: query.resultCode ?? '' } : null,
      readNotification: ({ fields }) => (isMomoResult(fields, keys) ? notificationOf(fields) : null),
      answers: {
        confirmed: success,
        repeated: { ...success, message: 'Repeated' },
        'wrong-amount': { resultCode: 22, message: 'Wrong amount' },
        'unknown-payment': { resultCode: 42, message: 'Unknown order' },
        forged: { resultCode: 11, message: 'Wrong signature' },
        'unexpected-error': { resultCode: 99, message: 'Unknown error' },
      },
      confirmsWithoutContent: true,
      sandbox: {
        report: ({ paymentId, orderNumber, amount, isPaid, transactionId, paidAt, isForged }) => {
          const fields = {
            partnerCode,
            orderId: paymentId,
            requestId: paymentId,
            amount: String(amount),
            orderInfo: `Thanh toan don hang ${orderNumber}`,
            orderType: 'momo_wallet',
            transId: transactionId,
            resultCode: isPaid ? '0' : '1006',
            message: isPaid ? 'Thành công.' : 'Giao dịch bị từ chối bởi người dùng.',
            payType: 'qr',
            responseTime: String(paidAt),
            extraData: '',
          };
          const signing = isForged ? { ...keys, secret: 'a key of somebody else' } : keys;
          return { ...fields, signature: momoResultSignature(fields, signing) };
        },
        isFromShop: (query) => isOwnQuery(query, keys.secret),
      },
    };
  },
});
