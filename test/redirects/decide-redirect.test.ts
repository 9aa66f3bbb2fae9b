import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { siteDomain } from '#contracts/organisation.ts';
import type { RedirectRule } from '#core/content/redirect-rule.ts';
import { decideRedirect } from '#core/redirects/decide-redirect.ts';
import { always, unreachable, withFaults } from '#test/kit/faults.ts';
import { expectOk, openShop } from '#test/kit/shop.ts';

const site = {
  own: 'https://cuahangmay.example',
  others: [],
  siteDomain,
  redirectOrigins: ['https://tin-tuc.example'],
};
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
const anyWindowEdge = fc.option(fc.integer({ min: now - 1_000, max: now + 1_000 }), { nil: null });

describe('the decision of one rule', () => {
  test('RED-01 a rule applies exactly within its window, which may be open on either side', () =>
    fc.assert(
      fc.property(anyWindowEdge, anyWindowEdge, (beginDate, endDate) => {
        const inside = (beginDate ?? now) <= now && now <= (endDate ?? now);
        expect(decide(ruleOf({ beginDate, endDate })).kind).toBe(inside ? 'redirect' : 'continue');
      }),
    ));

  test('RED-01 a rule applies only to its exact address: another case, slash or query does not match', () =>
    fc.assert(
      fc.property(fc.constantFrom('/CU', '/cu/', '/cu?x=1', '/', '/cu ', '/c%75'), (path) => {
        expect(decide(ruleOf(), path)).toEqual({ kind: 'continue' });
      }),
    ));

  test('RED-01 a rule for another site, or without a site field, is skipped; a rule whose site is null applies to every site', () => {
    expect(decide(ruleOf({ siteDomain: 'doi-tac.example' })).kind).toBe('continue');
    expect(decide(ruleOf({ siteDomain: undefined })).kind).toBe('continue');
    expect(decide(ruleOf({ siteDomain: null })).kind).toBe('redirect');
  });

  test('RED-02 status 410 means gone, whatever the target', () =>
    fc.assert(
      fc.property(fc.anything(), (urlNew) => {
        expect(decide(ruleOf({ statusCode: 410, urlNew }))).toEqual({ kind: 'gone' });
      }),
    ));

  test('RED-03 a rule whose target is missing, blank or not a text is an invalid configuration', () =>
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(null, undefined, '', '  ', 7, {}, ['/moi']), fc.integer()), (urlNew) => {
        expect(decide(ruleOf({ urlNew }))).toEqual({ kind: 'invalid' });
      }),
    ));

  test('RED-03 a target on another site is an invalid configuration too', () => {
    expect(decide(ruleOf({ urlNew: 'https://evil.example/' }))).toEqual({ kind: 'invalid' });
    expect(decide(ruleOf({ urlNew: '//evil.example' }))).toEqual({ kind: 'invalid' });
  });

  test('RED-03 a configured other site is a target, and only by its own scheme, host and port', () => {
    for (const urlNew of [
      'https://tin-tuc.example',
      'https://tin-tuc.example/a?b=1#c',
      'HTTPS://Tin-Tuc.example:443/x',
    ])
      expect(decide(ruleOf({ urlNew }))).toEqual({ kind: 'redirect', to: urlNew, status: 301 });
    for (const urlNew of [
      'http://tin-tuc.example/',
      'https://tin-tuc.example.evil.example/',
      'https://tin-tuc.example@evil.example/',
      'https://tin-tuc.example:444/',
    ])
      expect(decide(ruleOf({ urlNew }))).toEqual({ kind: 'invalid' });
  });

  test('RED-04 a rule redirects with its own status, or with 301 when that is not a redirect status', () =>
    fc.assert(
      fc.property(fc.constantFrom(301, 302, 303, 307, 308, 200, 404, 500, 0), (statusCode) => {
        const status = statusCode > 300 && statusCode < 309 ? statusCode : 301;
        expect(decide(ruleOf({ statusCode }))).toEqual({ kind: 'redirect', to: '/moi', status });
      }),
    ));
});

