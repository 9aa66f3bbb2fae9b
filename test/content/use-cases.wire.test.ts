import { expect, test } from 'vitest';
import { hostContainer } from '#composition/host.ts';
import type { RequestLog } from '#composition/host-settings.ts';
import { seedArticles } from '#contracts/seed/content/articles.ts';
import { seedPages } from '#contracts/seed/content/pages.ts';
import { seedProjects } from '#contracts/seed/content/projects.ts';
import type { UseCases } from '#core/operations.ts';
import { hostProcess } from '#host/cache/host-process.ts';
import { cacheParts } from '#test/host/caching/cache-parts.ts';
import { eachBackend, freshToken, runSql } from '#test/kit/backends/backends.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { hostSettingsFor } from '#test/kit/host-settings.ts';

/** Removes what depends on the storing system: ids, picture sizes, change times and section keys. */
const withoutStorageFields = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, each: unknown) =>
      ['id', 'key', 'width', 'height', 'updatedAt'].includes(key) ? undefined : each,
    ),
  );

const perPage = 6;
const asked: Readonly<Record<string, (useCases: UseCases) => Promise<unknown>>> = {
  articles: async (useCases) =>
    expectOk(
      await useCases.listArticles({ search: null, category: 'ten-mien', tag: null, author: null, page: 1, perPage }),
    ),
  article: async (useCases) =>
    expectOk(await useCases.loadArticle({ slug: seedArticles[0]?.slug ?? '', preview: null })),
  author: async (useCases) => expectOk(await useCases.loadAuthor({ id: seedArticles[0]?.author ?? '', page: 1 })),
  project: async (useCases) => expectOk(await useCases.loadProject({ slug: seedProjects[0]?.slug ?? '' })),
  page: async (useCases) => expectOk(await useCases.loadContentPage({ path: seedPages[0]?.slug ?? '', preview: null })),
  promotions: async (useCases) => expectOk(await useCases.loadPromotions({})),
  'published content of the home page': async (useCases) => {
    const { banners, projects, team, feedback, articles, faqs } = expectOk(await useCases.loadHome({}));
    return { banners, projects, team, feedback, articles, faqs };
  },
  'the footer banner': async (useCases) => expectOk(await useCases.loadShell({})).footerBanner,
};

eachBackend('content of the composed host', (backend) => {
  test.each(Object.entries(asked))(
    'CMS-02 ROUTE-01 the host over the services and the shop on fakes return the same: %s',
    async (_, ask) => {
      // Reviews that other tests wrote would also be on the home page.
      await runSql(backend, 'delete from reviews');
      const warnings: unknown[] = [];
      const settings = hostSettingsFor(backend, { anonymousToken: [await freshToken(backend)] });
      const warn: RequestLog['warn'] = (facts, event) => warnings.push([event, facts]);
      const log = { warn, debug: () => undefined };
      const open = hostContainer(settings, log, hostProcess(cacheParts(), null, { log, metrics: null }));
      const { useCases } = open({ cookies: null, requestId: 'contentwire01' });
      expect(withoutStorageFields(await ask(useCases))).toEqual(withoutStorageFields(await ask(openShop().useCases)));
      expect(warnings).toEqual([]);
    },
  );
});
