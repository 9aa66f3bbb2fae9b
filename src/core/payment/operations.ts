export { listInvoices } from './list-invoices.ts';
export { loadInvoice } from './load-invoice.ts';
export { listInvoiceMonths, loadInvoiceMonth } from './load-invoice-month.ts';
export { loadPayment } from './load-payment.ts';
export { loadPaymentResult } from './load-payment-result.ts';
export { readPaymentReturn } from './read-payment-return.ts';
export { retryPayment } from './retry-payment.ts';
