import type { Dong } from '#core/shared/dong.ts';

export type PriceUnit = { readonly id: 'MONTH' | 'YEAR'; readonly name: string };

/** As named by the services. A promotional price has the type of its old price, never PROMOTION. [CAT-04] */
export type PriceType = 'RENT' | 'SELL' | 'QUANTITY';

/** In đồng. `net` is taxed, `exempt` is a state fee. The customer pays net + exempt + VAT on net. */
export type Charge = { readonly net: Dong; readonly exempt: Dong };

/** `isIncluded`: displayed prices include VAT (domains). */
export type Vat = { readonly percent: number; readonly isIncluded: boolean };

/** In đồng; gross = net + exempt + vat. */
export type Amounts = Charge & { readonly vat: Dong; readonly gross: Dong };

export type PriceEntry = {
  /** Term in `unit`. */
  readonly term: number;
  readonly unit: PriceUnit;
  readonly type: PriceType;
  /** For the whole term of one unit or user. */
  readonly charge: Charge;
  /** As rounded by the catalogue; shown on cards. */
  readonly perUnit: Dong;
  /** Renewal price for the same term, without promotion. */
  readonly renewal: Charge;
  readonly renewalPerUnit: Dong;
  /** Of a domain from another registrar, one year; absent: the renewal price. [DOM-01] */
  readonly transfer?: Charge;
  /** Percent of the shortest term's list price. */
  readonly discountPercent: number;
  /** Before the promotion, shown struck through; null without promotion. */
  readonly oldPerUnit: Dong | null;
  readonly campaign: { readonly id: string; readonly actionId: string } | null;
};
