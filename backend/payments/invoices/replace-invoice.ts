import { eq } from 'drizzle-orm';
import { type InvoiceLineRow, invoiceLines, invoices } from '#backend/payments/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { type ReplaceRefusal, refuseReplacement } from '#core/order-rules/replace-invoice.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { nextInvoiceNumber, seriesAt } from './issue-invoice.ts';

/** State of an invoice that another one replaced: it counts nowhere. */
export const REPLACED = 'REPLACED';

const copyLines = async (tx: Transaction, from: readonly InvoiceLineRow[], invoiceId: string): Promise<void> => {
  await tx.insert(invoiceLines).values(from.map((line) => ({ ...line, id: newId(), invoiceId })));
};

/**
 * Issues an invoice of the same rows for another buyer, under the next number of today's series, and marks the first one as
 * replaced; the payment belongs to the new one. It is declared in the month of the first. Returns its id. Throws
 * NOT_FOUND. [Nghị định 123/2020/NĐ-CP, article 19]
 */
export const replaceInvoice = async (
  { clock, environment }: Pick<BackendDeps, 'clock' | 'environment'>,
  tx: Transaction,
  { id, buyer }: { readonly id: string; readonly buyer: InvoiceParty },
): Promise<Result<string, ReplaceRefusal>> => {
  const [original] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
  if (!original) throw notFound('invoice');
  const refusal = refuseReplacement(
    {
      buyer: original.buyer,
      isLowering: original.adjusts !== null,
      isReplaced: original.status === REPLACED,
      isLowered: (await tx.$count(invoices, eq(invoices.adjusts, id))) > 0,
    },
    buyer,
  );
  if (refusal !== null) return fail(refusal);
  const lines = await tx.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, id));
  await tx.update(invoices).set({ status: REPLACED, paymentId: null }).where(eq(invoices.id, id));
  const issuedAt = clock.now();
  const series = seriesAt(issuedAt, environment.invoiceSeries);
  const replacing = newId();
  await tx.insert(invoices).values({
    ...original,
    id: replacing,
    series,
    number: await nextInvoiceNumber(tx, series),
    issuedAt,
    buyer,
    replaces: id,
    declaredAt: original.declaredAt ?? original.issuedAt,
  });
  await copyLines(tx, lines, replacing);
  return ok(replacing);
};
