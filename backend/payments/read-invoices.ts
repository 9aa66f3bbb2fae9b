import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { BackendDeps } from '#backend/deps.ts';
import type { RequestVisitor } from '#backend/request-visitor.ts';
import { notFound } from '#backend/service-failure.ts';
import { ownOrder } from './read-payments.ts';
import { type InvoiceLineRow, type InvoiceRow, invoiceLines, invoices } from './schema.ts';

export type StoredInvoice = { readonly invoice: InvoiceRow; readonly lines: readonly InvoiceLineRow[] };

/** The visitor's invoice. @throws ServiceFailure NOT_FOUND also for an invoice of somebody else */
export const ownInvoice = async (deps: BackendDeps, visitor: RequestVisitor, id: string): Promise<StoredInvoice> => {
  const [invoice] = await deps.db.select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw notFound('invoice');
  await ownOrder(deps, visitor, invoice.orderId);
  const [whole] = await withLines(deps, [invoice]);
  if (!whole) throw notFound('invoice');
  return whole;
};

/** Invoices of the visitor's order, newest first; empty before it is paid. @throws ServiceFailure NOT_FOUND */
export const invoicesOf = async (
  deps: BackendDeps,
  visitor: RequestVisitor,
  orderId: string,
): Promise<readonly StoredInvoice[]> => {
  await ownOrder(deps, visitor, orderId);
  const found = await deps.db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.number));
  return withLines(deps, found);
};

const withLines = async ({ db }: BackendDeps, found: readonly InvoiceRow[]): Promise<readonly StoredInvoice[]> => {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, ids))
    .orderBy(asc(invoiceLines.position));
  return found.map((invoice) => ({ invoice, lines: lines.filter((line) => line.invoiceId === invoice.id) }));
};
