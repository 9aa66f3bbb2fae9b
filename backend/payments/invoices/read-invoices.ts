import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { loadOwnOrder } from '#backend/payments/read-payments.ts';
import { type InvoiceLineRow, type InvoiceRow, invoiceLines, invoices } from '#backend/payments/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { invoiceReports, type ReportRow } from './report-schema.ts';

export type StoredInvoice = {
  readonly invoice: InvoiceRow;
  readonly lines: readonly InvoiceLineRow[];
  /** The invoice that it lowers. */
  readonly adjusts: Pick<InvoiceRow, 'series' | 'number' | 'issuedAt'> | null;
  /** Under which the tax office has it; null before. */
  readonly receipt: Pick<ReportRow, 'officialNumber' | 'authorityCode'> | null;
};

type Readable = { readonly db: Database | Transaction };

/** Throws NOT_FOUND also for another visitor's invoice. */
export const loadOwnInvoice = async (
  deps: PaymentDeps,
  visitor: RequestVisitor,
  id: string,
): Promise<StoredInvoice> => {
  const [invoice] = await deps.db.select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw notFound('invoice');
  await loadOwnOrder(deps, visitor, invoice.orderId);
  return loadInvoice(deps, id);
};

/** Does not check access. Throws NOT_FOUND. */
export const loadInvoice = async (deps: Readable, id: string): Promise<StoredInvoice> => {
  const [whole] = await loadLines(deps, await deps.db.select().from(invoices).where(eq(invoices.id, id)));
  if (!whole) throw notFound('invoice');
  return whole;
};

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
    .where(eq(invoices.orderId, orderId))
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

/** Newest first; page from 1. Throws NOT_FOUND for another party, BAD_USER_INPUT for an invalid page. [ORD-03] */
export const listInvoicesOfParty = async (
  deps: PaymentDeps,
  visitor: RequestVisitor,
  partyId: string,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly total: number; readonly data: readonly StoredInvoice[] }> => {
  if (!visitor.staff && visitor.partyId !== partyId) throw notFound('party', true);
  if (page < 1 || perPage < 1 || perPage > MAX_PER_PAGE) throw new ServiceFailure('BAD_USER_INPUT', 'No such page');
  const his = and(eq(orders.ownerPartyId, partyId), eq(orders.ownerLoggedIn, true));
  const mine = deps.db.select({ id: orders.id }).from(orders).where(his);
  const where = inArray(invoices.orderId, mine);
  const [all] = await deps.db.select({ invoices: count() }).from(invoices).where(where);
  const found = await deps.db
    .select()
    .from(invoices)
    .where(where)
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { total: all?.invoices ?? 0, data: await loadLines(deps, found) };
};

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
  const lowered = found.flatMap(({ adjusts }) => adjusts ?? []);
  const originals = lowered.length === 0 ? [] : await db.select().from(invoices).where(inArray(invoices.id, lowered));
  const linesOf = new Map<string, InvoiceLineRow[]>(ids.map((id) => [id, []]));
  for (const line of lines) linesOf.get(line.invoiceId)?.push(line);
  return found.map((invoice) => ({
    invoice,
    lines: linesOf.get(invoice.id) ?? [],
    adjusts: originals.find(({ id }) => id === invoice.adjusts) ?? null,
    receipt: receipts.find(({ invoiceId }) => invoiceId === invoice.id) ?? null,
  }));
};
