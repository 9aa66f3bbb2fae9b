import type { ProductRecord } from '#contracts/desk/product-record.ts';
import { readAmount } from '#core/shared/text/read-amount.ts';
import { price } from '#desk/kit/price.ts';

type Product = Pick<ProductRecord, 'id' | 'title' | 'state' | 'prices'>;

/** Of a term in months. */
type PriceField = `month${number}`;

/**
 * A plan in the grid: a price of a month for each term, đồng before VAT; null: it is not sold for this term. What was typed
 * and is no amount stands as it is.
 */
export type PriceRow = Pick<Product, 'id' | 'title' | 'state'> & {
  readonly [field: PriceField]: number | string | null;
};

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

/** The plan with the amounts of the row; what is before a promotion stays, an emptied term goes. */
export const withPriceRow = <Of extends Product>(product: Of, row: PriceRow, terms: readonly number[]): Of => ({
  ...product,
  state: row.state,
  prices: terms.flatMap((term) => {
    const price = row[fieldOfTerm(term)] ?? null;
    const before = product.prices.find((each) => each.term === term);
    return typeof price !== 'number' ? [] : [{ term, price, oldPrice: before?.oldPrice ?? null }];
  }),
});

export const isSameRow = (one: PriceRow, other: PriceRow, terms: readonly number[]): boolean =>
  one.state === other.state &&
  terms.every((term) => (one[fieldOfTerm(term)] ?? null) === (other[fieldOfTerm(term)] ?? null));

export const cellText = (held: number | string | null): string => {
  if (held === null) return '–';
  return typeof held === 'number' ? price(held) : held;
};

/** Of what is typed: null ends the term, a text is no amount. */
export const readCell = (typed: unknown): number | string | null => {
  if (typeof typed === 'number') return typed;
  const text = String(typed ?? '').trim();
  return text === '' ? null : (readAmount(text) ?? text);
};

export const isReadable = (row: PriceRow, terms: readonly number[]): boolean =>
  terms.every((term) => typeof row[fieldOfTerm(term)] !== 'string');
