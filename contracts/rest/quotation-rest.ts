import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';
import type { WireLineItem } from './order-rest.ts';

/**
 * Quotations, below /quotation/v1. A quotation is made of items as an order takes them (machines, priced options below
 * them by `key`), at the prices of that day; whoever knows its id may read it. Amounts are đồng before VAT, of one
 * machine for the whole term; times are ms since 1970 UTC.
 *
 * | call | answer |
 * |---|---|
 * | POST quotations, Idempotency-Key | WireQuotation; refuses what an order refuses |
 * | GET quotations/{id} | WireQuotation, also after its last day; 404 |
 * | POST quotations/{id}/pdf | QuotationPdfBody → WirePdf, addressed to the buyer; 404 |
 * | POST quotations/{id}/send, Idempotency-Key | QuotationSendBody → {status: 1}; 404, BOT_CHECK_NEEDED, TOO_MANY_TRIES |
 */
/** `sender` stands in the mail; neither is kept once it is sent. */
export type QuotationSendBody = { readonly sender: string; readonly email: string };
/** Empty texts leave lines to fill in by hand; not kept. */
export type QuotationPdfBody = { readonly buyer_name: string; readonly buyer_tax_code: string };
export type NewQuotationBody = { readonly line_items: readonly WireLineItem[] };

export type WireQuotedOption = {
  readonly product_id: string;
  readonly option_id: string;
  readonly option_name: string;
  readonly title: string;
  readonly net: number;
};

export type WireQuotedLine = {
  readonly product_id: string;
  readonly slug: string;
  readonly sku: string;
  readonly title: string;
  /** «2 vCPU · 4 GB RAM»; older quotations have none. */
  readonly specs?: string;
  /** Handle of the product line. */
  readonly category: string;
  readonly time: number;
  readonly unit_id: 'MONTH' | 'YEAR';
  readonly unit_name: string;
  readonly count: number;
  readonly description: string;
  readonly price_type: string;
  readonly net: number;
  readonly exempt: number;
  readonly renewal_net: number;
  readonly renewal_exempt: number;
  readonly vat_percent: number;
  /** Displayed prices include VAT. */
  readonly vat_inside: boolean;
  /** Free options and texts. */
  readonly options: readonly { readonly id: string; readonly name: string; readonly value: string }[];
  readonly children: readonly WireQuotedOption[];
};

export type WireQuotation = {
  readonly id: string;
  /** BG + yyyymmdd + digits. */
  readonly number: string;
  readonly created_at: number;
  readonly valid_until: number;
  readonly seller: InvoiceParty;
  readonly lines: readonly WireQuotedLine[];
};

/** Content in base64. Also GET /invoice-gateway/v1/invoices/{id}/pdf. */
export type WirePdf = { readonly name: string; readonly content: string };

/** How long a quotation is valid. */
export const QUOTATION_DAYS = 15;
/** Maximum quotations per customer account or guest browser within 24 hours. */
export const MAX_QUOTATIONS_A_DAY = 30;

export const quotationPaths = {
  all: '/quotation/v1/quotations',
  one: (id: string) => `/quotation/v1/quotations/${encodeURIComponent(id)}`,
  pdf: (id: string) => `/quotation/v1/quotations/${encodeURIComponent(id)}/pdf`,
  send: (id: string) => `/quotation/v1/quotations/${encodeURIComponent(id)}/send`,
  invoicePdf: (id: string) => `/invoice-gateway/v1/invoices/${encodeURIComponent(id)}/pdf`,
};
