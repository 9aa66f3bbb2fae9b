import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cmsArticles } from '#adapters/cms/articles.ts';
import { cmsContent } from '#adapters/cms/content.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import type { UseCases } from '#core/operations.ts';
import { recordingsOf } from '#test/content/recordings/recordings.ts';
import { expectOk, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { noPictures } from './no-pictures.ts';

type Reply = () => Promise<Response>;

const json =
  (body: unknown, status = 200): Reply =>
  async () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const page: Reply = async () =>
  new Response('<html><script>alert(1)</script>', { headers: { 'content-type': 'text/html' } });
const down: Reply = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
const slow: Reply = () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'));

/** The recorded answers, with this shop's domain as their site. */
const bodies = [...recordingsOf('v4'), ...recordingsOf('v5')].map(({ body }): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll('cloud.example.vn', sampleIdentity.domain)),
);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Corrupts an answer at random places: a key is missing, null or of another type, or an end date is before its start.
 */
const corrupt = (body: unknown, dice: () => number): unknown => {
  if (Array.isArray(body)) return body.map((each) => corrupt(each, dice));
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]): [string, unknown][] => {
      const fate = dice();
      if (fate === 0) return [];
      if (fate === 1) return [[key, null]];
      if (fate === 2) return [[key, { data: [] }]];
      if (fate === 3) return [[key, '<script>alert(1)</script>']];
      if (key === 'endDate' && fate === 4) return [[key, '1999-01-01T00:00:00.000Z']];
      return [[key, corrupt(value, dice)]];
    }),
  );
};

const anyReply: fc.Arbitrary<Reply> = fc.oneof(
  fc.constantFrom(page, down, slow, json(null), json([]), json({}), json({ data: null }), json({ data: {} })),
  fc.tuple(fc.jsonValue(), fc.constantFrom(200, 404, 500)).map(([data, status]) => json({ data }, status)),
  fc.constantFrom(...bodies).map((body) => json(body)),
  fc
    .tuple(fc.constantFrom(...bodies), fc.infiniteStream(fc.nat(40)))
    .map(([body, stream]) => json(corrupt(body, () => Number(stream.next().value)))),
);

/** A shop whose content system returns these replies in turn, over and over. */
const shopOn = (replies: readonly Reply[]): Shop => {
  let asked = 0;
  const client = serviceClient({
    baseUrl: 'http://cms.example',
    bearer: null,
    requestId: 'badcms000001',
    fetch: () => {
      asked += 1;
      return (replies[asked % replies.length] ?? down)();
    },
  });
  return openShop({
    change: ({ clock }) => ({
      content: cmsContent(client, clock, noPictures),
      articles: cmsArticles(client, noPictures),
    }),
  });
};

/** Pages that load whatever the content system returns. */
const alwaysLoadingPages: readonly ((useCases: UseCases) => Promise<unknown>)[] = [
  async (useCases) => expectOk(await useCases.loadShell({})),
  async (useCases) => expectOk(await useCases.loadHome({})),
  async (useCases) => expectOk(await useCases.loadPromotions({})),
  async (useCases) => expectOk(await useCases.checkRedirect({ path: '/a' })),
];
const all = { search: 'máy chủ', category: 'ten-mien', tag: null, author: null, page: 2, perPage: 6 };
/** Content pages: they load or return a known failure. */
const contentPages: readonly ((
  useCases: UseCases,
) => ReturnType<UseCases['listArticles' | 'loadArticle' | 'loadAuthor' | 'loadProject' | 'loadContentPage']>)[] = [
  (useCases) => useCases.listArticles(all),
  (useCases) => useCases.loadArticle({ slug: 'may-chu-ao-vps-la-gi', preview: null }),
  (useCases) => useCases.loadAuthor({ id: 'nguyen-thi-ha', page: 1 }),
  (useCases) => useCases.loadProject({ slug: 'ha-tang-dai-hoc' }),
  (useCases) => useCases.loadContentPage({ path: 'gioi-thieu', preview: null }),
];
const failures = ['not-found', 'unreachable', 'garbled', 'denied', 'unexpected'];

/** Expects that the log has no duplicates. */
const expectDistinctLogs = (shop: Shop): void => expect(new Set(shop.logged()).size).toBe(shop.logged().length);

describe('ERR-10 a content system that is down or slow or returns malformed or wrong content', () => {
  test('ERR-10 DATA-01 CMS-01 every page of the shop loads and logs each failure once', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(anyReply, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...alwaysLoadingPages),
        async (replies, load) => {
          const shop = shopOn(replies);
          await load(shop.useCases);
          expectDistinctLogs(shop);
        },
      ),
      { numRuns: 120 },
    ));

  test('ERR-10 CMS-02 every content page loads or returns a known failure, and logs it once', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(anyReply, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...contentPages),
        async (replies, load) => {
          const shop = shopOn(replies);
          const answer = await load(shop.useCases);
          if (!answer.ok) expect(failures).toContain(answer.failure.kind);
          expectDistinctLogs(shop);
        },
      ),
      { numRuns: 120 },
    ));

  test('ERR-10 CMS-02 the shop drops script URLs, banners outside their window and articles of another category', () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyReply, { minLength: 1, maxLength: 4 }), async (replies) => {
        const shop = shopOn(replies);
        const home = expectOk(await shop.useCases.loadHome({}));
        const { popups, floating } = expectOk(await shop.useCases.loadPromotions({}));
        const now = shop.world.state.now;
        for (const banner of [...(home.banners ?? []), ...popups, ...floating]) {
          expect((banner.startDate ?? now) <= now && now <= (banner.endDate ?? now)).toBe(true);
          for (const { href, imagePath } of banner.slides)
            expect(`${href} ${imagePath}`).not.toMatch(/javascript:|<script|(^| )\/\//i);
        }
        for (const category of ['ten-mien', null]) {
          const list = await shop.useCases.listArticles({ ...all, search: null, category });
          if (list.ok && category !== null)
            expect(list.value.articles.every((article) => article.category?.slug === category)).toBe(true);
        }
      }),
      { numRuns: 60 },
    ));

  test('ERR-10 a system that is down gets three requests for a page’s main content and one for each additional part', async () => {
    const asked: string[] = [];
    const client = serviceClient({
      baseUrl: 'http://cms.example',
      bearer: null,
      requestId: 'badcms000002',
      fetch: (input) => {
        asked.push(new URL(String(input)).pathname);
        return down();
      },
    });
    const shop = openShop({ change: () => ({ articles: cmsArticles(client, noPictures) }) });
    await shop.useCases.listArticles(all);
    expect(asked.filter((path) => path === '/api/articles')).toHaveLength(3);
    expect(asked.filter((path) => path !== '/api/articles').toSorted()).toEqual(['/api/categories', '/api/tags']);
  });
});
