import type { LineFacts } from '#core/orders/order.ts';
import type { NewChild } from '#core/orders/order-gateway.port.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Amounts, Charge, PriceType } from '#core/pricing/price.ts';
import type { QuotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';

/** `title` is the value's, `name` the option's. */
export type QuotedOption = NewChild & { readonly name: string };

export type QuotedLine = LineFacts & {
  readonly slug: string;
  /** «2 vCPU · 4 GB RAM»; empty for a domain, and for quotations from before they said so. */
  readonly specs: string;
  readonly priceType: PriceType;
  /** Renewal price of one unit for the whole term. */
  readonly renewal: Charge;
  readonly children: readonly QuotedOption[];
};

/** Immutable; anyone with the id can read it and, while it is valid, order from it. */
export type Quotation = {
  readonly id: QuotationId;
  /** BG + digits, for calls. */
  readonly number: string;
  /** ms since 1970 UTC. */
  readonly createdAt: number;
  /** Its prices are valid until then. */
  readonly validUntil: number;
  readonly seller: InvoiceParty;
  readonly lines: readonly QuotedLine[];
};

const withOptions = (line: QuotedLine, charge: Charge, percent: number): Amounts =>
  sumAmounts(
    [charge, ...line.children.map((child) => child.charge)].map((each) =>
      computeLineAmounts(each, line.quantity, percent),
    ),
  );

/** With priced options; `percent` is the VAT rate. */
export const computeQuotedAmounts = (line: QuotedLine, percent: number = line.vat.percent): Amounts =>
  withOptions(line, line.charge, percent);

export const computeQuotedRenewal = (line: QuotedLine): Amounts => withOptions(line, line.renewal, line.vat.percent);

export const quotationPdfPath = (id: QuotationId): string => `${paths.quotation(id)}.pdf`;

export type QuotedOffer = {
  /** False when the amounts are current instead of quoted. */
  readonly isValid: boolean;
  /** With current VAT; null for a line that can no longer be ordered. */
  readonly lines: readonly (Amounts | null)[];
  /** Sum of the lines that can be ordered. */
  readonly totals: Amounts;
};

export type QuotationView = {
  readonly quotation: Quotation;
  readonly totals: Amounts;
  readonly offer: QuotedOffer;
};
