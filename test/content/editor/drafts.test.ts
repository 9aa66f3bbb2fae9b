import { describe, expect, test } from 'vitest';
import { cmsArticles } from '#adapters/cms/articles.ts';
import { cmsContent } from '#adapters/cms/content.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { hmacPreviewKeys } from '#adapters/system/preview-keys.ts';
import { createPreviewKey } from '#backend/content/preview-access.ts';
import { PREVIEW_HEADER, PREVIEW_KEY_LIFE_MS } from '#contracts/secrets/preview-key.ts';
import { noPictures } from '#test/content/no-pictures.ts';
import { openShop } from '#test/kit/fakes/shop.ts';

const NOW = 1_767_225_600_000;
const secret = 'preview-secret-0123456789-abcdefghijk';
const canary = 'Bản nháp kín';

/** An entry that every reader of every type accepts, if it were published. */
const draft = {
  id: 1,
  documentId: 'd1',
  slug: 'ban-nhap',
  name: canary,
  title: canary,
  question: `${canary}?`,
  answer: canary,
  summary: canary,
  body: canary,
  about: canary,
  copyRight: canary,
  hotline: canary,
  type: 'POPUP',
  media: [{ title: canary, imageUrl: '/uploads/a.png', url: '/uploads/a.png' }],
  imageUrl: '/uploads/logo.png',
  alt: canary,
  items: [],
  sections: [],
  urlOld: '/cu',
  urlNew: '/ban-nhap',
  statusCode: 302,
  beginDate: null,
  startDate: null,
  endDate: null,
  site: null,
  publishedAt: null,
};

/** A shop whose content system answers every question with the draft, in the format of one version. */
const shopOfDrafts = (version: 'v4' | 'v5', publishedAt: string | null = null) => {
  const { id, documentId, ...attributes } = { ...draft, publishedAt };
  const entry = version === 'v4' ? { id, attributes } : { id, documentId, ...attributes };
  const keys: (string | null)[] = [];
  const client = serviceClient({
    baseUrl: 'http://cms.example',
    bearer: null,
    requestId: 'drafts000001',
    fetch: async (input, init) => {
      keys.push(new Headers(init?.headers).get(PREVIEW_HEADER));
      const isSingle = /\/api\/(site-logo|config|footer|license)([/?]|$)/.test(String(input));
      return new Response(JSON.stringify({ data: isSingle ? entry : [entry] }), {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  const clock = { now: () => NOW };
  const shop = openShop({
    change: () => ({
      clock,
      content: cmsContent(client, clock, noPictures),
      articles: cmsArticles(client, noPictures),
      previewKeys: hmacPreviewKeys([secret], clock),
    }),
  });
  return { ...shop, keys };
};
type Shop = ReturnType<typeof shopOfDrafts>;

const everyArticle = { search: null, category: null, tag: null, author: null, page: 1, perPage: 6 };
const reads: Readonly<Record<string, (shop: Shop) => Promise<unknown>>> = {
  loadShell: ({ useCases }) => useCases.loadShell({}),
  loadHome: ({ useCases }) => useCases.loadHome({}),
  loadPromotions: ({ useCases }) => useCases.loadPromotions({}),
  loadPublications: ({ useCases }) => useCases.loadPublications({}),
  listArticles: ({ useCases }) => useCases.listArticles(everyArticle),
  'listArticles by ids': ({ useCases }) => useCases.listArticles({ ...everyArticle, ids: ['d1', '1'] }),
  loadArticle: ({ useCases }) => useCases.loadArticle({ slug: 'ban-nhap', preview: null }),
  loadAuthor: ({ useCases }) => useCases.loadAuthor({ id: 'ban-nhap', page: 1 }),
  loadProject: ({ useCases }) => useCases.loadProject({ slug: 'ban-nhap' }),
  loadContentPage: ({ useCases }) => useCases.loadContentPage({ path: 'ban-nhap', preview: null }),
  searchSite: ({ useCases }) => useCases.searchSite({ term: canary }),
  redirects: ({ ports }) => ports.content.redirects(),
};
const shownBy = async (shop: Shop, read: (shop: Shop) => Promise<unknown>): Promise<string> =>
  // The search repeats what was asked for.
  JSON.stringify(await read(shop)).replace(`"term":"${canary}"`, '');

describe.each(['v4', 'v5'] as const)('V8.2.1 drafts of a content system of version %s that returns them', (version) => {
  test.each(Object.entries(reads))('CMS-02 %s shows no draft', async (_, read) => {
    const shown = await shownBy(shopOfDrafts(version), read);
    expect(shown).not.toContain(canary);
    expect(shown).not.toContain('ban-nhap"');
  });

  test('CMS-02 the same entry shows in all of these places once it is published', async () => {
    for (const [name, read] of Object.entries(reads)) {
      const shown = await shownBy(shopOfDrafts(version, '2026-01-01T00:00:00.000Z'), read);
      expect([name, shown.includes(canary) || shown.includes('/ban-nhap')]).toEqual([name, true]);
    }
  });

  const previews: Readonly<Record<string, (shop: Shop, preview: string) => Promise<unknown>>> = {
    loadArticle: ({ useCases }, preview) => useCases.loadArticle({ slug: 'ban-nhap', preview }),
    loadContentPage: ({ useCases }, preview) => useCases.loadContentPage({ path: '/ban-nhap/', preview }),
  };
  test.each(Object.entries(previews))(
    'CMS-02 %s shows a draft with its own key only, and no other key reaches the content system',
    async (_, load) => {
      const [own, foreign, old] = [
        createPreviewKey([secret], 'ban-nhap', NOW),
        createPreviewKey([secret], 'bai-khac', NOW),
        createPreviewKey([secret], 'ban-nhap', NOW - PREVIEW_KEY_LIFE_MS - 1),
      ];
      const another = createPreviewKey(['another-secret-0123456789-abcdefgh'], 'ban-nhap', NOW);
      for (const preview of [foreign, old, another, 'x', '']) {
        const shop = shopOfDrafts(version);
        expect(JSON.stringify(await load(shop, preview))).not.toContain(canary);
        expect(shop.keys.every((key) => key === null)).toBe(true);
      }
      const shop = shopOfDrafts(version);
      expect(JSON.stringify(await load(shop, own))).toContain(canary);
      expect(shop.keys).toContainEqual(expect.stringContaining(own));
    },
  );
});
