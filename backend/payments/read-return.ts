import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { PaymentDeps } from './environment.ts';
import { findPayment } from './read-payments.ts';
import { isSignedByVnpay, type VnpayFields } from './vnpay.ts';

/** Whose result a gateway's return address is about, and the gateway's word, for display only. */
export type PaymentReturn = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly responseCode: string;
};

/**
 * Reads a return address's query; settles nothing.
 * @throws ServiceFailure BAD_SIGNATURE for a query that the gateway did not sign, NOT_FOUND for an unknown payment
 */
export const readReturn = async (deps: PaymentDeps, query: unknown): Promise<PaymentReturn> => {
  const fields = textFields(query);
  if (!isSignedByVnpay(fields, deps.environment.payments.gatewaySecret))
    throw new ServiceFailure('BAD_SIGNATURE', 'The gateway did not sign this');
  const payment = await findPayment(deps, fields.vnp_TxnRef ?? '');
  if (!payment) throw notFound('payment');
  return { orderId: payment.orderId, paymentId: payment.id, responseCode: fields.vnp_ResponseCode ?? '' };
};

/** Only the gateway's own fields: the shop may have put others into the address. */
const textFields = (query: unknown): VnpayFields =>
  typeof query === 'object' && query !== null
    ? Object.fromEntries(
        Object.entries(query).filter(
          (entry): entry is [string, string] => entry[0].startsWith('vnp_') && typeof entry[1] === 'string',
        ),
      )
    : {};
