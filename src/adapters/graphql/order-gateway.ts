import * as z from 'zod/mini';
import { orderReply, toOrder } from '#adapters/replies/order-reply.ts';
import {
  FindOrderByOwnerPartyIdDocument,
  type FindOrderByOwnerPartyIdQuery,
  MergeOrderCartDocument,
  type MergeOrderCartMutation,
  UpdateQuantityV2Document,
  type UpdateQuantityV2Mutation,
} from '#contracts/generated/order-cloud.ts';
import {
  CreateOrderDocument,
  type CreateOrderMutation,
  GetQuantityOfLineItemsDocument,
  type GetQuantityOfLineItemsQuery,
  OrderDetailDocument,
  type OrderDetailQuery,
  UpdateCustomerAndShippingAddressDocument,
  type UpdateCustomerAndShippingAddressMutation,
  UpdateProductOptionOrderLineItemDocument,
  type UpdateProductOptionOrderLineItemMutation,
  UpdateStatusSellOrderDocument,
  type UpdateStatusSellOrderMutation,
} from '#contracts/generated/storefront.ts';
import { orderNumberOf, orderStates } from '#contracts/order-states.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { Checkout, OrderGateway } from '#core/orders/order-gateway.port.ts';
import { orderId, type PartyId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import { restOrderCalls } from '../rest/order-gateway.ts';
import type { ServiceClient } from '../service-client.ts';

/** /graphql, /order-cloud-service/graphql, and the origin of /v1 and /v2. */
export type OrderServices = {
  readonly storefront: ServiceClient;
  readonly cloud: ServiceClient;
  readonly rest: ServiceClient;
};

/** Keyed by the requested fields, so that a renamed field does not compile. */
const detail = z.object({ orderDetail: orderReply } satisfies Record<keyof OrderDetailQuery, unknown>);
const created = z.object({ createOrder: orderReply } satisfies Record<keyof CreateOrderMutation, unknown>);
const withCustomer = z.object({
  updateCustomerAndShippingAddress: orderReply,
} satisfies Record<keyof UpdateCustomerAndShippingAddressMutation, unknown>);
const opened = z.object({
  updateStatusSellOrder: orderReply,
} satisfies Record<keyof UpdateStatusSellOrderMutation, unknown>);
const changed = z.object({ updateQuantityV2: orderReply } satisfies Record<keyof UpdateQuantityV2Mutation, unknown>);
const found = z.object({
  findOrderByOwnerPartyId: z.nullish(z.string()),
} satisfies Record<keyof FindOrderByOwnerPartyIdQuery, unknown>);
const counted = z.object({
  getQuantityOfLineItems: z.int().check(z.gte(0)),
} satisfies Record<keyof GetQuantityOfLineItemsQuery, unknown>);
/** Anything but a completed merge with a closed source cart is garbled. */
const merged = z.object({
  mergeOrderCart: z.object({
    success: z.literal(true),
    oldCartCanceled: z.literal(true),
    movedItemCount: z.int().check(z.gte(0)),
    skippedItemCount: z.int().check(z.gte(0)),
  }),
} satisfies Record<keyof MergeOrderCartMutation, unknown>);
/** Status 1 is success; anything else is garbled. */
const optionsSet = z.object({
  updateProductOptionOrderLineItem: z.object({ status: z.literal(1) }),
} satisfies Record<keyof UpdateProductOptionOrderLineItemMutation, unknown>);

/** GraphQL, and REST where the service's own client uses it; one call per method. */
export const graphqlOrderGateway = (services: OrderServices): OrderGateway => ({
  ...reading(services),
  ...changing(services),
  ...finalising(services),
  ...restOrderCalls(services.rest),
});

const reading = ({ storefront, cloud }: OrderServices): Pick<OrderGateway, 'load' | 'findByOwner' | 'countLines'> => ({
  load: async (id) => {
    const answer = await storefront.graphql(OrderDetailDocument, { orderId: id }, detail);
    return answer.ok ? toOrder(answer.value.orderDetail) : answer;
  },
  findByOwner: async (owner) => {
    const variables = { partnerId: organisationId, ownerPartyId: owner };
    const answer = await cloud.graphql(FindOrderByOwnerPartyIdDocument, variables, found);
    if (!answer.ok) return answer;
    const id = answer.value.findOrderByOwnerPartyId;
    return id ? ok(orderId(id)) : fail({ kind: 'not-found' });
  },
  countLines: async (id) => {
    const answer = await storefront.graphql(GetQuantityOfLineItemsDocument, { orderId: id }, counted);
    return answer.ok ? ok(answer.value.getQuantityOfLineItems) : answer;
  },
});

/** [CART-03] */
const temporary = { orderType: 'SERVICE', source: 'cart', channel: 'website' };

const changing = ({
  storefront,
  cloud,
}: OrderServices): Pick<OrderGateway, 'createDraftCart' | 'setOptions' | 'changeLine' | 'merge'> => ({
  merge: async (from, into) => {
    const variables = { oldCartId: from, newCartId: into, actorId: 'website' };
    const answer = await cloud.graphql(MergeOrderCartDocument, variables, merged);
    if (!answer.ok) return answer;
    const { movedItemCount, skippedItemCount } = answer.value.mergeOrderCart;
    return ok({ movedLines: movedItemCount, skippedDomains: skippedItemCount });
  },
  createDraftCart: async (idempotencyKey) => {
    const variables = { partnerId: organisationId, storeId: websiteStoreId, order: temporary };
    const answer = await storefront.graphql(CreateOrderDocument, variables, created, { idempotencyKey });
    return answer.ok ? toOrder(answer.value.createOrder) : answer;
  },
  setOptions: async (_, line, options) => {
    const productOptions = options.map(({ id, name, value }) => ({ idOption: id, name, value, title: value }));
    const variables = { orderLineItemId: line, productOptions };
    const answer = await storefront.graphql(UpdateProductOptionOrderLineItemDocument, variables, optionsSet);
    return answer.ok ? ok(undefined) : answer;
  },
  changeLine: async (id, line, { quantity, term }, idempotencyKey) => {
    const variables = {
      orderId: id,
      partnerId: organisationId,
      updateItemInputs: [{ orderItemId: line, count: quantity ?? null, quantity: term ?? null }],
      updateBy: 'website',
    };
    const answer = await cloud.graphql(UpdateQuantityV2Document, variables, changed, { idempotencyKey });
    return answer.ok ? toOrder(answer.value.updateQuantityV2) : answer;
  },
});

const customerVariables = (id: string, owner: PartyId, { contact, address, invoiceRequest, note }: Checkout) => ({
  orderId: id,
  partyId: owner,
  customer: contact,
  shippingAddress: {
    name: contact.name,
    phone: contact.phone,
    address1: address.street,
    provinceCode: address.provinceCode,
    province: address.provinceName,
    wardCode: address.wardCode,
    ward: address.wardName,
  },
  invoiceRequest,
  note,
});

const finalising = ({ storefront }: OrderServices): Pick<OrderGateway, 'setCustomer' | 'open'> => ({
  setCustomer: async (id, owner, checkout) => {
    const variables = customerVariables(id, owner, checkout);
    const answer = await storefront.graphql(UpdateCustomerAndShippingAddressDocument, variables, withCustomer);
    return answer.ok ? toOrder(answer.value.updateCustomerAndShippingAddress) : answer;
  },
  open: async (id) => {
    const variables = { orderId: id, status: orderStates[orderNumberOf.open] };
    const answer = await storefront.graphql(UpdateStatusSellOrderDocument, variables, opened);
    return answer.ok ? toOrder(answer.value.updateStatusSellOrder) : answer;
  },
});
