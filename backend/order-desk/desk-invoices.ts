import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { eInvoiceProvider, reportAgain } from '#backend/electronic-invoices/report-invoices.ts';
import { invoiceReports, reportStates } from '#backend/payments/invoices/report-schema.ts';
import { invoices, type InvoiceRow as StoredRow } from '#backend/payments/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskQuery, type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { invoiceColumns } from '#contracts/desk/columns/money-columns.vi.ts';
import type { InvoiceRecord, InvoiceRow } from '#contracts/desk/invoice-record.ts';
import { isoMonth } from '#core/shared/calendar.ts';

const nameOf = ({ series, number }: Pick<StoredRow, 'series' | 'number'>): string => `${series} ${number}`;

const original = alias(invoices, 'original');

/** With the invoice that each lowers, and what became of it at the firm's own system. */
const selectWhole = (db: Database | Transaction) =>
  db
    .select({
      invoice: invoices,
      original: { series: original.series, number: original.number },
      report: invoiceReports,
    })
    .from(invoices)
    .leftJoin(original, eq(original.id, invoices.adjusts))
    .leftJoin(invoiceReports, eq(invoiceReports.invoiceId, invoices.id));

type Whole = Awaited<ReturnType<typeof selectWhole>>[number];

const toRow = ({ invoice, original: first, report }: Whole): InvoiceRow => ({
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
  adjusts: first === null ? '' : nameOf(first),
  report: report?.state ?? 'none',
});

/** Invoices of a month such as `2026-11` in Vietnam; undefined for none. */
export const issuedIn = (month: string | undefined): SQL | undefined => {
  const asked = month === undefined ? null : isoMonth(month);
  return asked === null ? undefined : and(gte(invoices.issuedAt, asked.start), lt(invoices.issuedAt, asked.end));
};

export const listInvoices = async (db: Database, { words, filter, isDescending, limit, offset }: DeskQuery) => {
  const upper = words.toUpperCase();
  const state = reportStates.find((each) => each === filter.report);
  const wanted = and(
    issuedIn(filter.month),
    state &&
      inArray(
        invoices.id,
        db.select({ id: invoiceReports.invoiceId }).from(invoiceReports).where(eq(invoiceReports.state, state)),
      ),
    words === ''
      ? undefined
      : or(
          containing(words, [invoices.orderNumber]),
          sql`upper(${invoices.series} || ' ' || ${invoices.number}) = ${upper}`,
          sql`${invoices.buyer} ->> 'taxCode' = ${words}`,
        ),
  );
  const order = isDescending ? desc : asc;
  const found = await selectWhole(db)
    .where(wanted)
    .orderBy(order(invoices.series), order(invoices.number))
    .limit(limit)
    .offset(offset);
  return { rows: found.map(toRow), total: await db.$count(invoices, wanted) };
};

const readInvoice = async (
  deps: Pick<BackendDeps, 'environment'>,
  db: Database | Transaction,
  id: string,
): Promise<InvoiceRecord | null> => {
  const [found] = await selectWhole(db).where(eq(invoices.id, id));
  if (!found) return null;
  const lowering = await selectWhole(db)
    .where(eq(invoices.adjusts, id))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
  const adjustments = lowering.map(toRow);
  const { hasFiles, report } = eInvoiceProvider(deps);
  return {
    ...toRow(found),
    adjustsId: found.invoice.adjusts,
    adjustments,
    kept: adjustments.reduce((sum, { gross }) => sum + gross, found.invoice.gross),
    officialNumber: found.report?.officialNumber ?? '',
    authorityCode: found.report?.authorityCode ?? '',
    reportError: found.report?.error ?? '',
    hasFile: hasFiles,
    maySend: report !== null && found.report?.state !== 'sent',
  };
};

export const invoiceResource = (deps: BackendDeps): DeskResource => ({
  name: 'invoices',
  reader: 'invoices:read',
  sorts: ['number'],
  filters: ['month', 'report'],
  columns: invoiceColumns,
  list: (query) => listInvoices(deps.db, query),
  read: (db, id) => readInvoice(deps, db, id),
  actions: {
    report: deskCommand('invoices:act', z.object({}), async (tx, _, { id }) => {
      const before = (await readInvoice(deps, tx, id))?.report ?? 'none';
      await reportAgain(deps, tx, id);
      return { id, before: { report: before }, after: { report: 'waiting' } };
    }),
  },
});
