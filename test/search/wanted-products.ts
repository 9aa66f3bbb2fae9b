import { readFileSync } from 'node:fs';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import * as paths from '#core/shared/paths.ts';

/** A query and what people want to see among the first rows; any one of them is enough. */
export type WantedPair = { readonly query: string; readonly wanted: readonly string[] };

/** Pairs of `wanted-products.txt`, in its order. */
export const wantedPairs: readonly WantedPair[] = readFileSync(new URL('wanted-products.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' → '))
  .map((line) => {
    const [query = '', wanted = ''] = line.split(' → ');
    return { query, wanted: wanted.split(' | ') };
  });

const lines = new Map(seedProducts.map(({ slug, type }) => [paths.product(slug), type]));

/** Whether a row that leads to this address is what was wanted. */
export const isWanted = (href: string, { wanted }: WantedPair): boolean =>
  wanted.some((each) => {
    if (each.startsWith('line:')) return lines.get(href) === each.slice('line:'.length);
    if (each.startsWith('name:')) return href === `name:${each.slice('name:'.length)}`;
    return each.startsWith('/') ? href.split('#')[0] === each : href === paths.product(each);
  });
