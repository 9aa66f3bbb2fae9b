import * as z from 'zod/mini';
import { doneReply, lineAddedReply, mergedReply, statusesReply } from '#adapters/replies/order-answers.ts';
import { orderReply } from '#adapters/replies/order-reply.ts';
import { converted, filled } from '#adapters/replies/schema.ts';
import { orderNumberOf, orderStates } from '#contracts/order-states.ts';
import { anonymousIdentifier, organisationId as org, websiteStoreId as store } from '#contracts/organisation.ts';
import {
  orderPaths,
  type WireCartAdd,
  type WireMerge,
  type WireOptions,
  type WireOwner,
  type WireTemporaryOrder,
  type WireWholeOrder,
} from '#contracts/rest/order-rest.ts';
import { GUEST_TOKEN_HEADER } from '#contracts/secrets/guest-token.ts';
import {
  type AppliedVouchers,
  type Checkout,
  isNewCart,
  type NewLine,
  type OrderGateway,
} from '#core/orders/order-gateway.port.ts';
import { orderId } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';
import { wireCheckout } from './checkout-bodies.ts';
import { wireItems } from './line-items.ts';

const cartReply = converted(z.object({ id: filled }), ({ id }) => orderId(id));

/** [CART-03] */
const temporary: WireTemporaryOrder = { orderType: 'SERVICE', source: 'cart', channel: 'website' };

const wholeOrder = (
  lines: readonly NewLine[],
  checkout: Checkout,
  vouched: AppliedVouchers | undefined,
  time: number | null,
): WireWholeOrder => {
  const { customer, ...rest } = wireCheckout(checkout);
  const vouchers = vouched && { vouchers: vouched.codes, seen_total: vouched.expectedTotal };
  const line_items = lines.flatMap((line, at) => wireItems(line, `line-${at}`, null));
  return { order: { line_items, ...rest, ...vouchers }, customer, time };
};

/** One call per method; `newGuests` as `OrderServices` says. [REST-01 to REST-03, SDK-05] */
export const restOrderGateway = (
  { rest }: Pick<ServiceClient, 'rest'>,
  newGuests: Pick<ServiceClient, 'rest'> = { rest },
): OrderGateway => ({
  createDraftCart: (idempotencyKey) =>
    rest('POST', orderPaths.temporary(org, store), { body: temporary, schema: orderReply, idempotencyKey }),
  load: (id) => rest('GET', orderPaths.order(org, store, id), { schema: orderReply }),
  findByOwner: (owner) => rest('GET', orderPaths.cart(org, store, owner), { schema: cartReply }),
  addLine: (cart, line, idempotencyKey) => {
    const target = isNewCart(cart) ? { cart_key: cart.cartKey, identifier: anonymousIdentifier } : { order_id: cart };
    const body: WireCartAdd = { ...target, line_items: wireItems(line, 'line', idempotencyKey) };
    const send = isNewCart(cart) ? newGuests.rest : rest;
    return send('POST', orderPaths.cartLines(org, store), { body, schema: lineAddedReply, idempotencyKey });
  },
  setOptions: (id, line, options) => {
    const body: WireOptions = {
      product_options: options.map(({ id: idOption, name, value }) => ({ idOption, name, value, title: value })),
    };
    return rest('PUT', orderPaths.options(org, store, id, line), { body, schema: doneReply });
  },
  changeLine: (id, line, { quantity: quantity_new, term: term_new }, idempotencyKey) => {
    const query = { quantity_new, term_new };
    return rest('PUT', orderPaths.quantity(org, store, id, line), { query, schema: orderReply, idempotencyKey });
  },
  removeLine: (id, line, reason) =>
    rest('DELETE', orderPaths.removeLine(org, store, id, line, reason), { schema: doneReply }),
  removeOrder: (id, reason) => rest('DELETE', orderPaths.removeOrder(org, store, id, reason), { schema: doneReply }),
  setNote: (id, note) => rest('PUT', orderPaths.description(org, store, id), { body: note, schema: doneReply }),
  setCustomer: (id, owner, checkout) => {
    const body: WireOwner = { customerId: owner, ...wireCheckout(checkout) };
    return rest('PUT', orderPaths.customer(org, id), { body, schema: orderReply });
  },
  open: (id) => rest('PUT', orderPaths.status(org, id, orderStates[orderNumberOf.open]), { schema: orderReply }),
  placeExpress: (lines, checkout, signature, idempotencyKey, vouched) =>
    rest('POST', orderPaths.express(org, store), {
      body: wholeOrder(lines, checkout, vouched, signature.time),
      headers: { [GUEST_TOKEN_HEADER]: signature.token },
      schema: orderReply,
      idempotencyKey,
    }),
  placeOwn: (lines, checkout, idempotencyKey, vouched) => {
    const body = wholeOrder(lines, checkout, vouched, null);
    return rest('POST', orderPaths.own(org, store), { body, schema: orderReply, idempotencyKey });
  },
  claim: (id, owner) => {
    const body: WireOwner = { customerId: owner };
    return rest('PUT', orderPaths.customer(org, id), { body, schema: orderReply });
  },
  merge: (from, into) => {
    const body: WireMerge = { oldCartId: from };
    return rest('POST', orderPaths.merge(org, store, into), { body, schema: mergedReply });
  },
  findPlaced: (idempotencyKey) => rest('GET', orderPaths.placed(org, store, idempotencyKey), { schema: orderReply }),
  statuses: () => rest('GET', orderPaths.statuses(org, store), { schema: statusesReply }),
});
