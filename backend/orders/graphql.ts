import { parseLinesInput, toStoredOptions } from '#backend/line-pricing/line-input.ts';
import { addLines } from '#backend/orders/lines/add-lines.ts';
import { addToCart } from '#backend/orders/lines/add-to-cart.ts';
import { changeLines } from '#backend/orders/lines/change-lines.ts';
import { toLineWire } from '#backend/orders/lines/line-wire.ts';
import { closeOrder, removeLine, setNote } from '#backend/orders/lines/remove.ts';
import { findOrderIdOfLine, setOperatingSystem, setOptions } from '#backend/orders/lines/set-options.ts';
import { callAddVoucher, callLineVouchers, callRemoveVoucher } from '#backend/orders/lines/voucher-calls.ts';
import { parseVoucherBuyer } from '#backend/orders/rest/wire-bodies.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { Resolvers as CloudResolvers } from '#contracts/generated/order-cloud.service.ts';
import type { CreateOrderInput, Resolvers as StorefrontResolvers } from '#contracts/generated/storefront.service.ts';
import { readOptionId } from '#contracts/option-ids.ts';
import { cancelCodes } from '#contracts/order-states.ts';
import type { Buyer } from './count-guest-order.ts';
import { createTemporaryOrder } from './create-order.ts';
import { toCustomerInput, toRestLine, toRestWholeOrder } from './graphql-input.ts';
import { mergeCarts, toMergeWire } from './merge-carts.ts';
import { openOrder } from './open-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { type OrderWire, toOrderWire } from './order-wire.ts';
import { placeCustomerOrder, placeGuestOrder } from './place-orders.ts';
import { countTopLines, findCartId, findOrderByKey, listOrderStatuses, loadOrder } from './read-orders.ts';
import { assignOwner, setCustomer } from './set-customer.ts';

const done = { status: 1, message: 'OK' };

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
    getPlacedOrder: async (_, { idempotencyKey }, { requireVisitor }) =>
      toOrderWire(await findOrderByKey(orders, await requireVisitor(), idempotencyKey)),
    getSaleOrderStatuses: () => listOrderStatuses(),
    getVouchersForLines: async (_, { lineItems, vouchers }, { requireVisitor, address }) => {
      const body = { line_items: lineItems.map(toRestLine), vouchers };
      return callLineVouchers(orders, { visitor: await requireVisitor(), address }, body);
    },
  },
  Mutation: {
    createOrder: async (_, { order }, context) => createOrder(orders, order, context),
    updateCustomerAndShippingAddress: async (_, given, { requireVisitor }) => {
      const visitor = await requireVisitor();
      const { orderId, partyId, customer } = given;
      return customer
        ? setCustomer(orders, visitor, orderId, partyId, toCustomerInput(customer, given))
        : assignOwner(orders, visitor, orderId, partyId);
    },
    updateStatusSellOrder: async (_, { orderId, status, reason }, { requireVisitor, address }) =>
      changeOrderState(orders, { visitor: await requireVisitor(), address }, orderId, status, reason ?? undefined),
    updateOrderDescription: async (_, { orderId, description }, { requireVisitor }) => {
      await setNote(orders, await requireVisitor(), orderId, description);
      return done;
    },
    addProductsToOrderWithoutLogin: async (_, { orderId, lineItems }, { requireVisitor, idempotencyKey }) => {
      const input = parseLinesInput(lineItems.map(toRestLine));
      const key = idempotencyKey ?? input.lines[0]?.idempotencyKey ?? null;
      return { ...done, ...(await addLines(orders, await requireVisitor(), orderId, input, key)) };
    },
    addToCart: (_, { orderId, cartKey, identifier, lineItems }, context) =>
      addToCart(orders, context, {
        orderId: orderId ?? null,
        cartKey: cartKey ?? null,
        identifier: identifier ?? null,
        input: parseLinesInput(lineItems.map(toRestLine)),
        idempotencyKey: context.idempotencyKey,
      }),
    deleteProductWithoutLogin: async (_, { orderId, orderLineItemId, reason }, { requireVisitor }) => {
      await removeLine(orders, await requireVisitor(), orderId, orderLineItemId, reason ?? '');
      return done;
    },
    addVoucher: async (_, { voucherCode: code, buyer, ...call }, { requireVisitor, address }) => {
      await callAddVoucher(
        orders,
        { ...call, code, visitor: await requireVisitor(), address },
        parseVoucherBuyer(buyer),
      );
      return done;
    },
    removeVoucher: async (_, { voucherCode: code, ...call }, { requireVisitor, address }) => {
      await callRemoveVoucher(orders, { ...call, code, visitor: await requireVisitor(), address });
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

/** An empty draft, or the whole order of a guest or of a customer. */
const createOrder = async (
  orders: OrderDeps,
  { whole, ...kind }: CreateOrderInput,
  { requireVisitor, address, idempotencyKey }: GraphqlContext,
): Promise<OrderWire> => {
  const visitor = await requireVisitor();
  if (!whole) return createTemporaryOrder(orders, visitor, kind, idempotencyKey);
  const request = { visitor, address, body: toRestWholeOrder(whole), idempotencyKey };
  if (kind.source === 'express') return placeGuestOrder(orders, request, whole.guestToken ?? null);
  if (kind.source === 'order') return placeCustomerOrder(orders, request);
  throw new ServiceFailure('BAD_USER_INPUT', 'A whole order is of source express or order', { field: 'source' });
};

/** Only changes that a shopper may request. Throws STATUS_NOT_ALLOWED for any other. */
export const changeOrderState = async (
  orders: OrderDeps,
  buyer: Buyer,
  orderId: string,
  status: string,
  reason: string = cancelCodes.withoutReason,
) => {
  if (status === 'OPEN') return openOrder(orders, buyer, orderId);
  if (status !== 'CLOSED') throw new ServiceFailure('STATUS_NOT_ALLOWED', `A shopper does not set ${status}`);
  await closeOrder(orders, buyer.visitor, orderId, reason);
  return toOrderWire(await loadOrder(orders, buyer.visitor, orderId));
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
        { id: readOptionId(os.idOption), value: os.value },
        idempotencyKey,
      ),
  },
});
