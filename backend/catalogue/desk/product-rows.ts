import type * as z from 'zod';
import type { RawRow } from '#backend/catalogue/import/rows.ts';
import type { productFields } from '#contracts/desk/product-record.ts';

export type TypedProduct = z.output<typeof productFields>;
export type TypedPrices = readonly TypedProduct['prices'][number][];

/** The rows of a price list that holds now. */
export const priceRows = (sku: string, prices: TypedPrices): readonly RawRow[] =>
  prices.map(({ term, price, oldPrice }, at) => ({
    sheet: 'prices',
    row: at + 1,
    value: { sku, term, price, oldPrice },
  }));

const linesOf = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/**
 * The rows of a file that say what a member typed, beside the path or address of the picture, null for that of the line.
 * `line` only of a new product.
 */
export const productRows = (
  sku: string,
  typed: TypedProduct,
  picture: string | null,
  line?: string,
): readonly RawRow[] => [
  {
    sheet: 'products',
    row: 1,
    value: {
      sku,
      ...(line === undefined ? {} : { line }),
      title: typed.title,
      specs: typed.specs,
      summary: typed.summary,
      audience: typed.audience,
      description: linesOf(typed.description, /\n\s*\n/),
      specifications: linesOf(typed.specifications, /\n/),
      companions: typed.companions,
      tags: typed.tags,
      badge: typed.badge === '' ? null : typed.badge,
      picture,
      state: typed.state,
    },
  },
  ...priceRows(sku, typed.prices),
];
