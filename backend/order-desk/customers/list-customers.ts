import { and, asc, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { parties, wordsOfName } from '#backend/authorisation/schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { selectFoundServices } from '#backend/cloud-services/select-found-services.ts';
import { endsWithPhone } from '#backend/order-desk/search-orders.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { hasInvoiceNumber } from '#backend/payments/invoices/has-invoice-number.ts';
import { invoices } from '#backend/payments/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { DeskQuery } from '#backend/platform/desk/desk-resource.ts';
import { findPage } from '#backend/platform/desk/find-page.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { oneEditWords } from '#core/shared/text/one-edit-words.ts';
import { endOfPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { toCustomerRow } from './customer-record.ts';

/** Words of a name that may each have a slip. */
const MAX_MISSPELT = 6;

/** Each word stands somewhere in the name, in any order and with or without accents. */
const hasWords = (words: string) =>
  and(
    ...foldVietnamese(words)
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => sql`strpos(${parties.foldedName}, ${word}) > 0`),
  );

/**
 * The same with one slip in each word, as names are heard on the telephone. The words stand in a subquery, because the
 * planner takes hundreds of them for half of all names and would read every row.
 */
const hasMisspeltWords = (words: string) =>
  and(
    ...foldVietnamese(words)
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, MAX_MISSPELT)
      .map((word) => sql`${wordsOfName(parties.foldedName)} && (select ${sql.param(oneEditWords(word))}::text[])`),
  );

/** Numbers are told by their last digits. */
const hasPhone = (words: string) => {
  const end = endOfPhone(words);
  return end === null ? eq(parties.phone, normalisePhone(words)) : like(parties.phone, `%${end}`);
};

/** Owners of what staff may be told on the telephone: a number, a domain, an address, a service, an invoice. */
const selectOwnersOf = (db: Database, words: string) => {
  const owner = { id: orders.ownerPartyId };
  const lower = words.toLowerCase();
  return unionAll(
    db.select(owner).from(orders).where(eq(orders.number, words.toUpperCase())),
    db.select(owner).from(orders).where(endsWithPhone(words)),
    db
      .select(owner)
      .from(orders)
      .where(eq(sql`lower(${orders.ownerEmail})`, lower)),
    db
      .select(owner)
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(orderLines.isDomain, eq(sql`lower(${orderLines.description})`, lower))),
    db
      .select(owner)
      .from(orders)
      .innerJoin(cloudServices, eq(cloudServices.orderId, orders.id))
      .where(inArray(cloudServices.id, selectFoundServices(db, words))),
    db.select(owner).from(orders).innerJoin(invoices, eq(invoices.orderId, orders.id)).where(hasInvoiceNumber(words)),
  );
};

/** Customers whose ids these are, in the order of the list. */
const readRows = async (db: Database, ids: readonly string[], inOrder: readonly SQL[]) => {
  const found = await db
    .select()
    .from(parties)
    .where(inArray(parties.id, [...ids]))
    .orderBy(...inOrder);
  return found.map(toCustomerRow);
};

export const listCustomers = async (db: Database, { words, isDescending, limit, offset }: DeskQuery) => {
  const { id, email, createdAt } = parties;
  const order = isDescending ? desc : asc;
  const inOrder = [order(createdAt), order(id)];
  const find = async (where: SQL | undefined) => {
    const { ids, total } = await findPage(db, { words, id, where, inOrder, limit, offset });
    return { rows: await readRows(db, ids, inOrder), total };
  };
  if (words === '') return find(undefined);
  const named = or(
    hasWords(words),
    containing(words, [email]),
    hasPhone(words),
    inArray(id, selectOwnersOf(db, words)),
  );
  const spelt = await find(named);
  return spelt.total > 0 || /[^\p{L}\s]/u.test(words.trim()) ? spelt : find(hasMisspeltWords(words));
};
