import { and, asc, count, desc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { loadOwnOrder } from '#backend/payments/read-payments.ts';
import { type InvoiceLineRow, type InvoiceRow, invoiceLines, invoices } from '#backend/payments/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { isoMonth } from '#core/shared/calendar.ts';
import { REPLACED } from './replace-invoice.ts';
import { invoiceReports, type ReportRow } from './report-schema.ts';

/** How one invoice names another. */
export type NamedInvoice = Pick<InvoiceRow, 'series' | 'number' | 'issuedAt'>;

export type StoredInvoice = {
  readonly invoice: InvoiceRow;
  readonly lines: readonly InvoiceLineRow[];
  /** The invoice that it lowers. */
  readonly adjusts: NamedInvoice | null;
  /** The invoice that it replaces, and the one that replaces it. */
  readonly replaces: NamedInvoice | null;
  readonly replacedBy: NamedInvoice | null;
  /** Under which the tax office has it; null before. */
  readonly receipt: Pick<ReportRow, 'officialNumber' | 'authorityCode'> | null;
};

type Readable = { readonly db: Database | Transaction };

/** The invoice that stands for this one now; links that were mailed lead to it. */
const findValid = async ({ db }: Readable, id: string): Promise<InvoiceRow | undefined> => {
  const [found] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (found?.status !== REPLACED) return found;
  const [next] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.replaces, id));
  return next && findValid({ db }, next.id);
};

/** Of a replaced one the invoice that stands for it. Throws NOT_FOUND also for another visitor's invoice. */
export const loadOwnInvoice = async (
  deps: PaymentDeps,
  visitor: RequestVisitor,
  id: string,
): Promise<StoredInvoice> => {
  const invoice = await findValid(deps, id);
  if (!invoice) throw notFound('invoice');
  await loadOwnOrder(deps, visitor, invoice.orderId);
  return loadInvoice(deps, invoice.id);
};

/** Does not check access. Throws NOT_FOUND. */
export const loadInvoice = async (deps: Readable, id: string): Promise<StoredInvoice> => {
  const [whole] = await loadLines(deps, await deps.db.select().from(invoices).where(eq(invoices.id, id)));
  if (!whole) throw notFound('invoice');
  return whole;
};

/** None that another one replaced. */
const isValid = ne(invoices.status, REPLACED);

/** Of the payment, then those that lower it, oldest first; empty before payment. Throws NOT_FOUND. */
export const listInvoicesOfOrder = async (
  deps: PaymentDeps,
  visitor: RequestVisitor,
  orderId: string,
): Promise<readonly StoredInvoice[]> => {
  await loadOwnOrder(deps, visitor, orderId);
  const found = await deps.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), isValid))
    .orderBy(sql`${invoices.adjusts} nulls first`, asc(invoices.issuedAt), asc(invoices.number));
  return loadLines(deps, found);
};

/** In the order of their numbers; `start` and `end` in ms since 1970 UTC, `end` excluded. */
export const loadInvoicesOfMonth = async (
  deps: Readable,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<readonly StoredInvoice[]> => {
  const found = await deps.db
    .select()
    .from(invoices)
    .where(and(gte(invoices.issuedAt, start), lt(invoices.issuedAt, end)))
    .orderBy(asc(invoices.series), asc(invoices.number));
  return loadLines(deps, found);
};

const MAX_PER_PAGE = 50;

/** Throws NOT_FOUND for another party. */
const isInvoiceOf = ({ db }: PaymentDeps, visitor: RequestVisitor, partyId: string) => {
  if (!visitor.staff && visitor.partyId !== partyId) throw notFound('party', true);
  const own = and(eq(orders.ownerPartyId, partyId), eq(orders.ownerLoggedIn, true));
  return and(isValid, inArray(invoices.orderId, db.select({ id: orders.id }).from(orders).where(own)));
};

/** Throws BAD_USER_INPUT for no month. */
const isIssuedIn = (month: string) => {
  const period = isoMonth(month);
  if (period === null) throw new ServiceFailure('BAD_USER_INPUT', 'No such month', { field: 'month' });
  return and(gte(invoices.issuedAt, period.start), lt(invoices.issuedAt, period.end));
};

/**
 * Newest first; of a month such as `2026-11` by series and number. Page from 1. Throws NOT_FOUND for another party,
 * BAD_USER_INPUT for an invalid page or month. [ORD-03]
 */
export const listInvoicesOfParty = async (
  deps: PaymentDeps,
  visitor: RequestVisitor,
  partyId: string,
  { page, perPage, month }: { readonly page: number; readonly perPage: number; readonly month: string | null },
): Promise<{ readonly total: number; readonly data: readonly StoredInvoice[] }> => {
  if (page < 1 || perPage < 1 || perPage > MAX_PER_PAGE) throw new ServiceFailure('BAD_USER_INPUT', 'No such page');
  const where = and(isInvoiceOf(deps, visitor, partyId), month === null ? undefined : isIssuedIn(month));
  const [all] = await deps.db.select({ invoices: count() }).from(invoices).where(where);
  const order =
    month === null ? [desc(invoices.issuedAt), desc(invoices.number)] : [asc(invoices.series), asc(invoices.number)];
  const found = await deps.db
    .select()
    .from(invoices)
    .where(where)
    .orderBy(...order)
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { total: all?.invoices ?? 0, data: await loadLines(deps, found) };
};

const monthIssued = sql<string>`to_char(to_timestamp(${invoices.issuedAt} / 1000.0) at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM')`;

/** Months with invoices, newest first. Throws NOT_FOUND for another party. [ORD-03] */
export const listInvoiceMonthsOfParty = (deps: PaymentDeps, visitor: RequestVisitor, partyId: string) =>
  deps.db
    .select({ month: monthIssued, invoices: count(), total: sql<number>`sum(${invoices.gross})`.mapWith(Number) })
    .from(invoices)
    .where(isInvoiceOf(deps, visitor, partyId))
    .groupBy(monthIssued)
    .orderBy(desc(monthIssued));

const loadLines = async ({ db }: Readable, found: readonly InvoiceRow[]): Promise<readonly StoredInvoice[]> => {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, ids))
    .orderBy(asc(invoiceLines.position));
  const isSent = and(inArray(invoiceReports.invoiceId, ids), eq(invoiceReports.state, 'sent'));
  const receipts = await db.select().from(invoiceReports).where(isSent);
  const named = found.flatMap(({ adjusts, replaces }) => [adjusts ?? [], replaces ?? []].flat());
  const isNamed = or(named.length === 0 ? undefined : inArray(invoices.id, named), inArray(invoices.replaces, ids));
  const others = await db.select().from(invoices).where(isNamed);
  const linesOf = new Map<string, InvoiceLineRow[]>(ids.map((id) => [id, []]));
  for (const line of lines) linesOf.get(line.invoiceId)?.push(line);
  return found.map((invoice) => ({
    invoice,
    lines: linesOf.get(invoice.id) ?? [],
    adjusts: others.find(({ id }) => id === invoice.adjusts) ?? null,
    replaces: others.find(({ id }) => id === invoice.replaces) ?? null,
    replacedBy: others.find(({ replaces }) => replaces === invoice.id) ?? null,
    receipt: receipts.find(({ invoiceId }) => invoiceId === invoice.id) ?? null,
  }));
};
