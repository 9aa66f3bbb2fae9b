import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { type InvoiceLineRow, invoiceLines, invoices } from '#backend/payments/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { keepsAboveZero } from '#core/order-rules/adjustment-rows.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import type { InvoiceRow as Row } from '#core/pricing/invoice-row.ts';
import { dong } from '#core/shared/dong.ts';
import { insertRows, nextInvoiceNumber, seriesAt } from './issue-invoice.ts';
import { REPLACED } from './replace-invoice.ts';

const toRated = ({ vatPercent, net, exempt, vat, gross }: InvoiceLineRow) => ({
  vatPercent,
  amounts: { net: dong(net), exempt: dong(exempt), vat: dong(vat), gross: dong(gross) },
});

/** The rows of an invoice and of those that lower it. */
const linesAround = async (tx: Transaction, id: string) => {
  const around = tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(or(eq(invoices.id, id), eq(invoices.adjusts, id)));
  return (await tx.select().from(invoiceLines).where(inArray(invoiceLines.invoiceId, around))).map(toRated);
};

/**
 * Lowers the invoice of an order by these negative rows, in an invoice of its own under the next number of today's
 * series; once per refund. Returns its id. Throws when a rate of the invoice would fall below zero, which the shares of a
 * refund never do. [Nghị định 123/2020/NĐ-CP, article 19]
 */
export const adjustInvoice = async (
  { clock, environment }: Pick<BackendDeps, 'clock' | 'environment'>,
  tx: Transaction,
  { orderId, refundId, rows }: { readonly orderId: string; readonly refundId: string; readonly rows: readonly Row[] },
): Promise<string> => {
  const [original] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), isNull(invoices.adjusts), ne(invoices.status, REPLACED)))
    .for('update');
  if (!original) throw new Error(`order ${orderId} has no invoice`);
  const [made] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.adjusts, original.id), eq(invoices.refundId, refundId)));
  if (made) return made.id;
  if (!keepsAboveZero(await linesAround(tx, original.id), rows))
    throw new Error(`refund ${refundId} gives back more than invoice ${original.id} has`);
  const issuedAt = clock.now();
  const series = seriesAt(issuedAt, environment.invoiceSeries);
  const id = newId();
  await tx.insert(invoices).values({
    ...original,
    ...sumAmounts(rows.map(({ amounts }) => amounts)),
    id,
    series,
    number: await nextInvoiceNumber(tx, series),
    paymentId: null,
    adjusts: original.id,
    replaces: null,
    declaredAt: null,
    refundId,
    issuedAt,
  });
  await insertRows(tx, id, rows);
  return id;
};
