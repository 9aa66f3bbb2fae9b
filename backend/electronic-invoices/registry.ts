import type { EInvoiceProvider, EInvoiceSettings } from './provider.ts';
import { fileProvider } from './providers/file/file-provider.ts';
import { noneProvider } from './providers/none/none-provider.ts';
import { webhookProvider } from './providers/webhook/webhook-provider.ts';

/** By the name that `EINVOICE_PROVIDER` chooses. */
export const eInvoiceProviders = {
  none: noneProvider,
  file: fileProvider,
  webhook: webhookProvider,
} as const satisfies Readonly<Record<string, (settings: EInvoiceSettings) => EInvoiceProvider>>;

export type EInvoiceProviderName = keyof typeof eInvoiceProviders;
