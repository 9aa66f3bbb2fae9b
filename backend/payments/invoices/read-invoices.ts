import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { loadOwnOrder } from '#backend/payments/read-payments.ts';
import { type InvoiceLineRow, type InvoiceRow, invoiceLines, invoices } from '#backend/payments/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';

export type StoredInvoice = {
  readonly invoice: InvoiceRow;
  readonly lines: readonly InvoiceLineRow[];
  /** The invoice that it lowers. */
  readonly adjusts: Pick<InvoiceRow, 'series' | 'number' | 'issuedAt'> | null;
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
  const lowered = found.flatMap(({ adjusts }) => adjusts ?? []);
  const originals = lowered.length === 0 ? [] : await db.select().from(invoices).where(inArray(invoices.id, lowered));
  return found.map((invoice) => ({
    invoice,
    lines: lines.filter((line) => line.invoiceId === invoice.id),
    adjusts: originals.find(({ id }) => id === invoice.adjusts) ?? null,
  }));
};
