import type { EInvoiceProvider } from '#backend/electronic-invoices/provider.ts';

/** The shop's own paper is all that there is. */
export const noneProvider = (): EInvoiceProvider => ({ name: 'none', hasFiles: false, report: null });
