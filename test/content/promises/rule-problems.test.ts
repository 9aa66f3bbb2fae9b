import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRefusal, findRuleProblems, type RuleFacts, rulesIn } from '#backend/content/desk/rule-problems.ts';
import { decideRedirect } from '#core/redirects/decide-redirect.ts';

const now = 1_800_000_000_000;
const own = 'https://shop.example';
const siteDomain = 'shop.example';
const acting: RuleFacts = {
  urlOld: '/cu',
  urlNew: '/moi',
  statusCode: 301,
  beginDate: null,
  endDate: null,
  siteDomain: null,
};
const where = { now, siteDomain, own, redirectOrigins: ['https://portal.example'] };
const why = (change: Partial<RuleFacts>, others: readonly Partial<RuleFacts>[] = []) => {
  const rule = { ...acting, ...change };
  const rules = [rule, ...others.map((other) => ({ ...acting, ...other }))];
  return findRuleProblems(rule, rulesIn(where, rules));
};
/** Rules /1 → /2 → … → /n and then `last`. */
const chain = (length: number, last: string) =>
  Array.from({ length }, (_, index) => ({
    urlOld: `/${index + 1}`,
    urlNew: index + 1 === length ? last : `/${index + 2}`,
  }));

describe('RED-04 why a redirect rule has no effect', () => {
  test('RED-04 a rule to a page of the shop or to an allowed other site has no problem', () => {
    for (const urlNew of ['/moi', `${own}/moi?a=1#b`, 'https://portal.example/x']) expect(why({ urlNew })).toEqual([]);
    expect(why({ statusCode: 410, urlNew: null })).toEqual([]);
  });
  test('RED-04 a blank target and a target off the allow-list are reported', () => {
    expect([why({ urlNew: null }), why({ urlNew: '  ' })]).toEqual([['blank-target'], ['blank-target']]);
    for (const urlNew of ['https://evil.example', '//evil.example', 'javascript:x', '/\\evil'])
      expect(why({ urlNew })).toEqual(['off-allow-list']);
  });
  test('RED-04 a closed window and another site are reported', () => {
    expect([
      why({ beginDate: now + 1 }),
      why({ endDate: now - 1 }),
      why({ beginDate: now + 2, endDate: now + 1 }),
      why({ siteDomain: 'other.example' }),
      why({ siteDomain: undefined }),
    ]).toEqual([['not-begun'], ['over'], ['wrong-way-round'], ['other-site'], ['other-site']]);
  });
  test('RED-04 a rule to itself is reported, by path or by full URL', () => {
    expect([why({ urlNew: '/cu' }), why({ urlNew: `${own}/cu` }), why({ urlNew: '/cu#x' })]).toEqual([
      ['self-loop'],
      ['self-loop'],
      ['self-loop'],
    ]);
  });
  test('RED-04 a redirect loop of any length is reported, and so is a rule that leads into one', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), (length) => {
        expect(why({ urlNew: '/1' }, chain(length, '/cu'))).toEqual(['loop']);
        expect(why({ urlNew: '/1' }, chain(length, '/1'))).toEqual(['loop']);
      }),
    ));
  test('RED-04 five redirects in a row are followed, six are not', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (others) => {
        expect(why({ urlNew: '/1' }, chain(others, '/cuoi'))).toEqual(others + 1 <= 5 ? [] : ['chain-too-long']);
      }),
    ));
  test('RED-04 an expired rule is not part of a chain, and an earlier rule shadows a later one for the same path', () => {
    expect(why({ urlNew: '/1' }, [{ urlOld: '/1', urlNew: '/cu', endDate: now - 1 }])).toEqual([]);
    const second = { ...acting, urlOld: ' //c%75#x' };
    expect(findRuleProblems(second, rulesIn(where, [acting, second]))).toEqual(['shadowed']);
  });
  test('RED-04 the reported problems match what the shop does with a single rule', () =>
    fc.assert(
      fc.property(
        fc.record({
          urlNew: fc.constantFrom(null, '', '/moi', 'https://evil.example', 'https://portal.example/a', '//x'),
          statusCode: fc.constantFrom(301, 302, 410),
          beginDate: fc.constantFrom(null, now - 1, now, now + 1),
          endDate: fc.constantFrom(null, now - 1, now, now + 1),
          siteDomain: fc.constantFrom(null, undefined, siteDomain, 'other.example'),
        }),
        (change) => {
          const does = decideRedirect('/cu', rulesIn(where, [{ ...acting, ...change }])).kind;
          expect(why(change).length === 0).toBe(does === 'redirect' || does === 'gone');
        },
      ),
    ));
});

describe('RED-03 a rule that the shop could not follow is refused', () => {
  const refused = (change: Partial<RuleFacts>, others: readonly Partial<RuleFacts>[] = []) =>
    findRefusal(
      { ...acting, ...change },
      others.map((other) => ({ ...acting, ...other })),
      where,
    );
  test('RED-03 a rule without a target, to a site that is not allowed or to itself is refused', () => {
    expect(refused({})).toBeNull();
    expect(refused({ urlNew: null, statusCode: 410 })).toBeNull();
    expect(refused({ urlNew: null })).toEqual({ urlOld: '/cu', problem: 'blank-target' });
    expect(refused({ urlNew: 'https://evil.example/' })).toEqual({ urlOld: '/cu', problem: 'off-allow-list' });
    expect(refused({ urlNew: '/c%75?#x' })).toEqual({ urlOld: '/cu', problem: 'self-loop' });
  });
  test('RED-03 a rule that closes a loop or makes the chain of another rule too long is refused', () => {
    expect(refused({ urlNew: '/1' }, chain(3, '/cu'))).toEqual({ urlOld: '/cu', problem: 'loop' });
    expect(refused({ urlOld: '/6', urlNew: '/7' }, chain(5, '/6'))).toEqual({
      urlOld: '/1',
      problem: 'chain-too-long',
    });
  });
  test('RED-03 a rule that was broken before does not block others', () => {
    expect(refused({ urlOld: '/a', urlNew: '/b' }, [{ urlOld: '/trong', urlNew: '' }])).toBeNull();
  });
  test('RED-03 after any series of accepted rules the shop answers no address with an invalid redirect', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h');
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path), { maxLength: 12 }), (typed) => {
        const kept: RuleFacts[] = [];
        for (const [urlOld, urlNew] of typed) {
          const rule = { ...acting, urlOld, urlNew };
          if (findRefusal(rule, kept, where) === null) kept.push(rule);
        }
        for (const { urlOld } of kept) expect(decideRedirect(urlOld, rulesIn(where, kept)).kind).toBe('redirect');
      }),
    );
  });
});
