import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import type { RedirectRule } from '#core/content/redirect-rule.ts';
import { createRuleTable, decideRedirect } from '#core/redirects/decide-redirect.ts';
import { fail, ok } from '#core/shared/result.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';

const siteDomain = sampleIdentity.domain;
const site = {
  own: 'https://cuahangmay.example',
  portal: null,
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
const decideAmong = (rules: readonly RedirectRule[], path: string) =>
  decideRedirect(path, { table: createRuleTable(rules, site), now, site });
const decide = (rule: RedirectRule, path = '/cu') => decideAmong([rule], path);
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
      fc.property(fc.constantFrom('/CU', '/cu/', '/cu?x=1', '/', '/cu%20', '/c%2575', '/c/u'), (path) => {
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
        const decision = decideAmong(rules, path);
        const first = rules.find((rule) => applies(rule, path));
        const alone = first ? decide(first, path) : { kind: 'continue' };
        // The host keeps the slash at the end of an address that another rule names.
        const keepsSlash = rules.some((rule) => rule !== first && applies(rule, String(first?.urlNew)));
        // Other rules make a loop of a redirect that is valid by itself.
        if (!keepsSlash) expect([alone, { kind: 'invalid' }]).toContainEqual(decision);
        if (alone.kind !== 'redirect' && !keepsSlash) expect(decision).toEqual(alone);
        if (first?.statusCode === 410) expect(decision.kind).toBe('gone');
        if (decision.kind === 'redirect') {
          expect(decision.to).toMatch(/^\/(?!\/)/);
          expect([301, 302, 303, 307, 308]).toContain(decision.status);
        }
      }),
      { numRuns: 500 },
    ));

  test('RED-03 a slash at the end is a loop, unless a rule names the address with it', () => {
    const toSlash = ruleOf({ urlOld: '/cu', urlNew: '/cu/' });
    expect(decideAmong([toSlash], '/cu')).toEqual({ kind: 'invalid' });
    const named = ruleOf({ urlOld: '/cu/', urlNew: '/moi' });
    expect(decideAmong([toSlash, named], '/cu')).toEqual({ kind: 'redirect', to: '/cu/', status: 301 });
  });

  test('RED-01 a window that ends before it begins, or is not a number, never applies', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), (gap) => {
        expect(decide(ruleOf({ beginDate: now + gap, endDate: now - gap })).kind).toBe('continue');
        expect(decide(ruleOf({ beginDate: Number.NaN })).kind).toBe('continue');
      }),
    ));
});

const redirects = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs).map(([urlOld, urlNew]) => ruleOf({ urlOld, urlNew }));
const numbered = (hops: number) =>
  redirects(Object.fromEntries(Array.from({ length: hops }, (_, at) => [`/${at}`, `/${at + 1}`])));

describe('a chain of rules', () => {
  test('RED-03 a redirect loop is invalid, like a rule without a target', () => {
    const rules = redirects({
      '/a': '/b',
      '/b': `${site.own}/c#x`,
      '/c': '/a',
      '/self': '/s%65lf',
      '/slash': '/slash/',
    });
    for (const path of ['/a', '/self', '/slash'])
      expect([path, decideAmong(rules, path).kind]).toEqual([path, 'invalid']);
  });

  test('RED-04 a chain may have five rules, not more', () => {
    expect(decideAmong(numbered(5), '/0').kind).toBe('redirect');
    expect(decideAmong(numbered(6), '/0').kind).toBe('invalid');
  });

  test('RED-04 following any set of rules ends', () => {
    const paths = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f', '/g');
    fc.assert(
      fc.property(fc.dictionary(paths, paths), paths, (pairs, start) => {
        const rules = redirects(pairs);
        let at: string = start;
        for (let hops = 0; hops <= 7; hops += 1) {
          const decision = decideAmong(rules, at);
          if (decision.kind !== 'redirect') return;
          at = decision.to;
        }
        expect.fail('the browser was sent on for ever');
      }),
    );
  });
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

  test('RED-04 each check counts one hit for a rule that applies, under the rule’s own address; other rules are not counted', async () => {
    const { world, useCases } = openShop();
    for (const path of ['/khuyen-mai-cu', '/khuyen%2Dmai-cu', '/dich-vu-da-ngung', '/cau-hinh-loi', '/cua-hang'])
      await useCases.checkRedirect({ path });
    expect([...world.state.redirectHits]).toEqual([
      ['/khuyen-mai-cu', 2],
      ['/dich-vu-da-ngung', 1],
    ]);
  });

  test('RED-05 a content system that hangs lets the page continue after a second', async () => {
    const shop = openShop({
      change: () => ({
        ruleTables: { get: () => new Promise<never>(() => {}) },
        deadline: { within: async () => 'late' as const },
      }),
    });
    expect(expectOk(await shop.useCases.checkRedirect({ path: '/khuyen-mai-cu' }))).toEqual({ kind: 'continue' });
    expect(shop.logged()).toContain('Failed to fetch redirect rules');
  });

  test('RED-01 RED-05 any address is decided as the rules say, and continues where they cannot be read', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(anyRule, { maxLength: 6 }),
        fc.oneof(anyPath, fc.webPath(), fc.string()),
        fc.boolean(),
        async (rules, path, isReadable) => {
          const shop = openShop({
            change: ({ content }) => ({
              content: { ...content, redirects: async () => (isReadable ? ok(rules) : fail({ kind: 'garbled' })) },
            }),
          });
          const { site: own } = shop.ports.settings;
          const among = { table: createRuleTable(rules, own), now: shop.ports.clock.now(), site: own };
          const expected = isReadable ? decideRedirect(path, among) : { kind: 'continue' };
          expect(expectOk(await shop.useCases.checkRedirect({ path }))).toEqual(expected);
        },
      ),
    ));

  test('RED-05 a failed look-up is only logged and the page continues', async () => {
    const shop = openShop({
      world: memoryWorld(),
      change: ({ content }) => ({ content: withFaults(content, always(unreachable, 'redirects')) }),
    });
    expect(expectOk(await shop.useCases.checkRedirect({ path: '/khuyen-mai-cu' }))).toEqual({ kind: 'continue' });
    expect(shop.logged()).toContain('Failed to fetch redirect rules');
  });
});
