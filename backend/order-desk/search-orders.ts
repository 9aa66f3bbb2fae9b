import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type OrderRow, orderLines, orders } from '#backend/order-store/schema.ts';
import { computeOrderTotals } from '#backend/order-store/stored-order.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { type ListQuery, pageWindow } from '#backend/platform/pages/staff-list.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';

/** With its total, đồng with VAT. */
export type FoundOrder = { readonly order: OrderRow; readonly total: number };

/** Values of the list's filter, with the status numbers of contracts/order-states.ts. */
export const orderFilters: Readonly<Record<string, { readonly words: string; readonly status: number | null }>> = {
  all: { words: 'Tất cả', status: null },
  open: { words: 'Chờ thanh toán', status: 20 },
  confirmed: { words: 'Đang khởi tạo', status: 40 },
  completed: { words: 'Hoàn thành', status: 50 },
  closed: { words: 'Đã huỷ', status: 90 },
};

/** Each part uses an index: a whole order number, phone number, e-mail address or domain name. */
export const selectFoundIds = (db: Database, words: string) => {
  const lower = words.toLowerCase();
  const id = { id: orders.id };
  return unionAll(
    db.select(id).from(orders).where(eq(orders.number, words.toUpperCase())),
    db
      .select(id)
      .from(orders)
      .where(eq(orders.ownerPhone, normalisePhone(words))),
    db
      .select(id)
      .from(orders)
      .where(eq(sql`lower(${orders.ownerEmail})`, lower)),
    db
      .select({ id: orderLines.orderId })
      .from(orderLines)
      .where(and(orderLines.isDomain, eq(sql`lower(${orderLines.description})`, lower))),
  );
};

/** Placed orders, newest first; also those that were placed and closed. */
export const selectOrders = (db: Database, query: ListQuery) => {
  const status = lookUp(orderFilters, query.filter)?.status ?? null;
  const { limit, offset } = pageWindow(query);
  return db
    .select()
    .from(orders)
    .where(
      and(
        status === null ? ne(orders.status, 10) : eq(orders.status, status),
        query.words === '' ? undefined : inArray(orders.id, selectFoundIds(db, query.words)),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
};

export const searchOrders = async (db: Database, query: ListQuery): Promise<readonly FoundOrder[]> => {
  const found = await selectOrders(db, query);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, ids), isNull(orderLines.removedAt)));
  return found.map((order) => {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    return { order, total: computeOrderTotals({ order, lines: own }).gross };
  });
};
