import * as z from 'zod/mini';
import { doneReply, lineAddedReply, mergedReply, statusesReply } from '#adapters/replies/order-answers.ts';
import { orderReply } from '#adapters/replies/order-reply.ts';
import { converted, discarded, field, required } from '#adapters/replies/schema.ts';
import {
  FindOrderByOwnerPartyIdDocument,
  MergeOrderCartDocument,
  UpdateQuantityV2Document,
} from '#contracts/generated/order-cloud.ts';
import {
  AddToCartDocument,
  CreateOrderDocument,
  type CreateOrderInput,
  DeleteProductWithoutLoginDocument,
  GetPlacedOrderDocument,
  GetSaleOrderStatusesDocument,
  OrderDetailDocument,
  UpdateCustomerAndShippingAddressDocument,
  UpdateOrderDescriptionDocument,
  UpdateProductOptionOrderLineItemDocument,
  UpdateStatusSellOrderDocument,
} from '#contracts/generated/storefront.ts';
import { orderNumberOf, orderStates } from '#contracts/order-states.ts';
import {
  anonymousIdentifier,
  organisationId as partnerId,
  websiteStoreId as storeId,
} from '#contracts/organisation.ts';
import { isNewCart, type OrderGateway } from '#core/orders/order-gateway.port.ts';
import { orderId } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';
import { checkoutVariables, lineInputs, temporaryOrder, wholeOrder } from './order-inputs.ts';

/** /graphql and /order-cloud-service/graphql. */
export type OrderServices = {
  readonly storefront: Pick<ServiceClient, 'graphql'>;
  readonly cloud: Pick<ServiceClient, 'graphql'>;
  /** `storefront` for calls that may make a guest, which are counted by the visitor's address; the same unless given. */
  readonly newGuests?: Pick<ServiceClient, 'graphql'>;
};

const foundReply = converted(z.nullish(z.string()), (id) => (id ? orderId(id) : null));
const ownedReply = field('updateCustomerAndShippingAddress', orderReply);

/** One call per method. [GQL-01 to GQL-03] */
export const graphqlOrderGateway = ({
  storefront: { graphql: storefront },
  cloud: { graphql: cloud },
  newGuests = { graphql: storefront },
}: OrderServices): OrderGateway => {
  const create = (order: CreateOrderInput, idempotencyKey: string) =>
    storefront(CreateOrderDocument, { partnerId, storeId, order }, field('createOrder', orderReply), {
      idempotencyKey,
    });
  return {
    createDraftCart: (idempotencyKey) => create(temporaryOrder, idempotencyKey),
    load: (id) => storefront(OrderDetailDocument, { orderId: id }, field('orderDetail', orderReply)),
    findByOwner: (ownerPartyId) => {
      const reply = field('findOrderByOwnerPartyId', foundReply);
      return required(cloud(FindOrderByOwnerPartyIdDocument, { partnerId, ownerPartyId }, reply));
    },
    addLine: (cart, line, idempotencyKey) => {
      const target = isNewCart(cart) ? { cartKey: cart.cartKey, identifier: anonymousIdentifier } : { orderId: cart };
      const variables = { ...target, storeId, lineItems: lineInputs(line, 'line', idempotencyKey) };
      const send = isNewCart(cart) ? newGuests.graphql : storefront;
      return send(AddToCartDocument, variables, field('addToCart', lineAddedReply), { idempotencyKey });
    },
    setOptions: (_, line, options) => {
      const productOptions = options.map(({ id, name, value }) => ({ idOption: id, name, value, title: value }));
      const variables = { orderLineItemId: line, productOptions };
      const reply = field('updateProductOptionOrderLineItem', doneReply);
      return storefront(UpdateProductOptionOrderLineItemDocument, variables, reply);
    },
    changeLine: (id, line, { quantity, term }, idempotencyKey) => {
      const updateItemInputs = [{ orderItemId: line, count: quantity ?? null, quantity: term ?? null }];
      const variables = { orderId: id, partnerId, updateItemInputs, updateBy: 'website' };
      return cloud(UpdateQuantityV2Document, variables, field('updateQuantityV2', orderReply), { idempotencyKey });
    },
    removeLine: (id, line, reason) => {
      const variables = { orderId: id, orderLineItemId: line, reason, storeId };
      return storefront(DeleteProductWithoutLoginDocument, variables, field('deleteProductWithoutLogin', doneReply));
    },
    removeOrder: (id, reason) => {
      const variables = { orderId: id, status: orderStates[orderNumberOf.closed], reason };
      return storefront(
        UpdateStatusSellOrderDocument,
        variables,
        field('updateStatusSellOrder', discarded(z.object({}))),
      );
    },
    setNote: (id, description) =>
      storefront(
        UpdateOrderDescriptionDocument,
        { orderId: id, description },
        field('updateOrderDescription', doneReply),
      ),
    setCustomer: (id, partyId, checkout) => {
      const variables = { orderId: id, partyId, ...checkoutVariables(checkout) };
      return storefront(UpdateCustomerAndShippingAddressDocument, variables, ownedReply);
    },
    open: (id) => {
      const variables = { orderId: id, status: orderStates[orderNumberOf.open] };
      return storefront(UpdateStatusSellOrderDocument, variables, field('updateStatusSellOrder', orderReply));
    },
    placeExpress: (lines, checkout, signature, idempotencyKey, vouched) =>
      create(wholeOrder(lines, checkout, vouched, signature), idempotencyKey),
    placeOwn: (lines, checkout, idempotencyKey, vouched) =>
      create(wholeOrder(lines, checkout, vouched, null), idempotencyKey),
    claim: (id, partyId) => storefront(UpdateCustomerAndShippingAddressDocument, { orderId: id, partyId }, ownedReply),
    merge: (from, into) => {
      const variables = { oldCartId: from, newCartId: into, actorId: 'website' };
      return cloud(MergeOrderCartDocument, variables, field('mergeOrderCart', mergedReply));
    },
    findPlaced: (idempotencyKey) =>
      storefront(GetPlacedOrderDocument, { idempotencyKey }, field('getPlacedOrder', orderReply)),
    statuses: () => storefront(GetSaleOrderStatusesDocument, {}, field('getSaleOrderStatuses', statusesReply)),
  };
};
