import type {
  Answer,
  Fields,
  NotificationOutcome,
  PaymentNotification,
  PaymentProvider,
  SandboxReport,
} from '../../provider.ts';
import {
  isSignedByVnpay,
  isVnpayResult,
  isVnpaySuccess,
  signedVnpayFields,
  timeOfVnpay,
  vnpayAmount,
  vnpayTime,
} from './signature.ts';

/** `terminal`: the shop's id at VNPAY. */
export type VnpayKeys = { readonly terminal: string; readonly secret: string };

const answers: Readonly<Record<NotificationOutcome, Answer>> = {
  confirmed: { RspCode: '00', Message: 'Confirm Success' },
  'unknown-payment': { RspCode: '01', Message: 'Order not found' },
  repeated: { RspCode: '02', Message: 'Order already confirmed' },
  'wrong-amount': { RspCode: '04', Message: 'Invalid amount' },
  forged: { RspCode: '97', Message: 'Fail checksum' },
  'unexpected-error': { RspCode: '99', Message: 'Unknown error' },
};

/** đồng; null unless the number is a whole amount. */
const reportedAmount = (text: string): number | null =>
  /^\d{1,15}$/.test(text) && Number(text) % 100 === 0 ? Number(text) / 100 : null;

const notificationOf = (fields: Fields): PaymentNotification => ({
  paymentId: fields.vnp_TxnRef ?? '',
  isPaid: isVnpaySuccess(fields),
  amount: reportedAmount(fields.vnp_Amount ?? ''),
  transactionId: fields.vnp_TransactionNo ?? '',
  bankCode: fields.vnp_BankCode ?? null,
  ...(fields.vnp_OrderInfo ? { content: fields.vnp_OrderInfo } : {}),
  paidAt: timeOfVnpay(fields.vnp_PayDate ?? ''),
});

const reportFields = (report: SandboxReport, { terminal }: VnpayKeys, cardType: string): Fields => ({
  vnp_TmnCode: terminal,
  vnp_Amount: vnpayAmount(report.amount),
  vnp_BankCode: 'MHB',
  vnp_BankTranNo: `MHB${report.transactionId}`,
  vnp_CardType: cardType,
  vnp_OrderInfo: `Thanh toan don hang ${report.orderNumber}`,
  vnp_PayDate: vnpayTime(report.paidAt),
  vnp_ResponseCode: report.isPaid ? '00' : '24',
  vnp_TransactionNo: report.transactionId,
  vnp_TransactionStatus: report.isPaid ? '00' : '02',
  vnp_TxnRef: report.paymentId,
});

/** VNPAY's notifications and the shop's answers. `cardType`: ATM, QRCODE. [VNPAY 2.1.0, IPN] */
export const vnpayReports = (
  keys: VnpayKeys,
  cardType: string,
): Pick<PaymentProvider, 'readNotification' | 'answers' | 'sandbox'> => ({
  readNotification: ({ fields }) =>
    isVnpayResult(fields) && isSignedByVnpay(fields, keys.secret) && fields.vnp_TmnCode === keys.terminal
      ? notificationOf(fields)
      : null,
  answers,
  sandbox: {
    report: (report) =>
      signedVnpayFields(reportFields(report, keys, cardType), report.isForged ? 'a key of somebody else' : keys.secret),
  },
});
