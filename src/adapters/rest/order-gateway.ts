import * as z from 'zod/mini';
import { orderReply, toOrder } from '#adapters/replies/order-reply.ts';
import { GUEST_TOKEN_HEADER } from '#contracts/guest-token.ts';
import {
  orderPaths,
  type WireLinesAnswer,
  type WireOwner,
  type WireStatus,
  type WireWholeOrder,
} from '#contracts/order-rest.ts';
import { orderStatusOf } from '#contracts/order-states.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { AppliedVouchers, Checkout, NewLine, OrderGateway } from '#core/orders/order-gateway.port.ts';
import { lineItemId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { wireItems } from './line-items.ts';

/** Status 1 is success; the first line is the parent item. [CART-06] */
const linesAdded = z.object({
  status: z.literal(1),
  message: z.string(),
  lineItems: z.array(z.object({ orderItemId: z.string().check(z.minLength(1)) })),
} satisfies Record<keyof WireLinesAnswer, unknown>);
const done = z.object({ status: z.literal(1) });
const statusList = z.array(
  z.object({ id: z.literal([10, 20, 40, 50, 90]), name: z.string() } satisfies Record<keyof WireStatus, unknown>),
);

const org = organisationId;
const store = websiteStoreId;

const wholeOrder = (
  lines: readonly NewLine[],
  checkout: Checkout,
  vouched: AppliedVouchers | undefined,
  time: number | null,
): WireWholeOrder => ({
  order: {
    line_items: lines.flatMap((line, at) => wireItems(line, `line-${at}`, null)),
    note: checkout.note,
    shipping_address: {
      name: checkout.contact.name,
      phone: checkout.contact.phone,
      address: checkout.address.street,
      province: checkout.address.provinceName,
      ward: checkout.address.wardName,
      province_code: checkout.address.provinceCode,
      ward_code: checkout.address.wardCode,
    },
    invoice_request: checkout.invoiceRequest && {
      company: checkout.invoiceRequest.company,
      tax_code: checkout.invoiceRequest.taxCode,
      address: checkout.invoiceRequest.address,
      email: checkout.invoiceRequest.email,
    },
    ...(vouched && { vouchers: vouched.codes, seen_total: vouched.expectedTotal }),
  },
  customer: checkout.contact,
  time,
});

/** [REST-01 to REST-03, SDK-05] */
export const restOrderCalls = (
  rest: ServiceClient,
): Pick<
  OrderGateway,
  | 'addLine'
  | 'removeLine'
  | 'removeOrder'
  | 'setNote'
  | 'placeExpress'
  | 'placeOwn'
  | 'claim'
  | 'findPlaced'
  | 'statuses'
> => ({
  addLine: async (id, line, idempotencyKey) => {
    const body = wireItems(line, 'line', idempotencyKey);
    const answer = await rest.rest('POST', orderPaths.lineItem(org, store, id), {
      body,
      schema: linesAdded,
      idempotencyKey,
    });
    if (!answer.ok) return answer;
    const [machine] = answer.value.lineItems;
    return machine ? ok({ line: lineItemId(machine.orderItemId) }) : fail({ kind: 'garbled' });
  },
  removeLine: async (id, line, reason) => {
    const path = orderPaths.removeLine(org, store, id, line, reason);
    const answer = await rest.rest('DELETE', path, { schema: done });
    return answer.ok ? ok(undefined) : answer;
  },
  removeOrder: async (id, reason) => {
    const answer = await rest.rest('DELETE', orderPaths.removeOrder(org, store, id, reason), { schema: done });
    return answer.ok ? ok(undefined) : answer;
  },
  setNote: async (id, note) => {
    const path = orderPaths.description(org, store, id);
    const answer = await rest.rest('PUT', path, { body: note, schema: done });
    return answer.ok ? ok(undefined) : answer;
  },
  placeExpress: async (lines, checkout, signature, idempotencyKey, vouched) => {
    const answer = await rest.rest('POST', orderPaths.express(org, store), {
      body: wholeOrder(lines, checkout, vouched, signature.time),
      headers: { [GUEST_TOKEN_HEADER]: signature.token },
      schema: orderReply,
      idempotencyKey,
    });
    return answer.ok ? toOrder(answer.value) : answer;
  },
  placeOwn: async (lines, checkout, idempotencyKey, vouched) => {
    const body = wholeOrder(lines, checkout, vouched, null);
    const answer = await rest.rest('POST', orderPaths.own(org, store), { body, schema: orderReply, idempotencyKey });
    return answer.ok ? toOrder(answer.value) : answer;
  },
  claim: async (id, owner) => {
    const body: WireOwner = { customerId: owner };
    const answer = await rest.rest('PUT', orderPaths.customer(org, id), { body, schema: orderReply });
    return answer.ok ? toOrder(answer.value) : answer;
  },
  findPlaced: async (idempotencyKey) => {
    const answer = await rest.rest('GET', orderPaths.placed(org, store, idempotencyKey), { schema: orderReply });
    return answer.ok ? toOrder(answer.value) : answer;
  },
  statuses: async () => {
    const answer = await rest.rest('GET', orderPaths.statuses(org, store), { schema: statusList });
    return answer.ok ? ok(answer.value.map(({ id, name }) => ({ status: orderStatusOf[id], name }))) : answer;
  },
});
