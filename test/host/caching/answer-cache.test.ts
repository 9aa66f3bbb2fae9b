import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UseCases } from '#core/operations.ts';
import { answerCache } from '#host/cache/answer-cache.ts';
import { createSharedQueries } from '#host/cache/public-queries.ts';
import { cacheParts } from './cache-parts.ts';

const cacheIt = () => 'cache' as const;

describe('the cache of answers', () => {
  test('V2.4.1 it never holds more bytes than its limit, whatever is asked', async () => {
    const request = fc.record({
      key: fc.string({ maxLength: 2_000 }),
      text: fc.string({ maxLength: 4_000 }),
      ttl: fc.nat(5_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(request), async (requests) => {
        const cache = answerCache<{ readonly text: string }>(cacheParts(), 10_000);
        for (const { key, text, ttl } of requests) {
          await cache.get({ key, ttl, ask: async () => ({ text }), classify: cacheIt });
          expect(cache.bytes()).toBeLessThanOrEqual(10_000);
        }
      }),
    );
  });

  test('V2.4.1 answers that are too old to stand in are dropped although nobody asks for them again', async () => {
    const parts = cacheParts();
    const cache = answerCache<{ readonly text: string }>(parts, 1_000_000);
    const ask = async () => ({ text: 'x'.repeat(1_000) });
    for (let each = 0; each < 100; each += 1)
      await cache.get({ key: String(each), ttl: 30_000, ask, classify: cacheIt });
    const full = cache.bytes();
    parts.clock.at = 30_000 + 600_001;
    await cache.get({ key: 'new', ttl: 30_000, ask, classify: cacheIt });
    expect(cache.bytes()).toBeLessThan(full / 50);
  });

  test('V2.4.1 distinct public queries are asked again when their answers exceed the limit', async () => {
    let asked = 0;
    // Only the query of this test is called.
    const useCases = {
      listProducts: async () => {
        asked += 1;
        return { ok: true, value: 'x'.repeat(10_000) };
      },
    } as unknown as UseCases;
    const shared = createSharedQueries(cacheParts(), null, 100_000)(useCases, () => useCases);
    // Its input is the key only.
    const list = (keyword: string) => shared.listProducts({ keyword } as never);
    for (let each = 0; each < 10; each += 1) await list(String(each));
    await list('9');
    expect(asked).toBe(10);
    await list('0');
    expect(asked).toBe(11);
  });
});
