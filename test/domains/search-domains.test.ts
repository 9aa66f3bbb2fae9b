import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock, timerDelay } from '#adapters/system/clock.ts';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import { soldExtensions } from '#contracts/seed/domains/domain-names.ts';
import { CHECK_DEADLINE_MS } from '#core/domains/check-until-deadline.ts';
import { MAX_SUGGESTIONS } from '#core/domains/domain-candidates.ts';
import { domainGroups, MAX_EXTENSIONS, offersOfGroup } from '#core/domains/domain-groups.ts';
import type { DomainAnswer, DomainRegistry } from '#core/domains/domain-registry.port.ts';
import { queuedRegistry } from '#core/domains/queued-registry.ts';
import { fail, ok } from '#core/shared/result.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectFailure, expectOk, freshIdempotencyKey, openShop } from '#test/kit/fakes/shop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A slow registry behind the shop's guard. */
const openSlowShop = (ms: number, status: DomainAnswer['status'] = 'available') => {
  let flying = 0;
  const seen = { most: 0, asked: [] as string[] };
  const registry: DomainRegistry = {
    check: async (name) => {
      seen.asked.push(name);
      flying += 1;
      seen.most = Math.max(seen.most, flying);
      await timerDelay.wait(ms);
      flying -= 1;
      return ok({ name, status });
    },
  };
  const domains = queuedRegistry(registry, ttlCache(systemClock, { max: 100 }));
  return { seen, shop: openShop({ change: () => ({ domains, delay: timerDelay }) }) };
};

describe('the complete answer of a search', () => {
  test('DOM-01 with a registry that takes 300 ms the search answers within a second and with at most ten requests at once', async () => {
    const { seen, shop } = openSlowShop(300);
    const asked = shop.useCases.searchDomains({ term: 'Tiệm bánh Mây', extension: '.com', group: null, wait: true });
    await vi.advanceTimersByTimeAsync(1_000);
    const { candidates, offers, extension } = expectOk(await asked);
    expect(extension).toBe('.com');
    expect(candidates[0]).toMatchObject({ name: 'tiembanhmay.com', group: 'exact', answer: { status: 'available' } });
    expect(candidates.every(({ answer }) => answer?.status === 'available')).toBe(true);
    expect(offers).toHaveLength(72);
    expect(seen.most).toBe(10);
    expect(seen.asked).toHaveLength(candidates.length);
  });

  test('DOM-01 a single name is answered in the time that the registry takes', async () => {
    const { shop } = openSlowShop(300);
    let answered: DomainAnswer | null = null;
    void shop.useCases.loadDomainStatus({ name: 'may-xanh.vn' }).then((answer) => {
      answered = expectOk(answer);
    });
    await vi.advanceTimersByTimeAsync(301);
    expect(answered).toEqual({ name: 'may-xanh.vn', status: 'available' });
  });

  test('DOM-01 at the deadline the search returns what it knows and cancels the waiting requests', async () => {
    const { seen, shop } = openSlowShop(CHECK_DEADLINE_MS - 100);
    const asked = shop.useCases.searchDomains({ term: 'tiembanhmay', extension: null, group: null, wait: true });
    await vi.advanceTimersByTimeAsync(CHECK_DEADLINE_MS);
    const { candidates } = expectOk(await asked);
    const known = candidates.filter(({ answer }) => answer !== null);
    expect(known).toHaveLength(10);
    const before = seen.asked.length;
    await vi.advanceTimersByTimeAsync(10 * CHECK_DEADLINE_MS);
    expect(seen.asked.length).toBe(before);
  });

  test('DOM-01 a search without waiting returns names and prices at once and asks no registry', async () => {
    const { seen, shop } = openSlowShop(300);
    const { candidates } = expectOk(
      await shop.useCases.searchDomains({ term: 'tiembanhmay', extension: null, group: null, wait: false }),
    );
    expect(candidates.every(({ answer }) => answer === null)).toBe(true);
    expect(seen.asked).toEqual([]);
  });

  test('DOM-01 an invalid name and an unsupported extension are reported as such', async () => {
    const { shop } = openSlowShop(1);
    expect(
      expectOk(await shop.useCases.searchDomains({ term: ' ', extension: null, group: null, wait: false })),
    ).toMatchObject({
      problem: 'empty',
      extension: '.vn',
      candidates: [],
    });
    expect(
      expectOk(await shop.useCases.searchDomains({ term: 'may.zip', extension: '.gibts', group: null, wait: false })),
    ).toMatchObject({
      unsoldExtension: '.zip',
      extension: '.vn',
    });
  });

  test('DOM-01 without the catalogue there are no prices, so the search fails', async () => {
    const shop = openShop({
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, always(unreachable, 'products')) }),
    });
    for (const ask of [
      shop.useCases.searchDomains({ term: 'may', extension: null, group: null, wait: false }),
      shop.useCases.searchBulk({ text: 'may.vn', extensions: [], years: 1, wait: false }),
    ])
      expect(expectFailure(await ask)).toEqual({ kind: 'unreachable' });
  });
});

