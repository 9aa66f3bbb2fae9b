import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { endOfPhone, normalisePhone } from '#core/shared/text/phone-number.ts';

/** Orders whose telephone number ends so, by an index; digits only. */
export const endsWithPhone = (words: string) => {
  const end = endOfPhone(words);
  return end === null
    ? eq(orders.ownerPhone, normalisePhone(words))
    : sql`reverse(${orders.ownerPhone}) like reverse(${end}) || '%'`;
};

/** Each part uses an index: a whole order number, e-mail address or domain name, or the end of a phone number. */
export const selectFoundIds = (db: Database, words: string) => {
  const lower = words.toLowerCase();
  const id = { id: orders.id };
  return unionAll(
    db.select(id).from(orders).where(eq(orders.number, words.toUpperCase())),
    db.select(id).from(orders).where(endsWithPhone(words)),
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
