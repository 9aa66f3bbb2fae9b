import type { ChosenOption } from '#core/orders/order.ts';
import type { NewChild } from '#core/orders/order-gateway.port.ts';
import type { InvoiceParty } from '#core/payment/invoice.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Amounts, Charge, PriceType, PriceUnit, Vat } from '#core/pricing/price.ts';
import type { ProductId, QuotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';

/** A priced option; `title` is the value's, `name` the option's. */
export type QuotedOption = NewChild & { readonly name: string };

/** A product as configured and priced on the quotation's date. */
export type QuotedLine = {
  readonly productId: ProductId;
  readonly slug: string;
  readonly sku: string;
  readonly title: string;
  /** Handle of the product line. */
  readonly category: string;
  /** Term in `unit`. */
  readonly term: number;
  readonly unit: PriceUnit;
  readonly quantity: number;
  /** Domain name of a domain item, otherwise empty. */
  readonly description: string;
  /** Free options and texts. */
  readonly options: readonly ChosenOption[];
  readonly priceType: PriceType;
  /** Price of one unit for the whole term. */
  readonly charge: Charge;
  readonly renewal: Charge;
  readonly vat: Vat;
  readonly children: readonly QuotedOption[];
};

/** A dated, immutable offer; with its id anyone can read it and, while it is valid, order from it. */
export type Quotation = {
  readonly id: QuotationId;
  /** Number for phone calls: BG + digits. */
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

/** Amounts of a line with its priced options. `percent`: the VAT rate, by default that of the quotation. */
export const computeQuotedAmounts = (line: QuotedLine, percent: number = line.vat.percent): Amounts =>
  withOptions(line, line.charge, percent);

/** Renewal price of the line for the same term. */
export const computeQuotedRenewal = (line: QuotedLine): Amounts => withOptions(line, line.renewal, line.vat.percent);

/** Its PDF. */
export const quotationPdfPath = (id: QuotationId): string => `${paths.quotation(id)}.pdf`;

/** What can currently be ordered from a quotation. */
export type QuotedOffer = {
  /** Whether the quoted prices are still valid; otherwise amounts are current. */
  readonly isValid: boolean;
  /** Amounts per line with current VAT; null for a line that can no longer be ordered. */
  readonly lines: readonly (Amounts | null)[];
  /** Sum of the lines that can be ordered. */
  readonly totals: Amounts;
};

export type QuotationView = {
  readonly quotation: Quotation;
  /** As quoted. */
  readonly totals: Amounts;
  readonly offer: QuotedOffer;
};
