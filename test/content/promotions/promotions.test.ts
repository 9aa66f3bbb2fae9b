import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedBanners } from '#contracts/seed/content/banners.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import type { Review, ReviewPage } from '#core/catalogue/reviews/reviews.port.ts';
import { type Banner, isScheduledAt, type Slide, type SlideCaption } from '#core/content/banner.ts';
import type { SiteConfig } from '#core/content/content.ts';
import type { UseCases } from '#core/operations.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { filterCurrentBanners } from '#core/promotion/filter-current-banners.ts';
import { ok } from '#core/shared/result.ts';
import { amountsIn } from '#test/content/promises/seed-text.ts';
import { always, denied, garbled, notFound, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';

const side = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null });
const unsetConfig: SiteConfig = {
  footerBanner: null,
  hotline: null,
  hotlineNote: null,
  email: null,
  zaloUrl: null,
  socialUrls: null,
  hours: null,
  about: null,
  headline: null,
  lead: null,
  voucherText: null,
};
const siteDomain = sampleIdentity.domain;
const anySite = fc.constantFrom(siteDomain, 'khac.example', null, undefined);
const slide = { imagePath: '/uploads/a.png', title: '', href: null, caption: null };
const anyBanner: fc.Arbitrary<Banner> = fc.record({
  key: fc.string(),
  name: fc.string(),
  kind: fc.constantFrom('SLIDER', 'POPUP', 'FLOATING'),
  slides: fc.constantFrom([slide], [slide, slide], []),
  startDate: side,
  endDate: side,
  siteDomain: anySite,
});

const openBanner: Banner = {
  key: 'b',
  name: 'B',
  kind: 'POPUP',
  slides: [],
  startDate: null,
  endDate: null,
  siteDomain: null,
};

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

describe('BAN-01 prices of banners', () => {
  const priced: SlideCaption = { heading: 'H', text: '', button: '', tone: 'green', showsPrice: true };
  const slidesOf = async (slides: readonly Slide[], change: Parameters<typeof openShop>[0] = {}) => {
    const banner = { ...openBanner, slides };
    const shop = openShop({
      change: (own) => ({
        content: { ...own.content, banners: async (kind) => ok(kind === 'POPUP' ? [banner] : []) },
        ...change?.change?.(own),
      }),
    });
    return { shop, slides: expectOk(await shop.useCases.loadPromotions({})).popups[0]?.slides ?? [] };
  };
  const to = (href: string | null, caption: SlideCaption | null = priced): Slide => ({ ...slide, href, caption });

  test('BAN-01 the price is that of the linked plan’s card, or of the cheapest card of the linked line, with its term', async () => {
    const { catalogue } = openShop().ports;
    for (const { type, slug } of seedProducts) {
      const cards = expectOk(
        await catalogue.products({ ...defaultProductQuery, category: type, perPage: 100 }),
      ).products;
      const leads = cards.flatMap(({ prices }) => findLeadPrice(prices) ?? []);
      const own = findLeadPrice(cards.find((card) => card.slug === slug)?.prices ?? []);
      const { slides } = await slidesOf([to(`/san-pham/${slug}`), to(`/cua-hang/danh-muc/${type}`)]);
      expect(slides.map(({ price }) => [price?.amount, price?.isFrom])).toEqual([
        [own?.perUnit, false],
        [Math.min(...leads.map(({ perUnit }) => perUnit)), true],
      ]);
      expect([slides[0]?.price?.term, slides[0]?.price?.unit]).toEqual([own?.term, own?.unit]);
    }
  });

  test('BAN-01 a banner that does not ask for a price, or leads elsewhere, has none and asks the catalogue for nothing', async () => {
    const { shop, slides } = await slidesOf([
      to('/san-pham/cloud-server-ssd-4', null),
      to('/san-pham/cloud-server-ssd-4', { ...priced, showsPrice: false }),
      ...[null, '/lien-he', 'https://a.example/san-pham/x', '/san-pham/a/b', '/san-pham/'].map((href) => to(href)),
    ]);
    expect(slides.map(({ price }) => price)).toEqual(slides.map(() => null));
    expect(shop.logged()).toEqual([]);
  });

  test('BAN-01 ERR-06 a price that cannot be loaded is left out and logged; the banner stays', async () => {
    const { shop, slides } = await slidesOf([to('/san-pham/khong-co'), to('/cua-hang/danh-muc/web-hosting')], {
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, always(unreachable, 'products')) }),
    });
    expect(slides.map(({ price }) => price)).toEqual([null, null]);
    expect(new Set(shop.logged())).toEqual(new Set(['Failed to fetch the price of a banner']));
  });

  test('BAN-01 PRC-01 no banner of the seed names a price itself', () => {
    for (const { caption, title } of seedBanners.flatMap(({ media }) => media))
      expect(amountsIn(`${title} ${caption?.heading} ${caption?.text}`)).toEqual([]);
  });
});

