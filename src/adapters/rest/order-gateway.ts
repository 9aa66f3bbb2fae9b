import * as z from 'zod/mini';
import { orderReply } from '#adapters/replies/order-reply.ts';
import { converted, discarded, filled } from '#adapters/replies/schema.ts';
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
import type { ServiceClient } from '../service-client.ts';
import { wireItems } from './line-items.ts';

/** Status 1 is success; the first line is the parent item. [CART-06] */
const linesAdded = converted(
  z.object({
    status: z.literal(1),
    message: z.string(),
    lineItems: z.tuple([z.object({ orderItemId: filled })], z.object({ orderItemId: filled })),
  } satisfies Record<keyof WireLinesAnswer, unknown>),
  ({ lineItems: [machine] }) => ({ line: lineItemId(machine.orderItemId) }),
);
const done = discarded(z.object({ status: z.literal(1) }));
const statusList = z.array(
  converted(
    z.object({ id: z.literal([10, 20, 40, 50, 90]), name: z.string() } satisfies Record<keyof WireStatus, unknown>),
    ({ id, name }) => ({ status: orderStatusOf[id], name }),
  ),
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
    shipping_address: checkout.address && {
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
export const restOrderCalls = ({
  rest,
}: ServiceClient): Pick<
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
  addLine: (id, line, idempotencyKey) => {
    const body = wireItems(line, 'line', idempotencyKey);
    return rest('POST', orderPaths.lineItem(org, store, id), { body, schema: linesAdded, idempotencyKey });
  },
  removeLine: (id, line, reason) =>
    rest('DELETE', orderPaths.removeLine(org, store, id, line, reason), { schema: done }),
  removeOrder: (id, reason) => rest('DELETE', orderPaths.removeOrder(org, store, id, reason), { schema: done }),
  setNote: (id, note) => rest('PUT', orderPaths.description(org, store, id), { body: note, schema: done }),
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
  findPlaced: (idempotencyKey) => rest('GET', orderPaths.placed(org, store, idempotencyKey), { schema: orderReply }),
  statuses: () => rest('GET', orderPaths.statuses(org, store), { schema: statusList }),
});
