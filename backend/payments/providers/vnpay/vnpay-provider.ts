import * as z from 'zod';
import { seedPaymentMethods } from '#contracts/seed/merchant.ts';
import { setting } from '#contracts/settings/setting.ts';
import { defineProvider, type Fields, type PaymentFacts } from '../../provider.ts';
import { type VnpayKeys, vnpayReports } from './reports.ts';
import { isSignedByVnpay, isVnpayResult, signedVnpayFields, vnpayAmount, vnpayTime } from './signature.ts';

/** [VNPAY 2.1.0, pay] */
const startFields = ({ terminal }: VnpayKeys, payment: PaymentFacts): Fields => ({
  vnp_Version: '2.1.0',
  vnp_Command: 'pay',
  vnp_TmnCode: terminal,
  vnp_Amount: vnpayAmount(payment.amount),
  vnp_CurrCode: 'VND',
  vnp_TxnRef: payment.id,
  vnp_OrderInfo: `Thanh toan don hang ${payment.orderNumber}`,
  vnp_OrderType: 'other',
  vnp_Locale: 'vn',
  vnp_ReturnUrl: payment.returnUrl,
  vnp_IpAddr: payment.payerIp,
  vnp_CreateDate: vnpayTime(payment.createdAt),
  vnp_ExpireDate: vnpayTime(payment.expiresAt),
});

/** The shop may have added other fields to the URL. */
const ownFields = (query: Fields): Fields =>
  Object.fromEntries(Object.entries(query).filter(([name]) => name.startsWith('vnp_')));

/** A redirect gateway for cards and bank accounts. */
export const vnpayProvider = defineProvider({
  method: seedPaymentMethods[1],
  variables: {
    VNPAY_URL: setting(
      z.url({ protocol: /^https?$/, error: 'VNPAY_URL must be the address of the payment page.' }).optional(),
      {
        group: 'Payment providers',
        meaning: 'payment page of VNPAY; the notification address is `{AUTH_PUBLIC_ORIGIN}/payment-hub/notify`',
        example: 'https://pay.vnpay.vn/vpcpay.html',
        otherwise: 'in development the sandbox bank; in production transfers only',
        isCommon: true,
      },
    ),
    VNPAY_TMN_CODE: setting(
      z
        .string()
        .regex(/^[0-9A-Z]{8}$/, 'VNPAY_TMN_CODE must be eight capital letters or digits.')
        .default('CHMAY001'),
      {
        group: 'Payment providers',
        meaning: 'the shop’s terminal at VNPAY',
        example: 'MAYSHOP1',
        otherwise: 'a sample; in production required with `GATEWAY_SECRET`',
        isCommon: true,
      },
    ),
  },
  secrets: ['GATEWAY_SECRET'],
  open: ({ VNPAY_URL: page, VNPAY_TMN_CODE: terminal }, secretOf) => {
    const secret = secretOf('GATEWAY_SECRET');
    const reports = vnpayReports({ terminal, secret }, 'ATM');
    return {
      ...reports,
      kind: 'redirect',
      code: 'VNPAY',
      page: page ?? null,
      formOrigins: page === undefined ? [] : [new URL(page).origin],
      startAddress: (at, payment) =>
        `${at}?${new URLSearchParams(signedVnpayFields(startFields({ terminal, secret }, payment), secret))}`,
      readReturn: (query) => {
        const fields = ownFields(query);
        return isVnpayResult(fields) && isSignedByVnpay(fields, secret)
          ? { paymentId: fields.vnp_TxnRef ?? '', responseCode: fields.vnp_ResponseCode ?? '' }
          : null;
      },
      sandbox: { ...reports.sandbox, isFromShop: (query) => isSignedByVnpay(ownFields(query), secret) },
    };
  },
});
