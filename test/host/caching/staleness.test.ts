import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { ArticleSummary } from '#core/content/article.ts';
import { ok } from '#core/shared/result.ts';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';

const article = (version: number): ArticleSummary => ({
  id: '1',
  slug: `phien-ban-${version}`,
  title: `phien-ban-${version}`,
  summary: '',
  cover: null,
  readMinutes: null,
  featured: false,
  publishedAt: 0,
  category: null,
  tags: [],
  author: null,
});

/** A host whose whole content is one number, in every place where visitors see content. */
const versionedHost = (cacheSeconds: number | null) => {
  const world = memoryWorld({ origin });
  const content = { version: 0 };
  const setVersion = (version: number): void => {
    content.version = version;
    const rule = { urlOld: '/cu', statusCode: 302, beginDate: null, endDate: null, siteDomain: null };
    world.state.redirects = [{ ...rule, urlNew: `/phien-ban-${version}` }];
  };
  setVersion(0);
  const renderer = jsonRenderer();
  const shop = hostUnderTest({
    world,
    cachesAnswers: true,
    ...(cacheSeconds === null ? {} : { cacheSeconds }),
    renderer: {
      ...renderer,
      render: async (request) => {
        const shell = await request.useCases.loadShell({});
        const drawn = await renderer.render(request);
        return drawn.kind === 'page' ? { ...drawn, html: `${drawn.html}${JSON.stringify(shell)}` } : drawn;
      },
    },
    replace: (own) => ({
      loadShell: async () => {
        const shell = await own.loadShell({});
        return shell.ok ? ok({ ...shell.value, about: `phien-ban-${content.version}` }) : shell;
      },
      loadPromotions: async () => {
        const promotions = await own.loadPromotions({});
        const name = `phien-ban-${content.version}`;
        return promotions.ok
          ? ok({ ...promotions.value, popups: promotions.value.popups.map((each) => ({ ...each, name })) })
          : promotions;
      },
      loadPublications: async () => ok({ articles: [article(content.version)], authors: [], projects: [], pages: [] }),
    }),
  });
  return { ...shop, setVersion };
};

const places = ['/', '/cua-hang', '/api/loadShell', '/api/loadPromotions', '/rss.xml', '/sitemap.xml', '/cu'] as const;

/** How long a Cache-Control lets an answer be shown, in seconds. */
const keptBy = (control: string | null): number =>
  [...(control ?? '').matchAll(/(?:max-age|stale-while-revalidate)=(\d+)/g)].reduce(
    (sum, [, each]) => sum + Number(each),
    0,
  );

/** The version that a place shows, and how long the answer allows a browser or a CDN to keep it, in seconds. */
const seen = async ({ host }: ReturnType<typeof versionedHost>, place: string) => {
  const answer = await host.get(place);
  const text = (answer.headers.get('location') ?? '') + (await answer.text());
  const [, version = 'none'] = /phien-ban-(\d+)/.exec(text) ?? [];
  const keptSeconds = Math.max(
    ...['cache-control', 'cdn-cache-control'].map((name) => keptBy(answer.headers.get(name))),
  );
  return { version: Number(version), keptSeconds };
};
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('ROUTE-07 a change of the content shows within CACHE_SECONDS everywhere', () => {
  test.each([
    [null, 60],
    [10, 10],
  ])('ROUTE-07 CACHE_SECONDS=%s: pages, API, popups, feed, sitemap and redirect rules', async (given, seconds) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        // Another reader of the same answers, so that they are of another age than what is made of them.
        fc.array(
          fc.record({
            wait: fc.nat(seconds * 800),
            changes: fc.nat(3).map((dice) => dice === 0),
            isOther: fc.boolean(),
          }),
          { minLength: 5, maxLength: 30 },
        ),
        async (watched, steps) => {
          const shop = versionedHost(given);
          /** When each version was replaced by the next one. */
          const replaced: number[] = [];
          for (const { wait, changes, isOther } of steps) {
            const place = isOther ? '/api/loadShell' : watched;
            shop.world.state.now += wait;
            const { now } = shop.world.state;
            if (changes) {
              replaced.push(now);
              shop.setVersion(replaced.length);
            }
            const { version, keptSeconds } = await seen(shop, place);
            await settled();
            const since = replaced[version] ?? Number.POSITIVE_INFINITY;
            expect([place, now + keptSeconds * 1_000 <= since + seconds * 1_000]).toEqual([place, true]);
          }
        },
      ),
      { numRuns: 70 },
    );
  });

  test('ROUTE-07 a page that was made of an answer of 29 seconds shows a change 31 seconds later', async () => {
    for (const place of ['/', '/cua-hang', '/sitemap.xml', '/rss.xml'] as const) {
      const shop = versionedHost(null);
      for (const other of ['/api/loadShell', '/rss.xml']) await seen(shop, other);
      shop.setVersion(1);
      shop.world.state.now += 29_000;
      expect([place, (await seen(shop, place)).version]).toEqual([place, 0]);
      shop.world.state.now += 31_001;
      expect([place, (await seen(shop, place)).version]).toEqual([place, 1]);
    }
  });

  test('ROUTE-07 after a notice of the content system every place shows the change at once', async () => {
    const shop = versionedHost(null);
    for (let version = 1; version <= 3; version += 1) {
      for (const place of places) await seen(shop, place);
      shop.setVersion(version);
      shop.revision.increment();
      for (const place of places) expect([place, (await seen(shop, place)).version]).toEqual([place, version]);
    }
  });

  test('ROUTE-07 a CDN may show a public page for the time that is left, half of it while it asks again', async () => {
    const shop = versionedHost(10);
    const forCdn = async (place: string) => (await shop.host.get(place)).headers.get('cdn-cache-control');
    expect(await forCdn('/')).toBe('public, max-age=5, stale-while-revalidate=5');
    shop.world.state.now += 3_500;
    expect(await forCdn('/')).toBe('public, max-age=3, stale-while-revalidate=3');
    expect(await forCdn('/gio-hang')).toBeNull();
  });

  test('ROUTE-07 a page says when it left the host, however long it was kept, and for how long caches may keep it', async () => {
    const shop = versionedHost(10);
    const tells = async (place: string, headers = {}) => {
      const answer = await shop.host.get(place, headers);
      return [answer.status, answer.headers.get('server-timing')];
    };
    const { state } = shop.world;
    expect(await tells('/')).toEqual([200, `sent;dur=${state.now};desc="10000"`]);
    const etag = (await shop.host.get('/')).headers.get('etag') ?? '';
    state.now += 3_500;
    expect(await tells('/')).toEqual([200, `sent;dur=${state.now};desc="6500"`]);
    expect(await tells('/', { 'if-none-match': etag })).toEqual([304, `sent;dur=${state.now};desc="6500"`]);
    expect(await tells('/gio-hang')).toEqual([200, `sent;dur=${state.now};desc="0"`]);
  });

  test('V2.4.1 visits with unique tracking parameters share one page, and redirect rules are read once', async () => {
    const shop = versionedHost(null);
    for (let visit = 0; visit < 20; visit += 1)
      await shop.host.get(`/cua-hang?fbclid=${visit}&utm_source=x${visit}&gclid=${visit}`);
    expect(shop.called.filter(([name]) => name === 'loadShell')).toHaveLength(1);
  });
});
