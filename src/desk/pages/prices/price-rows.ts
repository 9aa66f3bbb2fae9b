import type { ProductRecord } from '#contracts/desk/product-record.ts';
import { price } from '#desk/kit/price.ts';

type Product = Pick<ProductRecord, 'id' | 'title' | 'state' | 'prices'>;

/** Of a term in months. */
type PriceField = `month${number}`;

/** A plan in the grid: a price of a month for each term, đồng before VAT; null: it is not sold for this term. */
export type PriceRow = Pick<Product, 'id' | 'title' | 'state'> & { readonly [field: PriceField]: number | null };

export const fieldOfTerm = (term: number): PriceField => `month${term}`;

/** Terms that any of the plans has, shortest first. */
export const termsOf = (products: readonly Product[]): readonly number[] =>
  [...new Set(products.flatMap(({ prices }) => prices.map(({ term }) => term)))].toSorted((a, b) => a - b);

export const toPriceRow = ({ id, title, state, prices }: Product, terms: readonly number[]): PriceRow => ({
  id,
  title,
  state,
  ...Object.fromEntries(
    terms.map((term) => [fieldOfTerm(term), prices.find((each) => each.term === term)?.price ?? null]),
  ),
});

/** The plan with what the row has; what is before a promotion stays, an emptied term goes. */
export const withPriceRow = <Of extends Product>(product: Of, row: PriceRow, terms: readonly number[]): Of => ({
  ...product,
  state: row.state,
  prices: terms.flatMap((term) => {
    const price = row[fieldOfTerm(term)] ?? null;
    const before = product.prices.find((each) => each.term === term);
    return price === null ? [] : [{ term, price, oldPrice: before?.oldPrice ?? null }];
  }),
});

export const isSameRow = (one: PriceRow, other: PriceRow, terms: readonly number[]): boolean =>
  one.state === other.state &&
  terms.every((term) => (one[fieldOfTerm(term)] ?? null) === (other[fieldOfTerm(term)] ?? null));

/** What a cell shows; what is no amount stays as it was typed until the shop refuses it. */
export const cellText = (typed: number | null): string => {
  if (typed === null) return '–';
  return Number.isSafeInteger(typed) ? price(typed) : String(typed);
};
