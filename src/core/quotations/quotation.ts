import type { ChosenOption } from '#core/orders/order.ts';
import type { NewChild } from '#core/orders/order-gateway.port.ts';
import type { InvoiceParty } from '#core/payment/invoice.ts';
import { totalOf } from '#core/pricing/amounts.ts';
import { lineAmounts } from '#core/pricing/line-price.ts';
import type { Amounts, Charge, PriceType, PriceUnit, Vat } from '#core/pricing/price.ts';
import type { ProductId, QuotationId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';

/** A priced choice; `title` is the value's, `name` the option's. */
export type QuotedOption = NewChild & { readonly name: string };

/** One machine as it was configured and priced on the day of the quotation. */
export type QuotedLine = {
  readonly productId: ProductId;
  readonly slug: string;
  readonly sku: string;
  readonly title: string;
  /** Handle of the product line. */
  readonly category: string;
  /** Term in `unit`. */
  readonly time: number;
  readonly unit: PriceUnit;
  readonly count: number;
  /** Domain name of a domain item, else an empty text. */
  readonly description: string;
  /** Choices that cost nothing, and texts. */
  readonly options: readonly ChosenOption[];
  readonly priceType: PriceType;
  /** Whole term, one machine. */
  readonly charge: Charge;
  readonly renewal: Charge;
  readonly vat: Vat;
  readonly children: readonly QuotedOption[];
};

/** A dated offer that never changes; whoever knows its id may read it and, while it holds, order from it. */
export type Quotation = {
  readonly id: QuotationId;
  /** What people say on the phone: BG + digits. */
  readonly number: string;
  /** ms since 1970 UTC. */
  readonly createdAt: number;
  /** Its prices hold until then. */
  readonly validUntil: number;
  readonly seller: InvoiceParty;
  readonly lines: readonly QuotedLine[];
};

const withOptions = (line: QuotedLine, charge: Charge, percent: number): Amounts =>
  totalOf(
    [charge, ...line.children.map((child) => child.charge)].map((each) => lineAmounts(each, line.count, percent)),
  );

/** A line with its priced choices. `percent`: VAT of the day that is asked about; its own where none is given. */
export const quotedAmounts = (line: QuotedLine, percent: number = line.vat.percent): Amounts =>
  withOptions(line, line.charge, percent);

/** What the same term of the line costs at renewal. */
export const quotedRenewal = (line: QuotedLine): Amounts => withOptions(line, line.renewal, line.vat.percent);

/** Where its PDF is. */
export const quotationPdfPath = (id: QuotationId): string => `${paths.quotation(id)}.pdf`;

/** What can be ordered from a quotation at this moment. */
export type QuotedOffer = {
  /** The quoted prices hold; else the amounts are today's. */
  readonly isValid: boolean;
  /** Of each line, under today's VAT; null for one that is sold no more, or not so. */
  readonly lines: readonly (Amounts | null)[];
  /** Of the lines that can be ordered. */
  readonly totals: Amounts;
};

export type QuotationView = {
  readonly quotation: Quotation;
  /** As quoted. */
  readonly totals: Amounts;
  readonly offer: QuotedOffer;
};
