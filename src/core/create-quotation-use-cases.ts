import type { Makers } from './ports.ts';
import { createQuotation } from './quotations/create-quotation.ts';
import { loadInvoicePdf, loadQuotationPdf } from './quotations/load-pdf.ts';
import { loadQuotation } from './quotations/load-quotation.ts';
import { orderQuotation } from './quotations/order-quotation.ts';
import type { QuotationCommands, QuotationQueries } from './quotations/quotation-use-cases.ts';

/** What was quoted, and documents to keep. */
export const quotationQueryTable: Makers<QuotationQueries> = {
  loadQuotation: loadQuotation,
  loadQuotationPdf: loadQuotationPdf,
  loadInvoicePdf: loadInvoicePdf,
};

/** How a quotation is made and ordered from. */
export const quotationCommandTable: Makers<QuotationCommands> = { createQuotation, orderQuotation };
