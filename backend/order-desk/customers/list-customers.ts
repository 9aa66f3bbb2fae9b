import { and, asc, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { parties } from '#backend/authorisation/schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { selectFoundServices } from '#backend/cloud-services/select-found-services.ts';
import { endsWithPhone } from '#backend/order-desk/search-orders.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { invoices } from '#backend/payments/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { DeskQuery } from '#backend/platform/desk/desk-resource.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { oneEditPattern } from '#core/shared/text/one-edit-pattern.ts';
import { endOfPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { toCustomerRow } from './customer-record.ts';

/** Words of a name that may each have a slip. */
const MAX_MISSPELT = 6;

const small = 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ';
/** Both cases, because a database of the locale C lowers ASCII only. */
const marks = small + small.toUpperCase();

/** The name without accents, as `foldVietnamese` folds the words. */
const foldedName = sql`translate(lower(normalize(${parties.fullName}, NFC)), ${marks}, ${foldVietnamese(marks)})`;

/** Each word stands somewhere in the name, in any order and with or without accents. */
const hasWords = (words: string) =>
  and(
    ...foldVietnamese(words)
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => sql`strpos(${foldedName}, ${word}) > 0`),
  );

/** The same with one slip in each word, as names are heard on the telephone. */
const hasMisspeltWords = (words: string) =>
  and(
    ...foldVietnamese(words)
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, MAX_MISSPELT)
      .map((word) => sql`${foldedName} ~ ${`\\m${oneEditPattern(word)}\\M`}`),
  );

/** Numbers are told by their last digits. */
const hasPhone = (words: string) => {
  const end = endOfPhone(words);
  return end === null ? eq(parties.phone, normalisePhone(words)) : like(parties.phone, `%${end}`);
};

/** Owners of what staff may be told on the telephone: a number, a domain, an address, a service, an invoice. */
const selectOwnersOf = (db: Database, words: string) => {
  const owner = { id: orders.ownerPartyId };
  const upper = words.toUpperCase();
  const lower = words.toLowerCase();
  return unionAll(
    db.select(owner).from(orders).where(eq(orders.number, upper)),
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
    db
      .select(owner)
      .from(orders)
      .innerJoin(invoices, eq(invoices.orderId, orders.id))
      .where(sql`upper(${invoices.series} || ' ' || ${invoices.number}) = ${upper}`),
  );
};

export const listCustomers = async (db: Database, { words, isDescending, limit, offset }: DeskQuery) => {
  const wanted =
    words === ''
      ? undefined
      : or(
          hasWords(words),
          containing(words, [parties.email]),
          hasPhone(words),
          inArray(parties.id, selectOwnersOf(db, words)),
        );
  const order = isDescending ? desc : asc;
  const find = async (where: SQL | undefined) => {
    const found = await db
      .select()
      .from(parties)
      .where(where)
      .orderBy(order(parties.createdAt), order(parties.id))
      .limit(limit)
      .offset(offset);
    return { rows: found.map(toCustomerRow), total: await db.$count(parties, where) };
  };
  const spelt = await find(wanted);
  return spelt.total > 0 || /[^\p{L}\s]/u.test(words.trim()) || words === '' ? spelt : find(hasMisspeltWords(words));
};
