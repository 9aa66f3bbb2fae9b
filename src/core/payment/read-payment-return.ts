import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { fail } from '#core/shared/result.ts';
import type { PaymentGateway } from './payment-gateway.port.ts';

/** Finds the result page, settles nothing; fails with `bad-signature` when tampered with. [ROUTE-21] */
export const readPaymentReturn = query(
  (
    ports: VisitorPorts & { readonly payments: PaymentGateway },
  ): UseCase<{ readonly query: Readonly<Record<string, string>> }, { readonly orderId: OrderId }> =>
    async ({ query }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const read = await ports.payments.parseReturn(query);
      return read.ok ? read : fail(toShopFailure(read.failure));
    },
);
