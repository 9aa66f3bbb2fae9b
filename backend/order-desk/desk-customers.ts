import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { parties, userLogins } from '#backend/authorisation/schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { invoices } from '#backend/payments/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskQuery, DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { customerColumns } from '#contracts/desk/columns/customer-columns.vi.ts';
import type { CustomerRecord, CustomerRow } from '#contracts/desk/customer-record.ts';
import { type OrderStateNumber, orderStatusOf } from '#contracts/order-states.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { readTotals } from './read-totals.ts';

/** Latest orders, services and invoices of a customer. */
const MAX_LINKED = 50;

const toRow = ({ id, fullName, email, phone, createdAt }: typeof parties.$inferSelect): CustomerRow => ({
  id,
  name: fullName,
  email,
  phone,
  createdAt: createdAt.getTime(),
});

const marks = 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ';

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

/** Owners of what staff may be told on the telephone: a number, a domain, an address, a service, an invoice. */
const selectOwnersOf = (db: Database, words: string) => {
  const owner = { id: orders.ownerPartyId };
  const upper = words.toUpperCase();
  const lower = words.toLowerCase();
  return unionAll(
    db.select(owner).from(orders).where(eq(orders.number, upper)),
    db
      .select(owner)
      .from(orders)
      .where(eq(orders.ownerPhone, normalisePhone(words))),
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
      .where(
        or(
          eq(sql`lower(${cloudServices.name})`, lower),
          eq(sql`lower(${cloudServices.label})`, lower),
          sql`${cloudServices.setUp} -> 'ips' ? ${lower}`,
        ),
      ),
    db
      .select(owner)
      .from(orders)
      .innerJoin(invoices, eq(invoices.orderId, orders.id))
      .where(sql`upper(${invoices.series} || ' ' || ${invoices.number}) = ${upper}`),
  );
};

const listCustomers = async (db: Database, { words, isDescending, limit, offset }: DeskQuery) => {
  const wanted =
    words === ''
      ? undefined
      : or(
          hasWords(words),
          containing(words, [parties.email]),
          eq(parties.phone, normalisePhone(words)),
          inArray(parties.id, selectOwnersOf(db, words)),
        );
  const order = isDescending ? desc : asc;
  const found = await db
    .select()
    .from(parties)
    .where(wanted)
    .orderBy(order(parties.createdAt), order(parties.id))
    .limit(limit)
    .offset(offset);
  return { rows: found.map(toRow), total: await db.$count(parties, wanted) };
};

const readCustomer = async (db: Database | Transaction, id: string): Promise<CustomerRecord | null> => {
  const [party] = await db.select().from(parties).where(eq(parties.id, id));
  if (party === undefined) return null;
  const [login] = await db.select({ id: userLogins.id }).from(userLogins).where(eq(userLogins.partyId, id)).limit(1);
  const placed = await db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerPartyId, id), ne(orders.status, 10)))
    .orderBy(desc(orders.createdAt))
    .limit(MAX_LINKED);
  const totals = await readTotals(db, placed);
  const services = await db
    .select({ service: cloudServices })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(eq(orders.ownerPartyId, id))
    .orderBy(desc(cloudServices.createdAt))
    .limit(MAX_LINKED);
  const issued = await db
    .select()
    .from(invoices)
    .where(eq(invoices.partyIdTo, id))
    .orderBy(desc(invoices.issuedAt))
    .limit(MAX_LINKED);
  return {
    ...toRow(party),
    hasAccount: login !== undefined,
    orders: placed.map((order) => ({
      id: order.id,
      name: order.number,
      // A check constraint allows only these numbers.
      state: orderStatusOf[order.status as OrderStateNumber],
      at: order.approvedAt ?? order.createdAt,
      total: totals.get(order.id) ?? 0,
    })),
    services: services.map(({ service }) => ({
      id: service.id,
      name: service.label ?? service.name,
      state: service.status,
      at: service.endDate,
      address: service.setUp.ips[0] ?? '',
    })),
    invoices: issued.map((invoice) => ({
      id: invoice.id,
      name: `${invoice.series} số ${invoice.number}`,
      state: invoice.status,
      at: invoice.issuedAt,
      total: invoice.gross,
    })),
  };
};

/** Customers and guests, found by anything that they say on the telephone. */
export const customerResource = ({ db }: Pick<BackendDeps, 'db'>): DeskResource => ({
  name: 'customers',
  readers: ['sales', 'accounting', 'operations'],
  sorts: ['createdAt'],
  filters: [],
  columns: customerColumns,
  list: (query) => listCustomers(db, query),
  read: readCustomer,
});