describe('FTR-04 the footer banner', () => {
  test('FTR-04 the banner is in the footer only during its window', () =>
    fc.assert(
      fc.asyncProperty(side, side, fc.integer({ min: 0, max: 20 }), async (startDate, endDate, now) => {
        const footerBanner = { ...slide, startDate, endDate };
        const shop = openShop({
          change: ({ content }) => ({
            clock: { now: () => now },
            content: { ...content, siteConfig: async () => ok({ ...unsetConfig, footerBanner }) },
          }),
        });
        const shell = expectOk(await shop.useCases.loadShell({}));
        expect(shell.footerBanner).toEqual(isScheduledAt(footerBanner, now) ? footerBanner : null);
      }),
      { numRuns: 50 },
    ));

  test('FTR-04 CMS-03 a missing footer banner is no error; one that fails to load is logged once', async () => {
    const withFault = (fault: typeof notFound) =>
      openShop({ change: ({ content }) => ({ content: withFaults(content, always(fault, 'siteConfig')) }) });
    const [none, broken] = [withFault(notFound), withFault(garbled)];
    for (const shop of [none, broken]) expect(expectOk(await shop.useCases.loadShell({})).footerBanner).toBe(null);
    expect([none.logged(), broken.logged()]).toEqual([[], ['Failed to fetch config data']]);
  });

  test('CMS-01 CMS-03 contact facts, the footer’s sentence and the voucher’s words are the editors’; what they left out is the shop’s own', async () => {
    const shellWith = async (config: Partial<SiteConfig>) => {
      const siteConfig = async () => ok({ ...unsetConfig, ...config });
      return openShop({ change: ({ content }) => ({ content: { ...content, siteConfig } }) });
    };
    const shown = {
      hotline: '1900.1234',
      hotlineNote: '1.000đ mỗi phút',
      email: 'a@b.example',
      zaloUrl: 'https://zalo.me/1',
      socialUrls: ['https://www.facebook.com/may'],
      hours: '24/7',
    };
    const whole = expectOk(await (await shellWith({ ...shown, about: 'A', voucherText: 'V' })).useCases.loadShell({}));
    expect([whole.contact, whole.about, whole.voucherText]).toEqual([shown, 'A', 'V']);
    const shop = await shellWith({ hotline: '1900.1234' });
    const part = expectOk(await shop.useCases.loadShell({}));
    // What the shop says of calls to its own number need not hold for another.
    expect(part.contact).toEqual({ ...shop.ports.settings.identity.contact, hotline: '1900.1234', hotlineNote: '' });
    const own = expectOk(await (await shellWith({})).useCases.loadShell({}));
    expect(own.contact).toEqual(shop.ports.settings.identity.contact);
    expect([part.about, part.voucherText]).toEqual([null, null]);
  });

  test('CON-01 the shell lists the integrations that may load after consent', async () => {
    const shop = openShop();
    expect(expectOk(await shop.useCases.loadShell({})).integrations).toEqual(shop.ports.settings.integrations);
  });
});

const anyReview: fc.Arbitrary<Review> = fc.record({
  id: fc.uuid(),
  stars: fc.constantFrom(1, 2, 3, 4, 5),
  text: fc.constantFrom('', '  ', 'Chạy êm.', 'Giá rõ.'),
  author: fc.constantFrom('Dũng', 'Bích'),
  bought: fc.boolean(),
  at: fc.nat(),
  answer: fc.constant(''),
});
const pageOf = (reviews: readonly Review[]): ReviewPage => ({
  reviews,
  total: reviews.length,
  pages: 1,
  average: null,
  spread: [0, 0, 0, 0, 0],
});

/** The plans of each tab of the home page. */
const tabsWithPlans = async (useCases: UseCases) => {
  const lines = expectOk(await useCases.loadHome({})).tabs?.map(({ category }) => category.handle) ?? [];
  const homes = await Promise.all(lines.map(async (line) => expectOk(await useCases.loadHome({ line }))));
  return homes.flatMap(({ tabs }) => tabs?.flatMap(({ plans }) => (plans === null ? [] : [plans])) ?? []);
};

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

  test('ROUTE-01 CAT-02 the plans of a tab stand from small to large', async () => {
    const tabs = await tabsWithPlans(openShop().useCases);
    expect(tabs.length).toBeGreaterThan(1);
    for (const plans of tabs) {
      const prices = plans.map((plan) => findLeadPrice(plan.prices)?.perUnit ?? 0);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }
  });

  test('ROUTE-01 CAT-09 feedback is of buyers only, has four or more stars and a text, is about one plan of each tab, sorted best first, at most six', () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyReview, { maxLength: 8 }), async (reviews) => {
        const shop = openShop({
          change: ({ reviews: own }) => ({ reviews: { ...own, list: async () => ok(pageOf(reviews)) } }),
        });
        const { feedback } = expectOk(await shop.useCases.loadHome({}));
        const tabs = await tabsWithPlans(shop.useCases);
        const tabOf = (slug: string) => tabs.findIndex((plans) => plans.some((each) => each.slug === slug));
        const worthy = reviews.filter(({ bought, stars, text }) => bought && stars >= 4 && text.trim() !== '');
        expect(feedback).toHaveLength(Math.min(6, worthy.length * tabs.length));
        const shown = worthy.map(({ author, stars, text }) => ({ author, stars, text }));
        for (const { product, ...said } of feedback ?? []) {
          const others = feedback?.filter((each) => tabOf(each.product.slug) === tabOf(product.slug)) ?? [];
          expect(new Set(others.map((each) => each.product.slug))).toEqual(new Set([product.slug]));
          expect(tabOf(product.slug)).toBeGreaterThanOrEqual(0);
          expect(shown).toContainEqual(said);
        }
        const stars = feedback?.map((each) => each.stars) ?? [];
        expect(stars).toEqual(stars.toSorted((a, b) => b - a));
      }),
      { numRuns: 40 },
    ));

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
