import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { siteDomain } from '#contracts/organisation.ts';
import type { RedirectRule } from '#core/content/redirect-rule.ts';
import { decideRedirect } from '#core/redirects/decide-redirect.ts';
import { always, unreachable, withFaults } from '#test/kit/faults.ts';
import { good, openShop } from '#test/kit/shop.ts';

const site = { own: 'https://cuahangmay.example', portals: [], siteDomain };
const now = Date.UTC(2026, 9, 5);
const ruleOf = (more: Partial<RedirectRule> = {}): RedirectRule => ({
  urlOld: '/cu',
  urlNew: '/moi',
  statusCode: 301,
  beginDate: null,
  endDate: null,
  siteDomain,
  ...more,
});
const decide = (rule: RedirectRule, path = '/cu') => decideRedirect([rule], path, now, site);
const side = fc.option(fc.integer({ min: now - 1_000, max: now + 1_000 }), { nil: null });

describe('what a rule does', () => {
  test('RED-01 it counts exactly while now lies in its window, which may be open on either side', () =>
    fc.assert(
      fc.property(side, side, (beginDate, endDate) => {
        const inside = (beginDate ?? now) <= now && now <= (endDate ?? now);
        expect(decide(ruleOf({ beginDate, endDate })).kind).toBe(inside ? 'redirect' : 'continue');
      }),
    ));

  test('RED-01 only the very old address counts: no other case, slash or query', () =>
    fc.assert(
      fc.property(fc.constantFrom('/CU', '/cu/', '/cu?x=1', '/', '/cu ', '/c%75'), (path) => {
        expect(decide(ruleOf(), path)).toEqual({ kind: 'continue' });
      }),
    ));

  test('RED-01 a rule of another site is passed over, and one whose site was not told; a rule of no site is everybody’s', () => {
    expect(decide(ruleOf({ siteDomain: 'doi-tac.example' })).kind).toBe('continue');
    expect(decide(ruleOf({ siteDomain: undefined })).kind).toBe('continue');
    expect(decide(ruleOf({ siteDomain: null })).kind).toBe('redirect');
  });

  test('RED-02 status 410 is gone, whatever its target', () =>
    fc.assert(
      fc.property(fc.anything(), (urlNew) => {
        expect(decide(ruleOf({ statusCode: 410, urlNew }))).toEqual({ kind: 'gone' });
      }),
    ));

  test('RED-03 a rule without a non-blank text as target is an invalid configuration', () =>
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(null, undefined, '', '  ', 7, {}, ['/moi']), fc.integer()), (urlNew) => {
        expect(decide(ruleOf({ urlNew }))).toEqual({ kind: 'invalid' });
      }),
    ));

  test('RED-03 a target on a foreign site is an invalid configuration too', () => {
    expect(decide(ruleOf({ urlNew: 'https://evil.example/' }))).toEqual({ kind: 'invalid' });
    expect(decide(ruleOf({ urlNew: '//evil.example' }))).toEqual({ kind: 'invalid' });
  });

  test('RED-04 it redirects with its own status, or with 301 where that is none of a redirect', () =>
    fc.assert(
      fc.property(fc.constantFrom(301, 302, 303, 307, 308, 200, 404, 500, 0), (statusCode) => {
        const status = statusCode > 300 && statusCode < 309 ? statusCode : 301;
        expect(decide(ruleOf({ statusCode }))).toEqual({ kind: 'redirect', to: '/moi', status });
      }),
    ));
});

/** Rules as editors might leave them: loops, self, off-list targets, odd statuses, windows the wrong way round. */
const anyPath = fc.constantFrom('/cu', '/moi', '/a?x=1', '/A', '/cu/');
const anyRule: fc.Arbitrary<RedirectRule> = fc.record({
  urlOld: anyPath,
  urlNew: fc.oneof(
    anyPath,
    fc.constantFrom<unknown>(null, '', '//evil.example', 'javascript:1', 7, 'https://evil.example'),
  ),
  statusCode: fc.constantFrom(301, 302, 307, 410, 404, 200, 0, Number.NaN),
  beginDate: fc.option(fc.oneof(side, fc.constant(Number.NaN)), { nil: null }),
  endDate: fc.option(fc.oneof(side, fc.constant(Number.NaN)), { nil: null }),
  siteDomain: fc.constantFrom(siteDomain, null, undefined, 'doi-tac.example'),
});

describe('whatever editors leave behind', () => {
  const counts = (rule: RedirectRule, path: string): boolean =>
    rule.urlOld === path &&
    (rule.siteDomain === siteDomain || rule.siteDomain === null) &&
    (rule.beginDate === null || rule.beginDate <= now) &&
    (rule.endDate === null || now <= rule.endDate);

  test('RED-01 RED-02 RED-03 RED-04 the first rule that counts decides alone, and only ways of this shop come out', () =>
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 6 }), anyPath, (rules, path) => {
        const decision = decideRedirect(rules, path, now, site);
        const first = rules.find((rule) => counts(rule, path));
        expect(decision).toEqual(first ? decide(first, path) : { kind: 'continue' });
        if (first?.statusCode === 410) expect(decision.kind).toBe('gone');
        if (decision.kind === 'redirect') {
          expect(decision.to).toMatch(/^\/(?!\/)/);
          expect([301, 302, 303, 307, 308]).toContain(decision.status);
        }
      }),
      { numRuns: 500 },
    ));

  test('RED-01 a window whose end lies before its beginning, or that cannot be read, never holds', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), (gap) => {
        expect(decide(ruleOf({ beginDate: now + gap, endDate: now - gap })).kind).toBe('continue');
        expect(decide(ruleOf({ beginDate: Number.NaN })).kind).toBe('continue');
      }),
    ));
});

describe('the check of a request', () => {
  const checked = async (path: string) => good(await openShop().useCases.checkRedirect({ path }));

  test('RED-01 the seed’s rules: in force, over and of another site', async () => {
    expect(await checked('/khuyen-mai-cu')).toEqual({ kind: 'redirect', to: '/cua-hang', status: 301 });
    expect(await checked('/khuyen-mai-tet')).toEqual({ kind: 'continue' });
    expect(await checked('/doi-tac')).toEqual({ kind: 'continue' });
    expect(await checked('/cua-hang')).toEqual({ kind: 'continue' });
  });

  test('RED-02 RED-03 the seed’s rules: gone and without target', async () => {
    expect(await checked('/dich-vu-da-ngung')).toEqual({ kind: 'gone' });
    expect(await checked('/cau-hinh-loi')).toEqual({ kind: 'invalid' });
  });

  test('RED-04 a rule that acts is counted once a check, except for whoever counts himself; others are not', async () => {
    const { world, useCases } = openShop();
    for (const path of ['/khuyen-mai-cu', '/khuyen-mai-cu', '/dich-vu-da-ngung', '/cau-hinh-loi', '/cua-hang'])
      await useCases.checkRedirect({ path });
    await useCases.checkRedirect({ path: '/khuyen-mai-cu', uncounted: true });
    expect([...world.state.redirectHits]).toEqual([
      ['/khuyen-mai-cu', 2],
      ['/dich-vu-da-ngung', 1],
    ]);
  });

  test('RED-05 a look-up that fails is only logged and the page continues', async () => {
    const shop = openShop({
      world: memoryWorld(),
      change: ({ content }) => ({ content: withFaults(content, always(unreachable, 'redirectsFor')) }),
    });
    expect(good(await shop.useCases.checkRedirect({ path: '/khuyen-mai-cu' }))).toEqual({ kind: 'continue' });
    expect(shop.logged()).toContain('Failed to fetch redirect rules');
  });
});