/** Rules as editors might leave them: loops, self-references, disallowed targets, odd statuses, reversed windows. */
const anyPath = fc.constantFrom('/cu', '/moi', '/a?x=1', '/A', '/cu/');
const anyRule: fc.Arbitrary<RedirectRule> = fc.record({
  urlOld: anyPath,
  urlNew: fc.oneof(
    anyPath,
    fc.constantFrom<unknown>(null, '', '//evil.example', 'javascript:1', 7, 'https://evil.example'),
  ),
  statusCode: fc.constantFrom(301, 302, 307, 410, 404, 200, 0, Number.NaN),
  beginDate: fc.option(fc.oneof(anyWindowEdge, fc.constant(Number.NaN)), { nil: null }),
  endDate: fc.option(fc.oneof(anyWindowEdge, fc.constant(Number.NaN)), { nil: null }),
  siteDomain: fc.constantFrom(siteDomain, null, undefined, 'doi-tac.example'),
});

describe('arbitrary rules', () => {
  const applies = (rule: RedirectRule, path: string): boolean =>
    rule.urlOld === path &&
    (rule.siteDomain === siteDomain || rule.siteDomain === null) &&
    (rule.beginDate === null || rule.beginDate <= now) &&
    (rule.endDate === null || now <= rule.endDate);

  test('RED-01 RED-02 RED-03 RED-04 the first applicable rule decides alone, and every target is a path of this shop', () =>
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 6 }), anyPath, (rules, path) => {
        const decision = decideRedirect(rules, path, now, site);
        const first = rules.find((rule) => applies(rule, path));
        expect(decision).toEqual(first ? decide(first, path) : { kind: 'continue' });
        if (first?.statusCode === 410) expect(decision.kind).toBe('gone');
        if (decision.kind === 'redirect') {
          expect(decision.to).toMatch(/^\/(?!\/)/);
          expect([301, 302, 303, 307, 308]).toContain(decision.status);
        }
      }),
      { numRuns: 500 },
    ));

  test('RED-01 a window that ends before it begins, or is not a number, never applies', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), (gap) => {
        expect(decide(ruleOf({ beginDate: now + gap, endDate: now - gap })).kind).toBe('continue');
        expect(decide(ruleOf({ beginDate: Number.NaN })).kind).toBe('continue');
      }),
    ));
});

describe('checking a request', () => {
  const checked = async (path: string) => expectOk(await openShop().useCases.checkRedirect({ path }));

  test('RED-01 of the seed rules only an active rule of this site applies', async () => {
    expect(await checked('/khuyen-mai-cu')).toEqual({ kind: 'redirect', to: '/cua-hang', status: 301 });
    expect(await checked('/khuyen-mai-tet')).toEqual({ kind: 'continue' });
    expect(await checked('/doi-tac')).toEqual({ kind: 'continue' });
    expect(await checked('/cua-hang')).toEqual({ kind: 'continue' });
  });

  test('RED-02 RED-03 the seed rules include a gone page and a rule without a target', async () => {
    expect(await checked('/dich-vu-da-ngung')).toEqual({ kind: 'gone' });
    expect(await checked('/cau-hinh-loi')).toEqual({ kind: 'invalid' });
  });

  test('RED-04 each check counts one hit for a rule that applies, unless the caller counts it; other rules are not counted', async () => {
    const { world, useCases } = openShop();
    for (const path of ['/khuyen-mai-cu', '/khuyen-mai-cu', '/dich-vu-da-ngung', '/cau-hinh-loi', '/cua-hang'])
      await useCases.checkRedirect({ path });
    await useCases.checkRedirect({ path: '/khuyen-mai-cu', uncounted: true });
    expect([...world.state.redirectHits]).toEqual([
      ['/khuyen-mai-cu', 2],
      ['/dich-vu-da-ngung', 1],
    ]);
  });

  test('RED-05 a failed look-up is only logged and the page continues', async () => {
    const shop = openShop({
      world: memoryWorld(),
      change: ({ content }) => ({ content: withFaults(content, always(unreachable, 'redirectsFor')) }),
    });
    expect(expectOk(await shop.useCases.checkRedirect({ path: '/khuyen-mai-cu' }))).toEqual({ kind: 'continue' });
    expect(shop.logged()).toContain('Failed to fetch redirect rules');
  });
});
