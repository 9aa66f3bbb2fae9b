import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { loadInvoice } from '#core/payment/load-invoice.ts';
import type { InvoiceGateway } from '#core/payment/payment-gateway.port.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import type { InvoiceId, OrderId, QuotationId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { DocumentPrinter, PdfFile } from './document-printer.port.ts';
import type { QuotationBuyer } from './quotation-buyer.ts';

/** Knowing the id is sufficient. Failures: `not-found`. */
export const loadQuotationPdf = query(
  ({
    printer,
    delay,
  }: {
    readonly printer: DocumentPrinter;
    readonly delay: Delay;
  }): UseCase<{ readonly id: QuotationId; readonly buyer: QuotationBuyer }, PdfFile> =>
    async ({ id, buyer }) => {
      const printed = await readWithRetry(delay, () => printer.quotation(id, buyer));
      return printed.ok ? printed : fail(toShopFailure(printed.failure));
    },
);

export type LoadInvoicePdfInput = {
  readonly id: InvoiceId | null;
  readonly orderId: OrderId | null;
};

/** Failures: those of `loadInvoice`. [PAY-04] */
export const loadInvoicePdf = query(
  (
    ports: VisitorPorts & { readonly invoices: InvoiceGateway; readonly printer: DocumentPrinter },
  ): UseCase<LoadInvoicePdfInput, PdfFile> =>
    async (asked) => {
      const invoice = await loadInvoice(ports)(asked);
      if (!invoice.ok) return invoice;
      const printed = await readWithRetry(ports.delay, () => ports.printer.invoice(invoice.value.id));
      return printed.ok ? printed : fail(toShopFailure(printed.failure));
    },
);
