import type { EInvoiceProvider } from '#backend/electronic-invoices/provider.ts';

/** Members download XML at the desk, and upload it where they sign. */
export const fileProvider = (): EInvoiceProvider => ({ name: 'file', hasFiles: true, report: null });
