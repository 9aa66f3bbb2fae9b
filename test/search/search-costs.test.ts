import { expect, test } from 'vitest';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { worstRatio } from '#test/kit/cost-ratio.ts';
import { openShop } from '#test/kit/fakes/shop.ts';
import { hostileKeywords } from './hostile-keywords.ts';

/**
 * Eight words at most are compared with the vocabulary, and a plain one is compared once; ten thousand of them, or work
 * that grows with the square, would cost thousands of times as much. A list measures 12 to 20.
 */
const LIMIT = 60;

test('SRCH-01 V2.4.1 ten thousand letters, operators or emoji cost hardly more than one unknown word', async () => {
  const { useCases } = openShop();
  const search = (term: string) => useCases.searchSite({ term });
  expect(await worstRatio(search, { plain: 'zzzzzz', worst: hostileKeywords, limit: LIMIT })).toBeLessThan(LIMIT);
  const list = (keyword: string) => useCases.listProducts({ ...defaultProductQuery, sort: null, facets: {}, keyword });
  expect(await worstRatio(list, { plain: 'zzzzzz', worst: hostileKeywords, limit: LIMIT })).toBeLessThan(LIMIT);
});
