import { describe, expect, test } from 'vitest';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { memoryShop } from '#adapters/memory/memory-shop.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { loadPublications } from '#core/content/load-publications.ts';
import { ok } from '#core/shared/result.ts';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { routeRows } from '#ui/routes.ts';

const sitemapPaths = async (): Promise<readonly string[]> => {
  const text = await (await hostUnderTest().host.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(origin, ''));
};

describe('ROUTE-44 what search engines may find', () => {
  test('ROUTE-44 the sitemap lists exactly the addresses of the public routes', async () => {
    const paths = await sitemapPaths();
    expect(new Set(paths).size).toBe(paths.length);
    for (const { slug } of seedProducts) expect(paths).toContain(`/san-pham/${slug}`);
    const fixed = routeRows.filter((row) => row.audience === 'public' && row.index && !row.path.includes('$'));
    for (const { path } of fixed) expect(paths).toContain(path);
    const pattern = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`);
    const open = routeRows.filter((row) => row.audience === 'public' && row.index);
    for (const path of paths) expect([path, open.some((row) => pattern(row.path).test(path))]).toEqual([path, true]);
    const closed = routeRows.filter((row) => row.audience !== 'public');
    for (const path of paths) expect(closed.some((row) => pattern(row.path).test(path))).toBe(false);
    expect(paths.filter((path) => path.startsWith('/cua-hang/danh-muc/'))).toHaveLength(seedCategories.length);
  });

  test('ROUTE-44 CMS-02 articles, authors, projects and content pages are listed, articles with their date', async () => {
    const { host, world } = hostUnderTest();
    const text = await (await host.get('/sitemap.xml')).text();
    const published = expectOk(await memoryShop(world).loadPublications({}));
    for (const { slug, publishedAt } of published.articles ?? []) {
      const day = publishedAt === null ? '' : `<lastmod>${new Date(publishedAt).toISOString()}</lastmod>`;
      expect(text).toContain(`<url><loc>${origin}/danh-sach-bai-viet/${slug}</loc>${day}</url>`);
    }
    for (const id of published.authors ?? []) expect(text).toContain(`<loc>${origin}/author/${id}</loc>`);
    for (const slug of published.projects ?? []) expect(text).toContain(`<loc>${origin}/project/${slug}</loc>`);
    for (const slug of published.pages ?? []) expect(text).toContain(`<loc>${origin}/${slug}</loc>`);
    expect(
      [published.articles, published.authors, published.projects, published.pages].every((all) => all?.length),
    ).toBe(true);
  });

  test('ERR-06 CMS-02 content that is unavailable is left out and logged, and the rest is listed', async () => {
    const world = memoryWorld({ origin });
    const { articles, log } = memoryPorts(world);
    const publications = loadPublications({
      articles: withFaults(articles, always(unreachable, 'authors', 'articles')),
      log,
    });
    const text = await (
      await hostUnderTest({ world, replace: () => ({ loadPublications: publications }) }).host.get('/sitemap.xml')
    ).text();
    expect(text).not.toContain('/author/');
    expect(text).toContain('/project/');
    expect(text).toContain('/san-pham/');
    expect(world.log.map(({ event }) => event).toSorted()).toEqual([
      'Failed to fetch articles data',
      'Failed to fetch authors data',
    ]);
  });

  test('ROUTE-44 pages about what the shop does not sell are not listed, nor a list without articles', async () => {
    const world = memoryWorld({ origin });
    const { loadShell, loadPublications } = memoryShop(world);
    const shell = expectOk(await loadShell({}));
    const published = expectOk(await loadPublications({}));
    const listedBy = async (lines: readonly string[], articles: typeof published.articles) => {
      const categories = (shell.categories ?? []).map((group) => ({
        ...group,
        children: group.children.filter(({ handle }) => lines.includes(handle)),
      }));
      const { host } = hostUnderTest({
        world,
        replace: () => ({
          loadShell: async () => ok({ ...shell, categories }),
          loadPublications: async () => ok({ ...published, articles }),
        }),
      });
      const text = await (await host.get('/sitemap.xml')).text();
      return ['tim-kiem-domain', 'baremetal', 'dang-ky-microsoft-365-backup', 'danh-sach-bai-viet'].filter((page) =>
        text.includes(`<loc>${origin}/${page}</loc>`),
      );
    };
    expect(await listedBy(['web-hosting'], [])).toEqual([]);
    expect(await listedBy(['bare-metal'], published.articles)).toEqual(['baremetal', 'danh-sach-bai-viet']);
    expect(await listedBy(['domain', 'm365-backup'], [])).toEqual(['tim-kiem-domain', 'dang-ky-microsoft-365-backup']);
  });

  test('ROUTE-44 robots may read every page, so that they see which ones are noindex', async () => {
    const text = await (await hostUnderTest().host.get('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
  });

  test('ERR-06 while the catalogue is down the sitemap is a 503 instead of incomplete', async () => {
    const { host } = hostUnderTest({
      replace: () => ({ listProducts: async () => ({ ok: false, failure: { kind: 'unreachable' } }) }),
    });
    expect((await host.get('/sitemap.xml')).status).toBe(503);
  });
});
