import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';

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
