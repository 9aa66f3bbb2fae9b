import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderFamilies } from '#core/catalogue/plans/order-families.ts';
import { planSizeOf } from '#core/catalogue/plans/plan-size.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { products } from '#test/pricing/products.ts';

const anyPlans = fc.shuffledSubarray([...products], { maxLength: 30 });
const titlesOf = async (term: string): Promise<readonly string[]> => {
  const { groups } = expectOk(await openShop().useCases.searchSite({ term }));
  return groups.flatMap((group) => (group.kind === 'product' ? group.found.map(({ title }) => title) : []));
};

describe('SRCH-01 the order of found plans', () => {
  test('SRCH-01 no plan is lost or doubled, and each line keeps its places', () =>
    fc.assert(
      fc.property(anyPlans, fc.constantFrom('vps', 'server', 'ssd 4', 'hosting', 'rẻ', '8gb'), (ranked, keyword) => {
        const ordered = orderFamilies(ranked, keyword);
        expect(new Set(ordered)).toEqual(new Set(ranked));
        expect(ordered.map(({ type }) => type)).toEqual(ranked.map(({ type }) => type));
      }),
    ));

  test('SRCH-01 plans of a line that fit equally well stand from small to large', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(products.filter(({ type }) => type === 'cloud-server')), (ranked) => {
        const memory = orderFamilies(ranked, 'vps').map((plan) => planSizeOf(plan).ram ?? 0);
        expect(memory).toEqual(memory.toSorted((one, other) => one - other));
      }),
    ));

  test.each([
    ['vps', ['Cloud Server SSD 1', 'Cloud Server SSD 2', 'Cloud Server SSD 3']],
    ['may chu ao', ['Cloud Server SSD 1', 'Cloud Server SSD 2', 'Cloud Server SSD 3']],
    ['ssd 4', ['Cloud Server SSD 4']],
    ['vps 8gb', ['Cloud Server SSD 5']],
  ])('SRCH-01 «%s» begins with %j', async (term, begin) => {
    expect((await titlesOf(term)).slice(0, begin.length)).toEqual(begin);
  });

  test.each(['vps', 'server', 'máy chủ', 'windows server', 'vps 8gb', 'linux', 'cloud'])(
    'CAT-01 «%s» finds no exercises of a lab among policies',
    async (term) => {
      const { groups } = expectOk(await openShop().useCases.searchSite({ term }));
      const pages = groups.flatMap((group) => (group.kind === 'page' ? group.found : []));
      expect(pages.filter(({ title }) => /lab/i.test(title))).toEqual([]);
    },
  );
});
