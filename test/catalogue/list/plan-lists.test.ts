import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { uncachedPlanLists } from '#adapters/memory/catalogue/plan-lists.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { listProducts } from '#core/catalogue/list-products.ts';
import type { EveryPlanAnswer } from '#core/catalogue/plans/plan-lists.port.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { dong } from '#core/shared/dong.ts';
import { fail, ok } from '#core/shared/result.ts';
import { cachedPlanLists } from '#host/cache/plan-lists.ts';
import { cacheParts } from '#test/host/caching/cache-parts.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';

const empty: EveryPlanAnswer = ok({ plans: [], tree: [] });

/** The shop's catalogue, which counts how often it is asked for products. */
const countedShop = () => {
  const { ports } = openShop();
  const seen = { asked: 0 };
  const catalogue: Catalogue = {
    ...ports.catalogue,
    products: (query) => {
      seen.asked += 1;
      return ports.catalogue.products(query);
    },
  };
  const parts = cacheParts();
  const planLists = cachedPlanLists(parts, null);
  return { seen, clock: parts.clock, list: listProducts({ ...ports, catalogue, planLists }) };
};

describe.each([
  ['the host', () => cachedPlanLists(cacheParts(), null)],
  ['the fakes', () => uncachedPlanLists],
] as const)('whole lists of %s', (_, open) => {
  test('CAT-01 a reader gets what is loaded for its key, and after a failure it is loaded again', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.boolean())), async (reads) => {
        const lists = open();
        const loaded = new Map<string, EveryPlanAnswer>();
        for (const [key, fails] of reads) {
          const known = loaded.get(key);
          const next: EveryPlanAnswer = fails ? fail({ kind: 'unreachable' }) : ok({ plans: [], tree: [] });
          const answer = await lists.get(key, async () => next);
          expect(known?.ok ? [known, next] : [next]).toContain(answer);
          loaded.set(key, answer);
        }
      }),
    ));
});

describe('whole lists', () => {
  test('CAT-01 V2.4.1 whatever is filtered, sorted and paged, one reading of a category serves all', async () => {
    const { seen, list } = countedShop();
    const { total } = expectOk(
      await list({ ...defaultProductQuery, sort: null, facets: {}, category: 'cloud-server' }),
    );
    expect(total).toBe(8);
    const { asked } = seen;
    const choices = fc.record({
      ram: fc.constantFrom('1', '4', '8'),
      page: fc.nat(5),
      priceFrom: fc.nat(5_000_000).map(dong),
    });
    await fc.assert(
      fc.asyncProperty(choices, async ({ ram, page, priceFrom }) => {
        const facets = { ram: [ram] };
        await list({ ...defaultProductQuery, sort: null, facets, page, priceFrom, category: 'cloud-server' });
        expect(seen.asked).toBe(asked);
      }),
      { numRuns: 20 },
    );
  });

  test('CAT-01 a list is read again after half of its 15 s, and another category is another list', async () => {
    const { seen, clock, list } = countedShop();
    const read = async (category: string) => {
      const before = seen.asked;
      expectOk(await list({ ...defaultProductQuery, sort: null, facets: {}, category }));
      return seen.asked > before;
    };
    expect(await read('cloud-server')).toBe(true);
    expect(await read('web-hosting')).toBe(true);
    clock.at = 7_490;
    expect(await read('cloud-server')).toBe(false);
    clock.at = 7_510;
    expect(await read('cloud-server')).toBe(true);
  });

  test('CAT-01 concurrent requests share one reading, failures are not kept, and a shorter limit of the shop holds', async () => {
    const parts = cacheParts();
    const lists = cachedPlanLists(parts, 1);
    const answers: EveryPlanAnswer[] = [fail({ kind: 'unreachable' }), empty];
    let asked = 0;
    const load = async (): Promise<EveryPlanAnswer> => {
      asked += 1;
      return answers[asked - 1] ?? empty;
    };
    const failed = await Promise.all([lists.get('a', load), lists.get('a', load)]);
    expect(failed.map(({ ok: holds }) => holds)).toEqual([false, false]);
    expect(asked).toBe(1);
    expect(await lists.get('a', load)).toBe(empty);
    parts.clock.at = 490;
    await lists.get('a', load);
    expect(asked).toBe(2);
    parts.clock.at = 510;
    await lists.get('a', load);
    expect(asked).toBe(3);
  });
});
