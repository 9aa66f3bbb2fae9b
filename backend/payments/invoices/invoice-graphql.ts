import { computeOrderTotals } from '#backend/order-store/stored-order.ts';
import { toCustomerInput } from '#backend/orders/graphql-input.ts';
import type { Placement } from '#backend/orders/place-draft.ts';
import { createPayment, placeAndPay } from '#backend/payments/create-payment.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { parseAmount } from '#backend/payments/parse-amount.ts';
import { listAvailableMethods } from '#backend/payments/payment-methods.ts';
import { toCreatedPaymentWire } from '#backend/payments/payment-wire.ts';
import { loadOwnOrder } from '#backend/payments/read-payments.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { graphqlService } from '#backend/platform/http/graphql-service.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { type PlacementInput, type Resolvers, typeDefs } from '#contracts/generated/invoice.service.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { toInvoiceWire } from './invoice-wire.ts';
import { listInvoiceMonthsOfParty, listInvoicesOfOrder, listInvoicesOfParty, loadOwnInvoice } from './read-invoices.ts';

const toPlacement = ({ partyId = null, customerKey, customer, ...given }: PlacementInput): Placement => {
  const { shippingAddress = null, invoiceRequest = null, note = null } = given;
  return { partyId, customerKey, customer: toCustomerInput(customer, { shippingAddress, invoiceRequest, note }) };
};

/** Requires a payable order; creates no payment. */
const genQRPayment = async (
  { deps, requireVisitor }: GraphqlContext<PaymentDeps>,
  orderId: string,
  totalAmount: number | null,
): Promise<string> => {
  const { order, lines } = await loadOwnOrder(deps, await requireVisitor(), orderId);
  const amount = computeOrderTotals({ order, lines }).gross;
  if (order.status !== orderNumberOf.open || amount === 0)
    throw new ServiceFailure('ORDER_NOT_OPEN', 'The order cannot be paid');
  if (totalAmount !== null && totalAmount !== amount)
    throw new ServiceFailure('AMOUNT_CHANGED', 'The amount is another one', { amount });
  const provider = deps.environment.payments.providers.find(({ kind }) => kind === 'transfer');
  if (provider?.kind !== 'transfer') throw new ServiceFailure('METHOD_UNKNOWN', 'The shop takes no transfers');
  return provider.qrText(order.number, amount);
};

const resolvers: Resolvers<GraphqlContext<PaymentDeps>> = {
  Query: {
    getPaymentMethod: (_, __, { deps }) => listAvailableMethods(deps, deps.db),
    getPaymentMethodOfStoreChannel: (_, __, { deps }) => listAvailableMethods(deps, deps.db),
    genQRPayment: (_, { orderId, totalAmount }, context) => genQRPayment(context, orderId, parseAmount(totalAmount)),
    getInvoiceDetail: async (_, { invoiceId }, { deps, requireVisitor }) =>
      toInvoiceWire(await loadOwnInvoice(deps, await requireVisitor(), invoiceId)),
    getInvoicesOfOrder: async (_, { orderId }, { deps, requireVisitor }) =>
      (await listInvoicesOfOrder(deps, await requireVisitor(), orderId)).map(toInvoiceWire),
    getInvoicesOfParty: async (_, { partyId, page, perPage, month = null }, { deps, requireVisitor }) => {
      const { total, data } = await listInvoicesOfParty(deps, await requireVisitor(), partyId, {
        page,
        perPage,
        month,
      });
      return { total, totalPage: Math.ceil(total / perPage), data: data.map(toInvoiceWire) };
    },
    getInvoiceMonthsOfParty: async (_, { partyId }, { deps, requireVisitor }) => [
      ...(await listInvoiceMonthsOfParty(deps, await requireVisitor(), partyId)),
    ],
  },
  Mutation: {
    createPaymentOrder: async (
      _,
      { placement, ...given },
      { deps, requireVisitor, idempotencyKey, address, clientIp },
    ) => {
      const wish = {
        orderId: given.orderId,
        methodCode: given.paymentMethod,
        amount: parseAmount(given.appliedAmount),
        returnUrl: given.returnUrl ?? null,
        source: given.source,
        payerIp: clientIp,
      };
      const visitor = await requireVisitor();
      if (!placement) return toCreatedPaymentWire(deps, await createPayment(deps, visitor, idempotencyKey, wish));
      if (idempotencyKey === null) throw new ServiceFailure('BAD_USER_INPUT', 'A placement has an idempotency key');
      const made = await placeAndPay(deps, { visitor, address }, idempotencyKey, wish, toPlacement(placement));
      return toCreatedPaymentWire(deps, made);
    },
  },
};

/** [WIRE 2.1, key payment] */
export const invoiceGatewayRoutes = graphqlService<PaymentDeps>({
  path: '/invoice-gateway/graphql',
  typeDefs,
  resolvers,
});
