import * as z from 'zod/mini';
import { orderReply } from '#adapters/replies/order-reply.ts';
import { amount, converted, discarded, field, required } from '#adapters/replies/schema.ts';
import {
  FindOrderByOwnerPartyIdDocument,
  MergeOrderCartDocument,
  UpdateQuantityV2Document,
} from '#contracts/generated/order-cloud.ts';
import {
  CreateOrderDocument,
  GetQuantityOfLineItemsDocument,
  OrderDetailDocument,
  UpdateCustomerAndShippingAddressDocument,
  UpdateProductOptionOrderLineItemDocument,
  UpdateStatusSellOrderDocument,
} from '#contracts/generated/storefront.ts';
import { orderNumberOf, orderStates } from '#contracts/order-states.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { Checkout, OrderGateway } from '#core/orders/order-gateway.port.ts';
import { orderId, type PartyId } from '#core/shared/ids.ts';
import { restOrderCalls } from '../rest/order-gateway.ts';
import type { ServiceClient } from '../service-client.ts';

/** /graphql, /order-cloud-service/graphql, and the origin of /v1 and /v2. */
export type OrderServices = {
  readonly storefront: ServiceClient;
  readonly cloud: ServiceClient;
  readonly rest: ServiceClient;
};

const foundReply = converted(z.nullish(z.string()), (id) => (id ? orderId(id) : null));
/** Anything but a completed merge with a closed source cart is garbled. */
const mergedReply = converted(
  z.object({
    success: z.literal(true),
    oldCartCanceled: z.literal(true),
    movedItemCount: amount,
    skippedItemCount: amount,
  }),
  ({ movedItemCount: movedLines, skippedItemCount: skippedDomains }) => ({ movedLines, skippedDomains }),
);
/** Status 1 is success; anything else is garbled. */
const optionsReply = discarded(z.object({ status: z.literal(1) }));

/** [CART-03] */
const temporary = { orderType: 'SERVICE', source: 'cart', channel: 'website' };

const customerVariables = (id: string, owner: PartyId, { contact, address, invoiceRequest, note }: Checkout) => ({
  orderId: id,
  partyId: owner,
  customer: contact,
  shippingAddress: address && {
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

/** GraphQL, and REST where the service's own client uses it; one call per method. */
export const graphqlOrderGateway = ({ storefront, cloud, rest }: OrderServices): OrderGateway => ({
  ...restOrderCalls(rest),
  load: (id) => storefront.graphql(OrderDetailDocument, { orderId: id }, field('orderDetail', orderReply)),
  findByOwner: (ownerPartyId) => {
    const variables = { partnerId: organisationId, ownerPartyId };
    const reply = field('findOrderByOwnerPartyId', foundReply);
    return required(cloud.graphql(FindOrderByOwnerPartyIdDocument, variables, reply));
  },
  countLines: (id) =>
    storefront.graphql(GetQuantityOfLineItemsDocument, { orderId: id }, field('getQuantityOfLineItems', amount)),
  createDraftCart: (idempotencyKey) => {
    const variables = { partnerId: organisationId, storeId: websiteStoreId, order: temporary };
    return storefront.graphql(CreateOrderDocument, variables, field('createOrder', orderReply), { idempotencyKey });
  },
  setOptions: (_, line, options) => {
    const productOptions = options.map(({ id, name, value }) => ({ idOption: id, name, value, title: value }));
    const variables = { orderLineItemId: line, productOptions };
    const reply = field('updateProductOptionOrderLineItem', optionsReply);
    return storefront.graphql(UpdateProductOptionOrderLineItemDocument, variables, reply);
  },
  changeLine: (id, line, { quantity, term }, idempotencyKey) => {
    const variables = {
      orderId: id,
      partnerId: organisationId,
      updateItemInputs: [{ orderItemId: line, count: quantity ?? null, quantity: term ?? null }],
      updateBy: 'website',
    };
    return cloud.graphql(UpdateQuantityV2Document, variables, field('updateQuantityV2', orderReply), {
      idempotencyKey,
    });
  },
  merge: (from, into) => {
    const variables = { oldCartId: from, newCartId: into, actorId: 'website' };
    return cloud.graphql(MergeOrderCartDocument, variables, field('mergeOrderCart', mergedReply));
  },
  setCustomer: (id, owner, checkout) => {
    const variables = customerVariables(id, owner, checkout);
    const reply = field('updateCustomerAndShippingAddress', orderReply);
    return storefront.graphql(UpdateCustomerAndShippingAddressDocument, variables, reply);
  },
  open: (id) => {
    const variables = { orderId: id, status: orderStates[orderNumberOf.open] };
    return storefront.graphql(UpdateStatusSellOrderDocument, variables, field('updateStatusSellOrder', orderReply));
  },
});
