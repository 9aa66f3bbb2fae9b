import { shopFailureOf } from '#core/failures/refusals.ts';
import { loadInvoice } from '#core/payment/load-invoice.ts';
import type { InvoiceGateway } from '#core/payment/payment-gateway.port.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import type { DocumentPrinter } from './document-printer.port.ts';

/** A quotation as PDF, for whoever knows its id. Failure: `not-found`. */
export const loadQuotationPdf =
  ({ printer, delay }: { readonly printer: DocumentPrinter; readonly delay: Delay }): UseCases['loadQuotationPdf'] =>
  async ({ id }) => {
    const printed = await readWithRetry(delay, () => printer.quotation(id));
    return printed.ok ? printed : fail(shopFailureOf(printed.failure));
  };

/** The owner's invoice as PDF, found as its page finds it. Failures: those of `loadInvoice`. [PAY-04] */
export const loadInvoicePdf =
  (
    ports: VisitorPorts & { readonly invoices: InvoiceGateway; readonly printer: DocumentPrinter },
  ): UseCases['loadInvoicePdf'] =>
  async (asked) => {
    const invoice = await loadInvoice(ports)(asked);
    if (!invoice.ok) return invoice;
    const printed = await readWithRetry(ports.delay, () => ports.printer.invoice(invoice.value.id));
    return printed.ok ? printed : fail(shopFailureOf(printed.failure));
  };
