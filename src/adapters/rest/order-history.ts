import * as z from 'zod/mini';
import { type OrderReply, orderReply, toOrder } from '#adapters/replies/order-reply.ts';
import { orderPaths, type WireCancel, type WireOrderPage } from '#contracts/order-rest.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { Order } from '#core/orders/order.ts';
import { ORDERS_PER_PAGE, type OrderHistory } from '#core/orders/order-history.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

const count = z.int().check(z.gte(0));
const page = z.object({
  total: count,
  currentPage: count,
  maxResult: count,
  totalPage: count,
  data: z.array(orderReply),
} satisfies Record<keyof WireOrderPage<unknown>, unknown>);

const ordersOf = (replies: readonly OrderReply[]): Result<readonly Order[], PortFailure> => {
  const orders: Order[] = [];
  for (const reply of replies) {
    const order = toOrder(reply);
    if (!order.ok) return order;
    orders.push(order.value);
  }
  return ok(orders);
};

const org = organisationId;
const store = websiteStoreId;

/** [SDK-01] */
export const restOrderHistory = (rest: ServiceClient): OrderHistory => ({
  list: async ({ keyword, status, page: at }) => {
    const query = { keyword: keyword ?? undefined, status: status === null ? undefined : orderNumberOf[status] };
    const answer = await rest.rest('GET', orderPaths.list(org, store), {
      query: { ...query, currentPage: at, maxResult: ORDERS_PER_PAGE },
      schema: page,
    });
    if (!answer.ok) return answer;
    const orders = ordersOf(answer.value.data);
    return orders.ok ? ok({ orders: orders.value, total: answer.value.total, pages: answer.value.totalPage }) : orders;
  },
  cancel: async (id, reason) => {
    const body: WireCancel = { reason };
    const answer = await rest.rest('PUT', orderPaths.cancel(org, store, id), { body, schema: orderReply });
    return answer.ok ? toOrder(answer.value) : answer;
  },
  confirmReceived: async (id) => {
    const answer = await rest.rest('PUT', orderPaths.complete(org, store, id), { schema: z.array(orderReply) });
    if (!answer.ok) return answer;
    const [order] = answer.value;
    return order ? toOrder(order) : fail({ kind: 'garbled' });
  },
});
