import * as z from 'zod/mini';
import {
  CreatePaymentOrderDocument,
  type CreatePaymentOrderMutation,
  GetPaymentMethodDocument,
  type GetPaymentMethodQuery,
} from '#contracts/generated/invoice.ts';
import {
  CreatePaymentDocument,
  type CreatePaymentMutation,
  PaymentReturnDocument,
  type PaymentReturnQuery,
  PaymentStatusDocument,
  type PaymentStatusQuery,
  PaymentsByOrdersDocument,
  type PaymentsByOrdersQuery,
} from '#contracts/generated/payment-hub.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { PAYMENT_SOURCE, type PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { orderId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { createdPaymentOf, createdPaymentReply, paymentOf, paymentReply } from './payment-reply.ts';

const text = z.catch(z.nullish(z.string()), null);

/** Keyed by the requested fields, so that a renamed field does not compile. */
const methods = z.object({
  getPaymentMethod: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      description: text,
      image: text,
      kind: text,
      redirectOrigins: z.catch(z.array(z.string()), []),
    }),
  ),
} satisfies Record<keyof GetPaymentMethodQuery, unknown>);
const first = z.object({
  createPaymentOrder: createdPaymentReply,
} satisfies Record<keyof CreatePaymentOrderMutation, unknown>);
const again = z.object({ createPayment: createdPaymentReply } satisfies Record<keyof CreatePaymentMutation, unknown>);
const status = z.object({
  paymentStatus: z.nullable(paymentReply),
} satisfies Record<keyof PaymentStatusQuery, unknown>);
const list = z.object({
  paymentsByOrders: z.array(paymentReply),
} satisfies Record<keyof PaymentsByOrdersQuery, unknown>);
const returned = z.object({
  paymentReturn: z.object({ orderId: z.string() }),
} satisfies Record<keyof PaymentReturnQuery, unknown>);

/** /invoice-gateway/graphql and /payment-hub/graphql. */
export type PaymentServices = { readonly invoices: ServiceClient; readonly hub: ServiceClient };

/** One call per method. */
export const graphqlPaymentGateway = (services: PaymentServices, clock: Clock): PaymentGateway => ({
  ...creating(services, clock),
  methods: async () => {
    const variables = { orgId: organisationId, storeChannelId: websiteStoreId };
    const answer = await services.invoices.graphql(GetPaymentMethodDocument, variables, methods);
    if (!answer.ok) return answer;
    return ok(
      answer.value.getPaymentMethod.map((method) => ({
        ...method,
        description: method.description ?? '',
        image: method.image ?? null,
        kind: method.kind === 'TRANSFER' ? 'transfer' : 'redirect',
      })),
    );
  },
  status: async (id) => {
    const answer = await services.hub.graphql(PaymentStatusDocument, { paymentId: id }, status);
    if (!answer.ok) return answer;
    return answer.value.paymentStatus ? ok(paymentOf(answer.value.paymentStatus)) : fail({ kind: 'not-found' });
  },
  listByOrder: async (order) => {
    const answer = await services.hub.graphql(PaymentsByOrdersDocument, { orderIds: [order] }, list);
    return answer.ok ? ok(answer.value.paymentsByOrders.map(paymentOf)) : answer;
  },
  parseReturn: async (query) => {
    const answer = await services.hub.graphql(PaymentReturnDocument, { query }, returned);
    return answer.ok ? ok({ orderId: orderId(answer.value.paymentReturn.orderId) }) : answer;
  },
});

const creating = (
  { invoices, hub }: PaymentServices,
  clock: Clock,
): Pick<PaymentGateway, 'createForOrder' | 'retry'> => ({
  createForOrder: async (order, methodCode, amount, returnUrl, idempotencyKey) => {
    const variables = {
      orgId: organisationId,
      storeId: websiteStoreId,
      orderId: order,
      paymentMethod: methodCode,
      source: PAYMENT_SOURCE,
      appliedAmount: amount,
      payDate: new Date(clock.now()).toISOString(),
      returnUrl,
      paymentType: 'PAYMENT',
      createBy: 'website',
    };
    const answer = await invoices.graphql(CreatePaymentOrderDocument, variables, first, { idempotencyKey });
    return answer.ok ? ok(createdPaymentOf(answer.value.createPaymentOrder)) : answer;
  },
  retry: async (order, methodCode, amount, returnUrl, idempotencyKey) => {
    const paymentData = {
      totalAmount: amount,
      storeID: websiteStoreId,
      partnerCode: organisationId,
      methodCode,
      orderId: order,
      returnUrl,
    };
    const answer = await hub.graphql(CreatePaymentDocument, { paymentData }, again, { idempotencyKey });
    return answer.ok ? ok(createdPaymentOf(answer.value.createPayment)) : answer;
  },
});
