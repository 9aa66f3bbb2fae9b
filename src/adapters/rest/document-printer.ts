import * as z from 'zod/mini';
import { type QuotationPdfBody, quotationPaths, type WirePdf } from '#contracts/rest/quotation-rest.ts';
import type { DocumentPrinter } from '#core/quotations/document-printer.port.ts';
import type { ServiceClient } from '../service-client.ts';

const PDF_BEGINS = 'JVBERi';

const pdf = z.object({
  name: z.string().check(z.regex(/^[\w-]{1,100}\.pdf$/)),
  content: z.string().check(z.startsWith(PDF_BEGINS)),
} satisfies Record<keyof WirePdf, unknown>);

export const restDocumentPrinter = ({
  quotations,
  invoices,
}: {
  readonly quotations: Pick<ServiceClient, 'rest'>;
  readonly invoices: Pick<ServiceClient, 'rest'>;
}): DocumentPrinter => ({
  quotation: (id, { name, taxCode }) => {
    const body: QuotationPdfBody = { buyer_name: name, buyer_tax_code: taxCode };
    return quotations.rest('POST', quotationPaths.pdf(id), { schema: pdf, body });
  },
  invoice: (id) => invoices.rest('GET', quotationPaths.invoicePdf(id), { schema: pdf }),
});
