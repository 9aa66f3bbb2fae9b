import * as z from 'zod/mini';
import { orderReply } from '#adapters/replies/order-reply.ts';
import { type AllReadersOf, amount, converted } from '#adapters/replies/schema.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { organisationId as org, websiteStoreId as store } from '#contracts/organisation.ts';
import { orderPaths, type WireCancel, type WireOrderPage } from '#contracts/rest/order-rest.ts';
import { ORDERS_PER_PAGE, type OrderHistory } from '#core/orders/order-history.port.ts';
import type { ServiceClient } from '../service-client.ts';

const pageReply = converted(
  z.object({
    total: amount,
    currentPage: amount,
    maxResult: amount,
    totalPage: amount,
    data: z.array(orderReply),
  } satisfies AllReadersOf<WireOrderPage<unknown>>),
  ({ data: orders, total, totalPage: pages }) => ({ orders, total, pages }),
);
const completedReply = converted(z.tuple([orderReply], z.unknown()), ([order]) => order);

/** [SDK-01] */
export const restOrderHistory = ({ rest }: ServiceClient): OrderHistory => ({
  list: ({ keyword, status, page: currentPage }) => {
    const filters = { keyword: keyword ?? undefined, status: status === null ? undefined : orderNumberOf[status] };
    const query = { ...filters, currentPage, maxResult: ORDERS_PER_PAGE };
    return rest('GET', orderPaths.list(org, store), { query, schema: pageReply });
  },
  cancel: (id, reason) => {
    const body: WireCancel = { reason };
    return rest('PUT', orderPaths.cancel(org, store, id), { body, schema: orderReply });
  },
  confirmReceived: (id) => rest('PUT', orderPaths.complete(org, store, id), { schema: completedReply }),
});
