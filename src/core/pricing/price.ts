import type { Dong } from '#core/shared/dong.ts';

/** Unit in which a term is counted. Its name is what the shopper reads. */
export type PriceUnit = { readonly id: 'MONTH' | 'YEAR'; readonly name: string };

/** Type of a price as the services name it; PROMOTION never appears here, it takes the old price's type. [CAT-04] */
export type PriceType = 'RENT' | 'SELL' | 'QUANTITY';

/**
 * An amount split by how it is taxed, in đồng. `net` is taxed, `exempt` is a state fee outside VAT.
 * What the shopper pays is net + exempt + VAT of net.
 */
export type Charge = { readonly net: Dong; readonly exempt: Dong };

/** The tax of a charge. `inside`: the shop shows prices of this product with VAT in them (domains). */
export type Vat = { readonly percent: number; readonly inside: boolean };

/** What one line or one order costs, in đồng. gross = net + exempt + vat. */
export type Amounts = Charge & { readonly vat: Dong; readonly gross: Dong };

/** What a product costs for one term. */
export type PriceEntry = {
  /** Length of the term in `unit`. */
  readonly time: number;
  readonly unit: PriceUnit;
  readonly type: PriceType;
  /** For the whole term, one machine or user. */
  readonly charge: Charge;
  /** Per unit of time, rounded as the catalogue rounds; what a card shows. */
  readonly perUnit: Dong;
  /** What the same term costs at renewal, without promotion. */
  readonly renewal: Charge;
  readonly renewalPerUnit: Dong;
  /** Term discount in percent of the list price of the shortest term. */
  readonly discountPercent: number;
  /** Price per unit before the promotion; null where there is none. Drawn struck out. */
  readonly oldPerUnit: Dong | null;
  readonly campaign: { readonly id: string; readonly actionId: string } | null;
};
