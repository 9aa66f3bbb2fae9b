import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { guestSessionIds } from '#backend/order-store/stored-order.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { hasWords } from '#core/shared/text/has-words.ts';
import type { OrderDeps } from './order-deps.ts';
import { loadOrders } from './read-orders.ts';

export type OrderListQuery = {
  /** Matched without accents in numbers, receivers, titles and domains. */
  readonly keyword: string | null;
  /** Empty: every status except draft. */
  readonly statuses: readonly number[];
  /** 1-based. */
  readonly page: number;
  readonly perPage: number;
};

/** Includes orders that the browser placed as a guest and no account owns. */
const isOwnOrder = (visitor: RequestVisitor) => {
  const asGuest = and(inArray(orders.session, [...guestSessionIds(visitor)]), eq(orders.ownerLoggedIn, false));
  return visitor.partyId === null ? asGuest : or(eq(orders.ownerPartyId, visitor.partyId), asGuest);
};

/** Excludes carts closed before they were placed; includes drafts only on request. */
const isPlacedOrDraft = or(isNotNull(orders.approvedAt), eq(orders.status, orderNumberOf.draft));

const searchText = sql<string>`concat_ws(' ', ${orders.number}, ${orders.ownerName},
  string_agg(concat_ws(' ', ${orderLines.title}, ${orderLines.description}), ' '))`;

/** Compared here, because a customer has few orders, and so that accents are folded as in every search. */
const searchOrderIds = async ({ db }: OrderDeps, visitor: RequestVisitor, { keyword, statuses }: OrderListQuery) => {
  const asked = inArray(
    orders.status,
    statuses.length > 0
      ? [...statuses]
      : [orderNumberOf.open, orderNumberOf.confirmed, orderNumberOf.completed, orderNumberOf.closed],
  );
  const found = await db
    .select({ id: orders.id, text: searchText })
    .from(orders)
    .leftJoin(orderLines, and(eq(orderLines.orderId, orders.id), isNull(orderLines.removedAt)))
    .where(and(isOwnOrder(visitor), asked, isPlacedOrDraft))
    .groupBy(orders.id)
    .orderBy(desc(orders.createdAt), desc(orders.number));
  return found.filter(({ text }) => hasWords(text, keyword ?? '')).map(({ id }) => id);
};

/** Newest first; drafts only on request. [SDK-01, ORD-01] */
export const listOrders = async (deps: OrderDeps, visitor: RequestVisitor, query: OrderListQuery) => {
  const ids = await searchOrderIds(deps, visitor, query);
  const page = ids.slice((query.page - 1) * query.perPage, query.page * query.perPage);
  return { total: ids.length, data: await loadOrders(deps, visitor, page) };
};