describe('groups of extensions', () => {
  test('DOM-03 whatever is typed and chosen, one search asks for few names, all of its group beside the typed one', () =>
    fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[a-zăâđêôơưạềễ]{3,12}$/),
        fc.constantFrom(...domainGroups),
        fc.option(fc.constantFrom(...soldExtensions)),
        async (term, group, extension) => {
          vi.useRealTimers();
          const found = expectOk(await openShop().useCases.searchDomains({ term, extension, group, wait: false }));
          const slugs = new Set(offersOfGroup(group, found.offers).map(({ slug }) => slug));
          expect(found.candidates.length).toBeLessThanOrEqual(MAX_EXTENSIONS + MAX_SUGGESTIONS + 2);
          for (const { slug, group: why, name } of found.candidates)
            if (why !== 'exact' && group !== 'popular') expect([slugs.has(slug), name]).toEqual([true, name]);
          expect(found.groups).toContain('popular');
          expect(found.groups.includes('tieng-viet')).toBe(/[^a-z]/.test(term));
        },
      ),
      { numRuns: 60 },
    ));

  test('DOM-03 places, the free programme and names with Vietnamese letters are sold by products of their own', async () => {
    vi.useRealTimers();
    const slugsIn = async (group: string) => {
      const asked = { term: 'tiệm bánh', extension: null, group, wait: true };
      return expectOk(await openShop().useCases.searchDomains(asked)).candidates.map(({ slug }) => slug);
    };
    expect(await slugsIn('dia-danh')).toContain('ten-mien-hanoi-vn');
    expect(await slugsIn('mien-phi')).toContain('ten-mien-mien-phi-id-vn');
    expect(await slugsIn('tieng-viet')).toContain('ten-mien-tieng-viet-vn');
    expect(await slugsIn('popular')).not.toContain('ten-mien-edu-vn');
  });
});

describe('many names at once', () => {
  test('DOM-01 every word is answered at its position, at the price of the chosen term', async () => {
    const { shop } = openSlowShop(300);
    const asked = shop.useCases.searchBulk({
      text: 'may-xanh.vn, may-xanh.vn xyz',
      extensions: [],
      years: 2,
      wait: true,
    });
    await vi.advanceTimersByTimeAsync(1_000);
    const { words, years, terms, offers } = expectOk(await asked);
    expect(words.map(({ problem, answer }) => problem ?? answer?.status)).toEqual([
      'available',
      'double',
      'no-extension',
    ]);
    expect([years, terms]).toEqual([2, [1, 2, 3, 5, 10]]);
    expect(offers.find(({ extension }) => extension === '.vn')?.first.total).toBe(1_124_000);
  });

  test('DOM-01 an unsupported term falls back to one year', async () => {
    const { shop } = openSlowShop(1);
    expect(expectOk(await shop.useCases.searchBulk({ text: '', extensions: [], years: 4, wait: true })).years).toBe(1);
  });
});

describe('public facts of a registered name', () => {
  const whois = (name: string, answer?: DomainRegistry) =>
    openShop(answer ? { change: () => ({ domains: answer, delay: timerDelay }) } : {}).useCases.loadWhois({ name });

  test('DOM-01 registrar, dates, name servers and states are returned only for a registered name', async () => {
    const answered = expectOk(await whois('GOOGLE.com'));
    expect(Object.keys(answered.whois).sort()).toEqual([
      'expiresAt',
      'nameservers',
      'registeredAt',
      'registrar',
      'statusCodes',
    ]);
    expect(answered.name).toBe('google.com');
    expect(expectFailure(await whois('may-xanh-la.vn'))).toEqual({ kind: 'not-found' });
    expect(expectFailure(await whois('không phải'))).toEqual({ kind: 'not-found' });
    expect(expectFailure(await whois('qua-tai.vn'))).toEqual({ kind: 'unreachable' });
  });

  test('DOM-01 V16.5.2 a name of an extension that is not sold is missing, not an outage, and no registry is asked', () =>
    fc.assert(
      fc.asyncProperty(fc.domain({ size: 'small' }), async (name) => {
        const asked: string[] = [];
        const registry: DomainRegistry = {
          check: async (each) => {
            asked.push(each);
            return ok({ name: each, status: 'unknown' });
          },
        };
        const isSold = soldExtensions.some((extension) => name.toLowerCase().endsWith(extension));
        fc.pre(!isSold);
        expect(expectFailure(await whois(name, registry))).toEqual({ kind: 'not-found' });
        expect(asked).toEqual([]);
      }),
    ));

  test('DOM-01 a registry that only says «taken» leaves the facts empty', async () => {
    const bare: DomainRegistry = { check: async (name) => ok({ name, status: 'registered' }) };
    expect(expectOk(await whois('may.vn', bare)).whois.registrar).toBe(null);
  });
});

describe('no sale without a definite answer', () => {
  test('DOM-04 for any sequence of answers, only a definitely available name can be added to a cart', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('registered', 'reserved', 'invalid', 'unknown', 'failure', 'other'),
        fc.string({ maxLength: 20 }),
        async (how, junk) => {
          vi.useRealTimers();
          const domains: DomainRegistry = {
            check: async (name) => {
              if (how === 'failure') return fail({ kind: 'garbled' });
              return ok(how === 'other' ? { name: `x${name}`, status: 'available' } : { name, status: how });
            },
          };
          const shop = openShop({ change: () => ({ domains }) });
          const names = ['may-xanh.vn', 'may-xanh.com', junk, `${junk}.vn`];
          const outcome = expectOk(
            await shop.useCases.addDomains({
              names,
              years: 1,
              expectedTotal: {},
              orderId: null,
              path: '',
              idempotencyKey: freshIdempotencyKey(),
            }),
          );
          expect(outcome.added).toEqual([]);
          expect(expectOk(await shop.useCases.loadCart({ orderId: null }))).toBe(null);
        },
      ),
      { numRuns: 100 },
    ));
});
