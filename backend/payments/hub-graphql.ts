import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { graphqlService } from '#backend/platform/http/graphql-service.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { type Payment, type Resolvers, typeDefs } from '#contracts/generated/payment-hub.service.ts';
import { organisationId, websiteStoreCode, websiteStoreId } from '#contracts/organisation.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { isPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import { createPayment, type PayerContact } from './create-payment.ts';
import type { PaymentDeps } from './environment.ts';
import { parseAmount } from './parse-amount.ts';
import { placeCart } from './pay-cart.ts';
import { listAvailableMethods } from './payment-methods.ts';
import { toCreatedPaymentWire, toPaymentInfoWire, toPaymentStatusWire } from './payment-wire.ts';
import { listPayments, loadOwnPayment } from './read-payments.ts';
import { parseReturn } from './read-return.ts';

/** [FIN-04] */
const CLOUD_ORDER = 'CLOUD_ORDER';

const requireOwnStore = ({ partnerCode, storeID }: Payment): void => {
  if (partnerCode !== organisationId)
    throw new ServiceFailure('BAD_USER_INPUT', 'No such partner', { field: 'partnerCode' });
  if (storeID !== websiteStoreId && storeID !== websiteStoreCode)
    throw new ServiceFailure('BAD_USER_INPUT', 'No such store', { field: 'storeID' });
};

/** Throws BAD_USER_INPUT {field}. */
const parsePayer = (given: Payment): PayerContact => {
  const phone = normalisePhone(given.phone ?? '');
  const email = normaliseUsername(given.email ?? '');
  if (phone !== '' && !isPhone(phone))
    throw new ServiceFailure('BAD_USER_INPUT', 'No phone number', { field: 'phone' });
  if (email !== '' && !isEmail(email))
    throw new ServiceFailure('BAD_USER_INPUT', 'No e-mail address', { field: 'email' });
  return { phone, email };
};

const startPayment = async (
  { deps, requireVisitor, idempotencyKey, address, clientIp }: GraphqlContext<PaymentDeps>,
  given: Payment | null | undefined,
) => {
  const visitor = await requireVisitor();
  if (!given) throw new ServiceFailure('BAD_USER_INPUT', 'A payment needs its data', { field: 'paymentData' });
  requireOwnStore(given);
  const payer = parsePayer(given);
  const amount = parseAmount(given.totalAmount);
  const made = await createPayment(deps, visitor, idempotencyKey, {
    orderId: given.orderId || (await placeCart(deps, { visitor, address }, idempotencyKey, amount)),
    methodCode: given.methodCode,
    amount,
    payer,
    returnUrl: given.returnUrl ?? null,
    source: CLOUD_ORDER,
    payerIp: clientIp,
  });
  return toCreatedPaymentWire(deps, made);
};

const resolvers: Resolvers<GraphqlContext<PaymentDeps>> = {
  Query: {
    paymentStatus: async (_, { paymentId }, { deps, requireVisitor }) =>
      toPaymentStatusWire(deps, await loadOwnPayment(deps, await requireVisitor(), paymentId)),
    paymentInfo: async (_, { paymentId }, { deps, requireVisitor }) =>
      toPaymentInfoWire(deps, await loadOwnPayment(deps, await requireVisitor(), paymentId)),
    paymentsByOrders: async (_, { orderIds }, { deps, requireVisitor }) =>
      (await listPayments(deps, await requireVisitor(), orderIds)).map((payment) => toPaymentStatusWire(deps, payment)),
    paymentMethods: async (_, __, { deps }) =>
      (await listAvailableMethods(deps, deps.db)).map((method) => ({ ...method, titles: [] })),
    getPaymentMethodTypes: (_, __, { deps }) => listAvailableMethods(deps, deps.db),
    paymentReturn: (_, { query }, { deps }) => parseReturn(deps, query),
  },
  Mutation: { createPayment: (_, { paymentData }, context) => startPayment(context, paymentData) },
};

/** [WIRE 2.1, key paymentV2] */
export const paymentHubRoutes = graphqlService<PaymentDeps>({ path: '/payment-hub/graphql', typeDefs, resolvers });
