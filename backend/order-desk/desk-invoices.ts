import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { invoices, type InvoiceRow as StoredRow } from '#backend/payments/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskQuery, DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { invoiceColumns } from '#contracts/desk/columns/money-columns.vi.ts';
import type { InvoiceRecord, InvoiceRow } from '#contracts/desk/invoice-record.ts';
import { isoMonth } from '#core/shared/calendar.ts';

const nameOf = ({ series, number }: Pick<StoredRow, 'series' | 'number'>): string => `${series} ${number}`;

type Original = Pick<StoredRow, 'series' | 'number'>;
const original = alias(invoices, 'original');
const withOriginal = { invoice: invoices, original: { series: original.series, number: original.number } };

const toRow = ({
  invoice,
  original,
}: {
  readonly invoice: StoredRow;
  readonly original: Original | null;
}): InvoiceRow => ({
  id: invoice.id,
  number: nameOf(invoice),
  orderId: invoice.orderId,
  orderNumber: invoice.orderNumber,
  buyer: invoice.buyer.name,
  taxCode: invoice.buyer.taxCode,
  issuedAt: invoice.issuedAt,
  net: invoice.net,
  exempt: invoice.exempt,
  vat: invoice.vat,
  gross: invoice.gross,
  adjusts: original === null ? '' : nameOf(original),
});

/** Invoices of a month such as `2026-11` in Vietnam; undefined for none. */
export const issuedIn = (month: string | undefined): SQL | undefined => {
  const asked = month === undefined ? null : isoMonth(month);
  return asked === null ? undefined : and(gte(invoices.issuedAt, asked.start), lt(invoices.issuedAt, asked.end));
};

export const listInvoices = async (db: Database, { words, filter, isDescending, limit, offset }: DeskQuery) => {
  const upper = words.toUpperCase();
  const wanted = and(
    issuedIn(filter.month),
    words === ''
      ? undefined
      : or(
          containing(words, [invoices.orderNumber]),
          sql`upper(${invoices.series} || ' ' || ${invoices.number}) = ${upper}`,
          sql`${invoices.buyer} ->> 'taxCode' = ${words}`,
        ),
  );
  const order = isDescending ? desc : asc;
  const found = await db
    .select(withOriginal)
    .from(invoices)
    .leftJoin(original, eq(original.id, invoices.adjusts))
    .where(wanted)
    .orderBy(order(invoices.series), order(invoices.number))
    .limit(limit)
    .offset(offset);
  return { rows: found.map(toRow), total: await db.$count(invoices, wanted) };
};

const readInvoice = async (db: Database | Transaction, id: string): Promise<InvoiceRecord | null> => {
  const [found] = await db
    .select(withOriginal)
    .from(invoices)
    .leftJoin(original, eq(original.id, invoices.adjusts))
    .where(eq(invoices.id, id));
  if (!found) return null;
  const lowering = await db
    .select()
    .from(invoices)
    .where(eq(invoices.adjusts, id))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
  const adjustments = lowering.map((invoice) => toRow({ invoice, original: found.invoice }));
  const kept = adjustments.reduce((sum, { gross }) => sum + gross, found.invoice.gross);
  return { ...toRow(found), adjustsId: found.invoice.adjusts, adjustments, kept };
};

export const invoiceResource = ({ db }: Pick<BackendDeps, 'db'>): DeskResource => ({
  name: 'invoices',
  reader: 'invoices:read',
  sorts: ['number'],
  filters: ['month'],
  columns: invoiceColumns,
  list: (query) => listInvoices(db, query),
  read: readInvoice,
});
