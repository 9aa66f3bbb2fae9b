import { orderTotals } from '#backend/order-store/stored-order.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { graphqlService } from '#backend/platform/http/graphql-service.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { type Resolvers, typeDefs } from '#contracts/generated/invoice.service.ts';
import { amountInput } from './amount-input.ts';
import { createPayment } from './create-payment.ts';
import type { PaymentDeps } from './environment.ts';
import { invoiceWire } from './invoice-wire.ts';
import { usableMethods } from './payment-methods.ts';
import { createdPaymentWire } from './payment-wire.ts';
import { invoicesOf, invoicesOfParty, ownInvoice } from './read-invoices.ts';
import { ownOrder } from './read-payments.ts';

/** Text of the QR code for a payable order; creates no payment. */
const genQRPayment = async (
  { deps, requireVisitor }: GraphqlContext<PaymentDeps>,
  orderId: string,
  totalAmount: number | null,
): Promise<string> => {
  const { order, lines } = await ownOrder(deps, await requireVisitor(), orderId);
  const amount = orderTotals({ order, lines }).gross;
  if (order.status !== 20 || amount === 0) throw new ServiceFailure('ORDER_NOT_OPEN', 'The order cannot be paid');
  if (totalAmount !== null && totalAmount !== amount)
    throw new ServiceFailure('AMOUNT_CHANGED', 'The amount is another one', { amount });
  const provider = deps.environment.payments.providers.find(({ kind }) => kind === 'transfer');
  if (provider?.kind !== 'transfer') throw new ServiceFailure('METHOD_UNKNOWN', 'The shop takes no transfers');
  return provider.qrText(order.number, amount);
};

const resolvers: Resolvers<GraphqlContext<PaymentDeps>> = {
  Query: {
    getPaymentMethod: (_, __, { deps }) => usableMethods(deps, deps.db),
    getPaymentMethodOfStoreChannel: (_, __, { deps }) => usableMethods(deps, deps.db),
    genQRPayment: (_, { orderId, totalAmount }, context) => genQRPayment(context, orderId, amountInput(totalAmount)),
    getInvoiceDetail: async (_, { invoiceId }, { deps, requireVisitor }) =>
      invoiceWire(await ownInvoice(deps, await requireVisitor(), invoiceId)),
    getInvoicesOfOrder: async (_, { orderId }, { deps, requireVisitor }) =>
      (await invoicesOf(deps, await requireVisitor(), orderId)).map(invoiceWire),
    getInvoicesOfParty: async (_, { partyId, page, perPage }, { deps, requireVisitor }) => {
      const { total, data } = await invoicesOfParty(deps, await requireVisitor(), partyId, { page, perPage });
      return { total, totalPage: Math.ceil(total / perPage), data: data.map(invoiceWire) };
    },
  },
  Mutation: {
    createPaymentOrder: async (_, given, { deps, requireVisitor, idempotencyKey, clientIp }) =>
      createdPaymentWire(
        deps,
        await createPayment(deps, await requireVisitor(), idempotencyKey, {
          orderId: given.orderId,
          methodCode: given.paymentMethod,
          amount: amountInput(given.appliedAmount),
          returnUrl: given.returnUrl ?? null,
          source: given.source,
          payerIp: clientIp,
        }),
      ),
  },
};

/** The invoice gateway. [WIRE 2.1, key payment] */
export const invoiceGatewayRoutes = graphqlService<PaymentDeps>({
  path: '/invoice-gateway/graphql',
  typeDefs,
  resolvers,
});
