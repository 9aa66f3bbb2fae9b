import { expect, test } from 'vitest';
import { memorySettings } from '#adapters/memory/settings.ts';
import { hostContainer } from '#composition/host.ts';
import { seedArticles } from '#contracts/seed/articles.ts';
import { seedPages } from '#contracts/seed/pages.ts';
import { seedProjects } from '#contracts/seed/projects.ts';
import type { UseCases } from '#core/operations.ts';
import { eachBackend, freshToken, runSql } from '#test/kit/backends.ts';
import { good, openShop } from '#test/kit/shop.ts';

const services = ['auth', 'user', 'product', 'order', 'payment', 'invoice', 'crm', 'cloud', 'whois'] as const;

/** What depends on the system that keeps an entry: its id, its sizes of pictures, its time of change, keys of sections. */
const withoutOwn = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, each: unknown) =>
      ['id', 'key', 'width', 'height', 'updatedAt'].includes(key) ? undefined : each,
    ),
  );

const perPage = 6;
const asked: Readonly<Record<string, (useCases: UseCases) => Promise<unknown>>> = {
  articles: async (useCases) =>
    good(
      await useCases.listArticles({ search: null, category: 'ten-mien', tag: null, author: null, page: 1, perPage }),
    ),
  article: async (useCases) => good(await useCases.loadArticle({ slug: seedArticles[0]?.slug ?? '', preview: null })),
  author: async (useCases) => good(await useCases.loadAuthor({ id: seedArticles[0]?.author ?? '', page: 1 })),
  project: async (useCases) => good(await useCases.loadProject({ slug: seedProjects[0]?.slug ?? '' })),
  page: async (useCases) => good(await useCases.loadContentPage({ path: seedPages[0]?.slug ?? '' })),
  promotions: async (useCases) => good(await useCases.loadPromotions({})),
  'what is published on the home page': async (useCases) => {
    const { banners, projects, team, feedback, articles, faqs } = good(await useCases.loadHome({}));
    return { banners, projects, team, feedback, articles, faqs };
  },
  'the footer banner': async (useCases) => good(await useCases.loadShell({})).footerBanner,
};

eachBackend('content of the composed host', (backend) => {
  test.each(Object.entries(asked))(
    'CMS-02 ROUTE-01 the host over the services and the shop on fakes say the same: %s',
    async (_, ask) => {
      // What other tests wrote would stand on the home page too.
      await runSql(backend, 'delete from reviews where not sample');
      const warnings: unknown[] = [];
      const open = hostContainer(
        {
          publicOrigin: 'http://localhost',
          // All services have the same origin here.
          services: Object.fromEntries(services.map((name) => [name, backend.url])) as Record<
            (typeof services)[number],
            string
          >,
          ...{ cmsUrl: backend.url, cookieDomain: null, integrations: memorySettings.integrations },
          secrets: { guestSigning: null, anonymousToken: await freshToken(backend), preview: null, flash: null },
        },
        { warn: (facts, event) => warnings.push([event, facts]) },
      );
      const { useCases } = open({ cookies: null, requestId: 'contentwire01' });
      expect(withoutOwn(await ask(useCases))).toEqual(withoutOwn(await ask(openShop().useCases)));
      expect(warnings).toEqual([]);
    },
  );
});
