import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BannerFacts, bannerKinds, findBannerProblems } from '#backend/content/desk/banner-problems.ts';

const now = 1_800_000_000_000;
const problemOf = (path: string) =>
  path.startsWith('/uploads/') ? null : path.startsWith('https:') ? ('foreign' as const) : ('missing' as const);
const around = { now, siteDomain: 'shop.example', pictureProblem: problemOf };
const shown: BannerFacts = {
  published: true,
  kind: 'POPUP',
  startDate: null,
  endDate: null,
  siteDomain: null,
  images: ['/uploads/a.png'],
};
const why = (change: Partial<BannerFacts>) => findBannerProblems({ ...shown, ...change }, around);
const anyTime = fc.integer({ min: now - 100, max: now + 100 });

describe('BAN-01 why a banner is not shown', () => {
  test('BAN-01 a published banner with a picture is shown, whether for all sites or for this one', () => {
    expect([why({}), why({ siteDomain: 'shop.example' }), why({ images: [null, '/uploads/b.png'] })]).toEqual([
      [],
      [],
      [],
    ]);
  });
  test('BAN-01 each problem returns its own reason', () => {
    expect([
      why({ published: false }),
      why({ kind: 'BANNER' }),
      why({ siteDomain: 'other.example' }),
      why({ siteDomain: undefined }),
      why({ images: [] }),
      why({ images: [null] }),
      why({ images: ['/nowhere.png'] }),
      why({ images: ['/nowhere.png', 'https://cdn.example/a.png'] }),
    ]).toEqual([
      ['draft'],
      ['unknown-kind'],
      ['other-site'],
      ['other-site'],
      ['no-media'],
      ['missing-image'],
      ['missing-image'],
      ['foreign-image'],
    ]);
  });
  test('BAN-01 a window includes both ends; a reversed window is never open', () =>
    fc.assert(
      fc.property(fc.option(anyTime), fc.option(anyTime), (startDate, endDate) => {
        const [begin, end] = [startDate ?? Number.NEGATIVE_INFINITY, endDate ?? Number.POSITIVE_INFINITY];
        const [problem] = why({ startDate, endDate });
        if (begin > end) expect(problem).toBe('wrong-way-round');
        else expect(problem).toBe(now < begin ? 'not-begun' : now > end ? 'over' : undefined);
      }),
    ));
  test('BAN-01 every reason is returned, not only the first', () =>
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(...bannerKinds),
        (draft, other, bare, kind) => {
          const change = {
            kind,
            published: !draft,
            siteDomain: other ? 'x.example' : null,
            images: bare ? [] : ['/uploads/a.png'],
          };
          expect(why(change)).toHaveLength([draft, other, bare].filter(Boolean).length);
        },
      ),
    ));
});
