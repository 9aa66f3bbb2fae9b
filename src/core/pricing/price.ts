import type { Dong } from '#core/shared/dong.ts';

/** Unit of a term, with its display name. */
export type PriceUnit = { readonly id: 'MONTH' | 'YEAR'; readonly name: string };

/**
 * Price type as the services name it. PROMOTION never appears here; such a price has the type of the old price.
 * [CAT-04]
 */
export type PriceType = 'RENT' | 'SELL' | 'QUANTITY';

/**
 * An amount in đồng by tax treatment. `net` is taxed, `exempt` is a state fee without VAT. The customer pays net +
 * exempt + VAT on net.
 */
export type Charge = { readonly net: Dong; readonly exempt: Dong };

/** VAT of a charge. `inside`: displayed prices of this product include VAT (domains). */
export type Vat = { readonly percent: number; readonly isIncluded: boolean };

/** Amounts of a line or order in đồng. gross = net + exempt + vat. */
export type Amounts = Charge & { readonly vat: Dong; readonly gross: Dong };

/** Price of a product for one term. */
export type PriceEntry = {
  /** Term in `unit`. */
  readonly term: number;
  readonly unit: PriceUnit;
  readonly type: PriceType;
  /** For the whole term of one unit or user. */
  readonly charge: Charge;
  /** Price per time unit as rounded by the catalogue; shown on cards. */
  readonly perUnit: Dong;
  /** Renewal price for the same term, without promotion. */
  readonly renewal: Charge;
  readonly renewalPerUnit: Dong;
  /** Term discount in percent of the shortest term's list price. */
  readonly discountPercent: number;
  /** Price per time unit before the promotion, shown struck through; null without promotion. */
  readonly oldPerUnit: Dong | null;
  readonly campaign: { readonly id: string; readonly actionId: string } | null;
};
