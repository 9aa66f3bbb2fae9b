import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteDomain } from '#contracts/organisation.ts';
import { type Banner, isScheduledAt } from '#core/content/banner.ts';
import { filterCurrentBanners } from '#core/promotion/filter-current-banners.ts';
import { ok } from '#core/shared/result.ts';
import { always, denied, garbled, notFound, unreachable, withFaults } from '#test/kit/faults.ts';
import { expectOk, openShop } from '#test/kit/shop.ts';

const side = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null });
const anySite = fc.constantFrom(siteDomain, 'khac.example', null, undefined);
const slide = { imagePath: '/uploads/a.png', title: '', href: null };
const anyBanner: fc.Arbitrary<Banner> = fc.record({
  key: fc.string(),
  name: fc.string(),
  kind: fc.constantFrom('SLIDER', 'POPUP', 'FLOATING'),
  slides: fc.constantFrom([slide], [slide, slide], []),
  startDate: side,
  endDate: side,
  siteDomain: anySite,
});

describe('BAN-01 which banners are shown', () => {
  test('BAN-01 a window includes its first and last moment, an open end has no limit, and a reversed window is never open', () =>
    fc.assert(
      fc.property(side, side, fc.integer({ min: 0, max: 20 }), (startDate, endDate, now) => {
        const moments = Array.from({ length: 21 }, (_, at) => at);
        const inside = moments.filter((at) => at >= (startDate ?? 0) && at <= (endDate ?? 20));
        expect(isScheduledAt({ startDate, endDate }, now)).toBe(inside.includes(now));
      }),
    ));

  test('BAN-01 banners with a picture, in their window, of this site or of no site are shown in order; no others are', () =>
    fc.assert(
      fc.property(fc.array(anyBanner), fc.integer({ min: 0, max: 20 }), (banners, now) => {
        const shown = filterCurrentBanners(banners, siteDomain, now);
        const hidden = banners.filter((banner) => !shown.includes(banner));
        expect(shown).toEqual(banners.filter((banner) => !hidden.includes(banner)));
        for (const banner of shown)
          expect([
            isScheduledAt(banner, now),
            banner.slides.length > 0,
            [null, siteDomain].includes(banner.siteDomain ?? null),
          ]).toEqual([true, true, true]);
        for (const banner of hidden)
          expect(
            !isScheduledAt(banner, now) ||
              banner.slides.length === 0 ||
              ![null, siteDomain].includes(banner.siteDomain as null),
          ).toBe(true);
      }),
    ));
});

describe('BAN-02 BAN-04 popups and floating icons', () => {
  test('BAN-02 current popups and icons of this site are returned; those of another site or time are not', async () => {
    const { popups, floating } = expectOk(await openShop().useCases.loadPromotions({}));
    expect(popups.map(({ key }) => key)).toEqual(['cua-so-goi-ban-chay']);
    expect(floating.map(({ kind }) => kind)).toEqual(['FLOATING']);
  });

  test('BAN-02 BAN-04 DATA-01 a kind that fails to load is empty and logged once, and the other kind is shown', async () => {
    for (const failing of ['POPUP', 'FLOATING']) {
      const shop = openShop({
        change: ({ content }) => ({
          content: {
            ...content,
            banners: async (kind) =>
              kind === failing ? { ok: false, failure: { kind: 'garbled' } } : content.banners(kind),
          },
        }),
      });
      const { popups, floating } = expectOk(await shop.useCases.loadPromotions({}));
      expect([popups.length === 0, floating.length === 0]).toEqual([failing === 'POPUP', failing === 'FLOATING']);
      expect(shop.logged()).toEqual([`Failed to fetch ${failing} banners data`]);
    }
  });
});

