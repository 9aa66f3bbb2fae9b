import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import { fail, ok } from '#core/shared/result.ts';
import { paymentStates } from './payment.ts';
import type { PaymentGateway } from './payment-gateway.port.ts';
import type { PaymentReturnView } from './payment-view.ts';

/**
 * What the gateway's signature proves, whoever the visitor is; settles nothing. Fails with `bad-signature` when tampered
 * with. [ROUTE-21]
 */
export const readPaymentReturn = query(
  (
    ports: VisitorPorts & { readonly payments: PaymentGateway },
  ): UseCase<{ readonly query: Readonly<Record<string, string>> }, PaymentReturnView> =>
    async ({ query }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const read = await ports.payments.parseReturn(query);
      if (!read.ok) return fail(toShopFailure(read.failure));
      const { state, ...shown } = read.value;
      const { isPaid, isLost } = paymentStates[state];
      return ok({ ...shown, outcome: isPaid ? 'paid' : isLost ? 'failed' : 'pending' });
    },
);
