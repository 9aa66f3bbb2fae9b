import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readInput } from '#host/api/read-input.ts';
import { withNoise } from '#test/kit/any-noise.ts';
import { parseProductQuery } from '#ui/catalogue/list/product-query.ts';
import { parseArticleQuery } from '#ui/content/article-query.ts';
import { parseOrdersQuery } from '#ui/orders/orders-query.ts';
import { parseServicesQuery } from '#ui/services/services-query.ts';

/** The lists that are searched by their address: what each asks for, and with which words. */
const lists = {
  listOrders: (q: string) => {
    const input = parseOrdersQuery({ q });
    return { input, words: input.keyword };
  },
  loadServices: (q: string) => {
    const input = parseServicesQuery({ q });
    return { input, words: input.keyword };
  },
  listProducts: (q: string) => {
    const input = parseProductQuery({ q }, null);
    return { input, words: input.keyword };
  },
  listArticles: (q: string) => {
    const input = parseArticleQuery({ q });
    return { input, words: input.search };
  },
} as const;
type List = keyof typeof lists;
const anyList = fc.constantFrom<List>('listOrders', 'loadServices', 'listProducts', 'listArticles');

describe('words that stand in an address', () => {
  test('VAL-07 whatever was pasted, however long, the list is asked for, and no page fails', () =>
    fc.assert(
      fc.property(anyList, fc.string({ unit: 'binary', maxLength: 1_000 }), (list, q) => {
        expect(readInput(list, lists[list](q).input).ok).toBe(true);
      }),
    ));

  test('VAL-07 noise between the letters is not looked for', () =>
    fc.assert(
      fc.property(anyList, withNoise('Tiệm Bánh Mây'), (list, q) => {
        expect(lists[list](q).words).toBe('Tiệm Bánh Mây');
      }),
    ));

  test.each(['', ' ', '\u200b', '\u00a0\u2003', '\ufeff', '\u2800', '\t', '\u202e\u202c', '\0', '\ud800'])(
    'VAL-07 %j is no search',
    (q) => {
      for (const read of Object.values(lists)) expect(read(q).words).toBeNull();
    },
  );

  test('VAL-07 a page is asked for by a whole number only', () => {
    for (const page of ['1.2', '1,5', '-3', '0', 'hai', '1e3', ''])
      expect([page, parseProductQuery({ page }, null).page]).toEqual([page, 1]);
    expect(parseProductQuery({ page: '12' }, null).page).toBe(12);
  });

  test.each([
    ['500k', '1tr', 500_000, 1_000_000],
    ['500.000đ', '1.500.000', 500_000, 1_500_000],
    ['200,000', '0,5 triệu', 200_000, 500_000],
    ['VND 90.000', '1tr5', 90_000, 1_500_000],
    ['1.5', 'rẻ', null, null],
    ['５００', '', 500, null],
  ])('CAT-01 prices from %j to %j', (from, to, least, most) => {
    const { priceFrom, priceTo } = parseProductQuery({ from, to }, null);
    expect([priceFrom, priceTo]).toEqual([least, most]);
  });
});