describe('FTR-04 the footer banner', () => {
  test('FTR-04 the banner is in the footer only during its window', () =>
    fc.assert(
      fc.asyncProperty(side, side, fc.integer({ min: 0, max: 20 }), async (startDate, endDate, now) => {
        const banner = { title: 'B', imagePath: '/uploads/a.png', href: null, startDate, endDate };
        const shop = openShop({
          change: ({ content }) => ({
            clock: { now: () => now },
            content: { ...content, footerBanner: async () => ok(banner) },
          }),
        });
        const shell = expectOk(await shop.useCases.loadShell({}));
        expect(shell.footerBanner).toEqual(isScheduledAt(banner, now) ? banner : null);
      }),
      { numRuns: 50 },
    ));

  test('FTR-04 CMS-03 a missing footer banner is no error; one that fails to load is logged once', async () => {
    const withFault = (fault: typeof notFound) =>
      openShop({ change: ({ content }) => ({ content: withFaults(content, always(fault, 'footerBanner')) }) });
    const [none, broken] = [withFault(notFound), withFault(garbled)];
    for (const shop of [none, broken]) expect(expectOk(await shop.useCases.loadShell({})).footerBanner).toBe(null);
    expect([none.logged(), broken.logged()]).toEqual([[], ['Failed to fetch footer banner data']]);
  });

  test('CON-01 the shell lists the integrations that may load after consent', async () => {
    const shop = openShop();
    expect(expectOk(await shop.useCases.loadShell({})).integrations).toEqual(shop.ports.settings.integrations);
  });
});

describe('ROUTE-01 the home page', () => {
  test('ROUTE-01 BAN-01 the home page has the slider, projects, team, feedback and the newest three articles', async () => {
    const shop = openShop();
    const home = expectOk(await shop.useCases.loadHome({}));
    expect(home.banners?.map(({ kind }) => kind)).toEqual(['SLIDER', 'SLIDER', 'SLIDER']);
    expect(home.articles).toHaveLength(3);
    expect(home.articles?.map(({ publishedAt }) => publishedAt)).toEqual(
      home.articles?.map(({ publishedAt }) => publishedAt).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
    );
    expect(home.projects?.every(({ body }) => body.length === 0)).toBe(true);
    expect(home.team?.length).toBeGreaterThan(0);
    expect(shop.logged()).toEqual([]);
  });

  test('ROUTE-01 feedback has four or more stars and a text, is about the first plan of a tab, sorted best first, at most six', async () => {
    const { feedback, tabs } = expectOk(await openShop().useCases.loadHome({}));
    const firsts = tabs?.map(({ plans }) => plans[0]?.slug) ?? [];
    expect(feedback?.length).toBeGreaterThan(0);
    expect(feedback?.length).toBeLessThanOrEqual(6);
    for (const { text, stars, product } of feedback ?? []) {
      expect(firsts).toContain(product.slug);
      expect([text.trim() !== '', stars >= 4]).toEqual([true, true]);
    }
    const stars = feedback?.map((each) => each.stars) ?? [];
    expect(stars).toEqual(stars.toSorted((a, b) => b - a));
  });

  const parts = {
    banners: 'banners',
    projects: 'projects',
    authors: 'team',
    articles: 'articles',
    list: 'feedback',
  } as const;
  test('ROUTE-01 DATA-01 every part fails independently and is logged', () =>
    fc.assert(
      fc.asyncProperty(
        // Every key is one of the table above.
        fc.subarray(Object.keys(parts) as (keyof typeof parts)[]),
        fc.constantFrom(unreachable, garbled, denied),
        async (failing, fault) => {
          const shop = openShop({
            change: ({ content, articles, reviews }) => ({
              content: withFaults(content, always(fault, ...failing)),
              articles: withFaults(articles, always(fault, ...failing)),
              reviews: withFaults(reviews, always(fault, ...failing)),
            }),
          });
          const home = expectOk(await shop.useCases.loadHome({}));
          for (const [method, part] of Object.entries(parts))
            expect([part, home[part] === null]).toEqual([part, failing.some((each) => each === method)]);
          expect(home.tabs).toHaveLength(4);
          expect(shop.logged()).toHaveLength(failing.length);
        },
      ),
      { numRuns: 30 },
    ));
});
