import fc from 'fast-check';
import { expect } from 'vitest';
import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { seedProductsByPopularity } from '#contracts/seed/popularity.ts';
import { seedSearchText } from '#contracts/seed/search-text.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { chooseSearch, matchesSearch, rankSearch } from '#core/search-rules/match-search.ts';
import type { SearchText } from '#core/search-rules/product-search-text.ts';
import { everything, listAllProducts, valueOrThrow } from '#test/catalogue/catalogue-subject.ts';
import type { Law } from '#test/kit/law.ts';
import { hostileKeywords } from './hostile-keywords.ts';
import { wantedPairs } from './wanted-products.ts';

const searchTexts = new Map(seedProducts.map((product) => [product, seedSearchText(product)]));
const textOf = (product: SeedProduct): SearchText => searchTexts.get(product) ?? { all: [], headline: [] };
const leadOf = ({ prices }: SeedProduct): number => findLeadPrice(prices)?.perUnit ?? 0;
const vocabulary = [...searchTexts.values()].flatMap(({ all }) => all);

/** The order of the core rules, over the seed. */
const rankedSlugs = async (keyword: string): Promise<readonly string[]> => {
  const chosen = await chooseSearch(
    keyword,
    (groups) => seedProducts.some((product) => matchesSearch(textOf(product).all, groups)),
    () => vocabulary,
  );
  return chosen === null ? [] : rankSearch(seedProductsByPopularity, chosen, textOf, leadOf).map(({ slug }) => slug);
};

/** How every catalogue answers a keyword, beside the laws of lists. */
export const productSearchLaws: readonly Law<Catalogue>[] = [
  {
    name: 'SRCH-01 what people type finds the same products in the same order everywhere: that of the core rules',
    check: async (open) => {
      const catalogue = await open();
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...wantedPairs), async ({ query: keyword }) => {
          const found = await listAllProducts(catalogue, { keyword });
          expect(found.map(({ slug }) => slug)).toEqual(await rankedSlugs(keyword));
        }),
        { numRuns: 60 },
      );
    },
  },
  {
    name: 'SRCH-01 who only asks for the cheapest finds everything, cheapest first',
    check: async (open) => {
      const catalogue = await open();
      for (const keyword of ['rẻ', 'giá rẻ', 'RẺ NHẤT', 're']) {
        const found = await listAllProducts(catalogue, { keyword });
        expect([keyword, found.map(({ slug }) => slug)]).toEqual([keyword, await rankedSlugs(keyword)]);
      }
    },
  },
  {
    name: 'SRCH-01 letters without end, operators and emoji fail nowhere',
    check: async (open) => {
      const catalogue = await open();
      for (const keyword of hostileKeywords) valueOrThrow(await catalogue.products({ ...everything, keyword }));
    },
  },
];
