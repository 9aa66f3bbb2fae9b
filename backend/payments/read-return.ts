import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { PaymentDeps } from './environment.ts';
import { paymentStateAt, type WirePaymentState } from './payment-state.ts';
import type { Fields } from './provider.ts';
import { findPayment } from './read-payments.ts';

/** The payment of a gateway's return URL, its state and the gateway's result, for display only. `amount`: đồng. */
export type PaymentReturn = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly statusCode: WirePaymentState;
  readonly paymentId: string;
  readonly responseCode: string;
};

/** Settles nothing. Throws BAD_SIGNATURE for a query that no gateway signed, NOT_FOUND for an unknown payment. */
export const parseReturn = async (deps: PaymentDeps, query: unknown): Promise<PaymentReturn> => {
  const fields = pickGatewayFields(query);
  const read = deps.environment.payments.providers.flatMap((provider) => {
    const said = provider.kind === 'redirect' ? provider.readReturn(fields) : null;
    return said === null ? [] : [{ ...said, code: provider.code }];
  });
  const [first] = read;
  if (first === undefined) throw new ServiceFailure('BAD_SIGNATURE', 'The gateway did not sign this');
  const payment = await findPayment(deps, first.paymentId);
  if (payment?.methodCode !== first.code) throw notFound('payment');
  return {
    orderId: payment.orderId,
    orderNumber: payment.orderNumber,
    amount: payment.amount,
    statusCode: paymentStateAt(payment, deps.clock.now()),
    paymentId: payment.id,
    responseCode: first.responseCode,
  };
};

/** Texts and numbers of a flat JSON object. */
export const pickGatewayFields = (given: unknown): Fields =>
  typeof given === 'object' && given !== null
    ? Object.fromEntries(
        Object.entries(given).flatMap(([name, value]) =>
          typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
        ),
      )
    : {};
