import * as z from 'zod/mini';
import { converted, field, filled, money, required, textOr, textOrNull } from '#adapters/replies/schema.ts';
import { CreatePaymentOrderDocument, GetPaymentMethodDocument } from '#contracts/generated/invoice.ts';
import {
  CreatePaymentDocument,
  PaymentReturnDocument,
  PaymentStatusDocument,
  PaymentsByOrdersDocument,
} from '#contracts/generated/payment-hub.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { PaymentMethod } from '#core/payment/payment.ts';
import { PAYMENT_SOURCE, type PaymentGateway, type ReturnedPayment } from '#core/payment/payment-gateway.port.ts';
import { dong } from '#core/shared/dong.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { orderId } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';
import { checkoutVariables } from './order-inputs.ts';
import { createdPaymentReply, paymentReply, stateCode, stateOfCode } from './payment-reply.ts';

const methodReply = converted(
  z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    description: textOr(''),
    image: textOrNull,
    kind: textOrNull,
    redirectOrigins: z.catch(z.array(z.string()), []),
  }),
  (method): PaymentMethod => ({ ...method, kind: method.kind === 'TRANSFER' ? 'transfer' : 'redirect' }),
);
const returnReply = converted(
  z.object({ orderId: filled, orderNumber: z.string(), amount: money, statusCode: stateCode }),
  (returned): ReturnedPayment => ({
    orderId: orderId(returned.orderId),
    orderNumber: returned.orderNumber,
    amount: dong(returned.amount),
    state: stateOfCode[returned.statusCode],
  }),
);

/** /invoice-gateway/graphql and /payment-hub/graphql. */
export type PaymentServices = { readonly invoices: ServiceClient; readonly hub: ServiceClient };

/** One call per method. */
export const graphqlPaymentGateway = ({ invoices, hub }: PaymentServices, clock: Clock): PaymentGateway => ({
  methods: () => {
    const variables = { orgId: organisationId, storeChannelId: websiteStoreId };
    return invoices.graphql(GetPaymentMethodDocument, variables, field('getPaymentMethod', z.array(methodReply)));
  },
  createForOrder: (order, paymentMethod, appliedAmount, returnUrl, idempotencyKey, placement) => {
    const variables = {
      orgId: organisationId,
      storeId: websiteStoreId,
      orderId: order,
      paymentMethod,
      source: PAYMENT_SOURCE,
      appliedAmount,
      payDate: new Date(clock.now()).toISOString(),
      returnUrl,
      paymentType: 'PAYMENT',
      createBy: 'website',
      ...(placement && {
        placement: {
          partyId: placement.owner,
          customerKey: placement.customerKey,
          ...checkoutVariables(placement.checkout),
          customer: placement.checkout.contact,
        },
      }),
    };
    const reply = field('createPaymentOrder', createdPaymentReply);
    return invoices.graphql(CreatePaymentOrderDocument, variables, reply, { idempotencyKey });
  },
  retry: (order, methodCode, totalAmount, returnUrl, idempotencyKey) => {
    const paymentData = {
      totalAmount,
      storeID: websiteStoreId,
      partnerCode: organisationId,
      methodCode,
      orderId: order,
      returnUrl,
    };
    const reply = field('createPayment', createdPaymentReply);
    return hub.graphql(CreatePaymentDocument, { paymentData }, reply, { idempotencyKey });
  },
  status: (paymentId) =>
    required(hub.graphql(PaymentStatusDocument, { paymentId }, field('paymentStatus', z.nullable(paymentReply)))),
  listByOrder: (order) =>
    hub.graphql(PaymentsByOrdersDocument, { orderIds: [order] }, field('paymentsByOrders', z.array(paymentReply))),
  parseReturn: (query) => hub.graphql(PaymentReturnDocument, { query }, field('paymentReturn', returnReply)),
});
