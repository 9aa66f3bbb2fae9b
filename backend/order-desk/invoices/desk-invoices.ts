import { and, asc, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { eInvoiceProvider, reportAgain } from '#backend/electronic-invoices/report-invoices.ts';
import { hasInvoiceNumber } from '#backend/payments/invoices/has-invoice-number.ts';
import { REPLACED } from '#backend/payments/invoices/replace-invoice.ts';
import { invoiceReports, reportStates } from '#backend/payments/invoices/report-schema.ts';
import { invoices, type InvoiceRow as StoredRow } from '#backend/payments/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskQuery, type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { invoiceColumns } from '#contracts/desk/columns/money-columns.vi.ts';
import { type InvoiceRecord, type InvoiceRow, replaceInvoiceFields } from '#contracts/desk/invoice-record.ts';
import { isoMonth } from '#core/shared/calendar.ts';
import { replaceAtDesk } from './replace-at-desk.ts';

const nameOf = ({ series, number }: Pick<StoredRow, 'series' | 'number'>): string => `${series} ${number}`;

const original = alias(invoices, 'original');
const replaced = alias(invoices, 'replaced');

/** With the invoice that each lowers or replaces, and what became of it at the firm's own system. */
const selectWhole = (db: Database | Transaction) =>
  db
    .select({
      invoice: invoices,
      original: { series: original.series, number: original.number },
      replaced: { series: replaced.series, number: replaced.number },
      report: invoiceReports,
    })
    .from(invoices)
    .leftJoin(original, eq(original.id, invoices.adjusts))
    .leftJoin(replaced, eq(replaced.id, invoices.replaces))
    .leftJoin(invoiceReports, eq(invoiceReports.invoiceId, invoices.id));

type Whole = Awaited<ReturnType<typeof selectWhole>>[number];

const toRow = ({ invoice, original: first, replaced: old, report }: Whole): InvoiceRow => ({
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
  replaces: old === null ? '' : nameOf(old),
  isReplaced: invoice.status === REPLACED,
  report: report?.state ?? 'none',
});

/** Invoices of a month such as `2026-11` in Vietnam; undefined for none. */
export const issuedIn = (month: string | undefined): SQL | undefined => {
  const asked = month === undefined ? null : isoMonth(month);
  return asked === null ? undefined : and(gte(invoices.issuedAt, asked.start), lt(invoices.issuedAt, asked.end));
};

/** Whose month an invoice is declared in, ms since 1970 UTC. */
export const declaredAt = sql<number>`coalesce(${invoices.declaredAt}, ${invoices.issuedAt})`;

/** What counts in a period, ms since 1970 UTC, `end` excluded: one that was replaced does not. */
export const countsIn = ({ start, end }: { readonly start: number; readonly end: number }): SQL | undefined =>
  and(ne(invoices.status, REPLACED), gte(declaredAt, start), lt(declaredAt, end));

/** What counts in a month such as `2026-11` in Vietnam; undefined for none. */
export const countsInMonth = (month: string): SQL | undefined => {
  const asked = isoMonth(month);
  return asked === null ? undefined : countsIn(asked);
};

export const listInvoices = async (db: Database, { words, filter, isDescending, limit, offset }: DeskQuery) => {
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
          hasInvoiceNumber(words),
          sql`${invoices.buyer} ->> 'taxCode' = ${words}`,
        ),
  );
  const order = isDescending ? desc : asc;
  const inOrder = [order(invoices.series), order(invoices.number)] as const;
  const page = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(wanted)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  const found = await selectWhole(db)
    .where(inArray(invoices.id, page))
    .orderBy(...inOrder);
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
  const [next] = await selectWhole(db).where(eq(invoices.replaces, id));
  const { buyer } = found.invoice;
  const { hasFiles, report } = eInvoiceProvider(deps);
  return {
    ...toRow(found),
    adjustsId: found.invoice.adjusts,
    replacesId: found.invoice.replaces,
    replacedBy: next ? toRow(next) : null,
    mayReplace: found.invoice.adjusts === null && next === undefined && adjustments.length === 0,
    buyerAddress: buyer.address,
    buyerEmail: buyer.email,
    buyerPhone: buyer.phone,
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
    replace: deskCommand(
      'invoices:act',
      replaceInvoiceFields,
      (tx, typed, order) => replaceAtDesk(deps, tx, typed, order),
      { confirmedWithinMinutes: 60 },
    ),
    report: deskCommand('invoices:act', z.object({}), async (tx, _, { id }) => {
      const before = (await readInvoice(deps, tx, id))?.report ?? 'none';
      await reportAgain(deps, tx, id);
      return { id, before: { report: before }, after: { report: 'waiting' } };
    }),
  },
});
