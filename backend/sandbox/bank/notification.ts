import type { PaymentDeps } from '#backend/payments/environment.ts';
import type { PaymentRow } from '#backend/payments/schema.ts';
import { signedVnpayQuery, vnpayAmount, vnpayTime } from '#backend/payments/vnpay.ts';

/** What a person can make the sandbox bank do with a payment. */
export const bankDeeds = ['confirm', 'decline', 'late', 'wrong-amount', 'twice', 'forged', 'return-only'] as const;
export type BankDeed = (typeof bankDeeds)[number];

export const isBankDeed = (text: unknown): text is BankDeed => bankDeeds.some((deed) => deed === text);

/** The bank's own number of a transfer: the same payment confirmed again is the same transfer. */
const transferNumber = (payment: PaymentRow, deed: BankDeed): string =>
  String(Number.parseInt(payment.id.slice(0, 10), 16)) + (deed === 'decline' ? '0' : '1');

/** A minute after the code ran out. */
const LATE_MS = 60_000;

/** Query of the notification and of the return address as the bank signs it; `forged` signs with a key that is not its own. */
export const bankQuery = (deps: PaymentDeps, payment: PaymentRow, deed: BankDeed): string => {
  const code = deed === 'decline' ? '24' : '00';
  const amount = deed === 'wrong-amount' ? payment.amount - 1_000 : payment.amount;
  const paidAt = deed === 'late' ? payment.expiresAt + LATE_MS : deps.clock.now();
  const fields = {
    vnp_TmnCode: deps.environment.payments.terminal,
    vnp_Amount: vnpayAmount(amount),
    vnp_BankCode: 'MHB',
    vnp_BankTranNo: `MHB${transferNumber(payment, deed)}`,
    vnp_CardType: payment.methodCode === 'VIETQR' ? 'QRCODE' : 'ATM',
    vnp_OrderInfo: `Thanh toan don hang ${payment.orderNumber}`,
    vnp_PayDate: vnpayTime(paidAt),
    vnp_ResponseCode: code,
    vnp_TransactionNo: transferNumber(payment, deed),
    vnp_TransactionStatus: code === '00' ? '00' : '02',
    vnp_TxnRef: payment.id,
  };
  return signedVnpayQuery(
    fields,
    deed === 'forged' ? 'a key of somebody else' : deps.environment.payments.gatewaySecret,
  );
};

/** Reports to the shop over the network, as a bank does, and answers what the shop said. */
export const notifyShop = async (deps: PaymentDeps, query: string): Promise<string> => {
  const answer = await fetch(`${deps.ownOrigin()}/payment-hub/notify?${query}`);
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'RspCode' in body ? String(body.RspCode) : '99';
};
