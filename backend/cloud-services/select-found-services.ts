import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { orders } from '#backend/order-store/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { idPrefixOf } from '#core/shared/service-number.ts';
import { cloudServices } from './schema.ts';

/**
 * Ids of the services that a customer means on the telephone, as a subquery. Each part uses an index: the whole name or
 * label in any case, the number of the service or of its order, an IP address.
 */
export const selectFoundServices = (db: Database, words: string) => {
  const lower = words.toLowerCase();
  const prefix = idPrefixOf(words);
  const id = { id: cloudServices.id };
  return unionAll(
    db
      .select(id)
      .from(cloudServices)
      .where(eq(sql`lower(${cloudServices.name})`, lower)),
    db
      .select(id)
      .from(cloudServices)
      .where(eq(sql`lower(${cloudServices.label})`, lower)),
    db.select(id).from(cloudServices).where(sql`(${cloudServices.setUp} -> 'ips') ? ${lower}`),
    db
      .select(id)
      .from(cloudServices)
      .innerJoin(orders, eq(orders.id, cloudServices.orderId))
      .where(eq(orders.number, words.toUpperCase())),
    // Ids are hexadecimal, so `g` comes after each that begins so.
    db
      .select(id)
      .from(cloudServices)
      .where(prefix === null ? sql`false` : and(gte(cloudServices.id, prefix), lt(cloudServices.id, `${prefix}g`))),
  );
};
