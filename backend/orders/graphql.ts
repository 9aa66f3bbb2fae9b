import { parseLinesInput, toStoredOptions } from '#backend/line-pricing/line-input.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { Resolvers as CloudResolvers } from '#contracts/generated/order-cloud.service.ts';
import type { LineItemInput, Resolvers as StorefrontResolvers } from '#contracts/generated/storefront.service.ts';
import { cancelCodes } from '#contracts/order-states.ts';
import { addLines } from './add-lines.ts';
import { changeLines } from './change-lines.ts';
import { createTemporaryOrder } from './create-order.ts';
import { toLineWire } from './line-wire.ts';
import { mergeCarts, toMergeWire } from './merge-carts.ts';
import { openOrder } from './open-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { toOrderWire } from './order-wire.ts';
import { countTopLines, findCartId, loadOrder } from './read-orders.ts';
import { closeOrder, removeLine } from './remove.ts';
import { setCustomer } from './set-customer.ts';
import { findOrderIdOfLine, setOperatingSystem, setOptions } from './set-options.ts';

const done = { status: 1, message: 'OK' };

/** GraphQL has camel-case fields, REST snake-case ones; both use one parser. */
const toRestLine = (line: LineItemInput) => ({
  quantity: line.quantity,
  product_id: line.productId,
  input_price: line.inputPrice,
  unit_price: line.unitPrice,
  discount_amount: line.discountAmount,
  campaign_id: line.campaignId,
  campaign_action_id: line.campaignActionId,
  gift: line.gift,
  parent_id: line.parentId,
  order_line_item_parent_id: line.orderLineItemParentId,
  description: line.description,
  price_type: line.priceType,
  item_type: line.itemType,
  key: line.key,
  custom_attributes: line.customAttributes,
  product_options: line.productOptions,
});

/** Resolvers of the storefront's /graphql. [GQL-01, GQL-02, GQL-03] */
export const storefrontResolvers = (orders: OrderDeps): StorefrontResolvers<GraphqlContext> => ({
  Query: {
    orderDetail: async (_, { orderId }, { requireVisitor }) =>
      toOrderWire(await loadOrder(orders, await requireVisitor(), orderId)),
    getQuantityOfLineItems: async (_, { orderId }, { requireVisitor }) =>
      countTopLines(orders, await requireVisitor(), orderId),
    getOrderLineItem: async (_, { orderId, orderLineItemId }, { requireVisitor }) => {
      const { order, lines } = await loadOrder(orders, await requireVisitor(), orderId);
      const line = lines.find((each) => each.id === orderLineItemId);
      if (!line) throw notFound('line');
      return toLineWire(line, order);
    },
  },
  Mutation: {
    createOrder: async (_, { order }, { requireVisitor, idempotencyKey }) =>
      createTemporaryOrder(orders, await requireVisitor(), order, idempotencyKey),
    updateCustomerAndShippingAddress: async (_, given, { requireVisitor }) => {
      const { customer, shippingAddress: at, invoiceRequest, note } = given;
      return setCustomer(orders, await requireVisitor(), given.orderId, given.partyId, {
        contact: customer,
        address: at
          ? {
              street: at.address1,
              provinceCode: at.provinceCode,
              provinceName: at.province,
              wardCode: at.wardCode,
              wardName: at.ward,
            }
          : null,
        invoiceRequest: invoiceRequest ?? null,
        note: note ?? null,
      });
    },
    updateStatusSellOrder: async (_, { orderId, status }, { requireVisitor }) =>
      changeOrderState(orders, await requireVisitor(), orderId, status),
    addProductsToOrderWithoutLogin: async (_, { orderId, lineItems }, { requireVisitor, idempotencyKey }) => {
      const input = parseLinesInput(lineItems.map(toRestLine));
      const key = idempotencyKey ?? input.lines[0]?.idempotencyKey ?? null;
      return { ...done, ...(await addLines(orders, await requireVisitor(), orderId, input, key)) };
    },
    deleteProductWithoutLogin: async (_, { orderId, orderLineItemId, reason }, { requireVisitor }) => {
      await removeLine(orders, await requireVisitor(), orderId, orderLineItemId, reason ?? '');
      return done;
    },
    updateProductOptionOrderLineItem: async (_, { orderLineItemId, productOptions }, { requireVisitor }) => {
      const visitor = await requireVisitor();
      const orderId = await findOrderIdOfLine(orders, orderLineItemId);
      await setOptions(orders, visitor, orderId, orderLineItemId, toStoredOptions(productOptions));
      return done;
    },
    mergeOrderCart: async (_, { input }, { requireVisitor }) =>
      toMergeWire(await mergeCarts(orders, await requireVisitor(), input.oldCartId, input.newCartId)),
    updateQuantity: async (_, { orderId, orderLineItemId, quantity }, { requireVisitor, idempotencyKey }) =>
      changeLines(
        orders,
        await requireVisitor(),
        orderId,
        [{ lineId: orderLineItemId, count: quantity, time: null }],
        idempotencyKey,
      ),
  },
});

/** Only changes that a shopper may request. Throws STATUS_NOT_ALLOWED for any other. */
export const changeOrderState = async (
  orders: OrderDeps,
  visitor: Awaited<ReturnType<GraphqlContext['requireVisitor']>>,
  orderId: string,
  status: string,
) => {
  if (status === 'OPEN') return openOrder(orders, visitor, orderId);
  if (status !== 'CLOSED') throw new ServiceFailure('STATUS_NOT_ALLOWED', `A shopper does not set ${status}`);
  await closeOrder(orders, visitor, orderId, cancelCodes.withoutReason);
  return toOrderWire(await loadOrder(orders, visitor, orderId));
};

/** Resolvers of /order-cloud-service/graphql. [GQL-01, GQL-03] */
export const orderCloudResolvers = (orders: OrderDeps): CloudResolvers<GraphqlContext> => ({
  Query: {
    findOrderByOwnerPartyId: async (_, { ownerPartyId }, { requireVisitor }) =>
      findCartId(orders, await requireVisitor(), ownerPartyId),
  },
  Mutation: {
    updateQuantityV2: async (_, { orderId, updateItemInputs }, { requireVisitor, idempotencyKey }) => {
      const changes = updateItemInputs.flatMap((item) =>
        item === null ? [] : [{ lineId: item.orderItemId, count: item.count ?? null, time: item.quantity ?? null }],
      );
      return changeLines(orders, await requireVisitor(), orderId, changes, idempotencyKey);
    },
    mergeOrderCart: async (_, { input }, { requireVisitor }) =>
      toMergeWire(await mergeCarts(orders, await requireVisitor(), input.oldCartId, input.newCartId)),
    addProductOSIntoOrder: async (_, { orderId, orderLineItemId, os }, { requireVisitor, idempotencyKey }) =>
      setOperatingSystem(
        orders,
        await requireVisitor(),
        orderId,
        orderLineItemId,
        { id: os.idOption, value: os.value },
        idempotencyKey,
      ),
  },
});
