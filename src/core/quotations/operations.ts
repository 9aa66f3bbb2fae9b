export { createQuotation } from './create-quotation.ts';
export { loadInvoicePdf, loadQuotationPdf } from './load-pdf.ts';
export { loadQuotation } from './load-quotation.ts';
export { orderQuotation } from './order-quotation.ts';
export { sendQuotation } from './send-quotation.ts';
