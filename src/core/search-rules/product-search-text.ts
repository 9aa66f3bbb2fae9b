import { foldLetters, foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { specificationTokens } from './amounts.ts';

/** What the search reads of a product. */
export type SearchedProduct = {
  readonly sku: string;
  readonly title: string;
  /** Handle of the product line. */
  readonly type: string;
  readonly summary: string;
  readonly specs: string;
  readonly specifications: readonly { readonly label: string; readonly value: string }[];
  /** Product line and group. */
  readonly categoryTitles: readonly string[];
  /** Values that the buyer may choose, such as «cPanel Solo». */
  readonly optionValues: readonly string[];
};

/** Different tokens without spaces. `headline` is a part of `all`; matches in it rank first. */
export type SearchText = { readonly all: readonly string[]; readonly headline: readonly string[] };

/** Words without accents, the code also without hyphens, and meanings: `type=cloud-server`, `ram=8`, `ext=com.vn`. */
export const buildProductSearchText = (product: SearchedProduct): SearchText => {
  const { sku, title, type, summary, specs, specifications, categoryTitles, optionValues } = product;
  const extension = /(?<=\s)\.([a-z]{2,}(?:\.[a-z]{2,})?)$/u.exec(foldLetters(title))?.[1];
  const headline = [
    ...wordsOf(title),
    ...wordsOf(sku),
    foldVietnamese(sku).replaceAll(' ', ''),
    `type=${type}`,
    ...(extension === undefined ? [] : [`ext=${extension}`]),
    ...specifications.flatMap(({ label, value }) => specificationTokens(foldLetters(label), foldLetters(value))),
  ];
  const rest = [
    summary,
    specs,
    ...specifications.map(({ label, value }) => `${label} ${value}`),
    ...categoryTitles,
    ...optionValues,
  ];
  return { all: uniqueTokens([...headline, ...rest.flatMap(wordsOf)]), headline: uniqueTokens(headline) };
};

const wordsOf = (text: string): readonly string[] => foldVietnamese(text).split(' ');

const uniqueTokens = (tokens: readonly string[]): readonly string[] =>
  [...new Set(tokens)].filter((token) => token !== '');
