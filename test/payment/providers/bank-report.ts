import { inject } from 'vitest';
import { isSignedByVnpay, signedVnpayFields } from '#backend/payments/providers/vnpay/signature.ts';
import type { Payment } from '#core/payment/payment.ts';

/** The shop's response to a bank. */
export type BankAnswer = { readonly RspCode: string; readonly Message: string };

const gatewaySecret = (): string => inject('secrets').gateway;

/** A payment notification as the bank would send it; `changes` replace fields before it is signed. */
export const reportOf = (
  payment: Pick<Payment, 'id' | 'amount'>,
  changes: Readonly<Record<string, string>> = {},
): string =>
  new URLSearchParams(
    signedVnpayFields(
      {
        vnp_TmnCode: 'CHMAY001',
        vnp_Amount: String(payment.amount * 100),
        vnp_BankCode: 'MHB',
        vnp_PayDate: '20261120100000',
        vnp_ResponseCode: '00',
        vnp_TransactionNo: '14000001',
        vnp_TransactionStatus: '00',
        vnp_TxnRef: payment.id,
        ...changes,
      },
      gatewaySecret(),
    ),
  ).toString();

/** Sends a notification to the shop. */
export const report = async (backend: { readonly publicUrl: string }, query: string): Promise<BankAnswer> => {
  const answer = await fetch(`${backend.publicUrl}/payment-hub/notify?${query}`);
  if (answer.status !== 200) throw new Error(`the shop answered HTTP ${answer.status}`);
  // The tests check the shape next.
  return (await answer.json()) as BankAnswer;
};

/** Whether the URL's query has the gateway's signature. */
export const isSigned = (address: URL): boolean =>
  isSignedByVnpay(Object.fromEntries(address.searchParams), gatewaySecret());
