import type { Hono } from 'hono';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import type { UseCases } from '#core/operations.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { anonymousUseCases } from '#host/http/request-scope.ts';
import { rssXml } from './rss.ts';
import { robotsText, sitemapEntries, sitemapXml } from './sitemap.ts';

const HEALTH_TIMEOUT_MS = 3_000;
const SITEMAP_MS = 10 * 60_000;

/** Health, robots, sitemap and feed. */
export const serviceRoutes = (app: Hono<HostVariables>, deps: HostDeps): void => {
  const origin = deps.environment.publicOrigin;
  const sitemaps = ttlCache<string>(deps.clock, { max: 1 });

  app.get('/healthz', async (c) => {
    const up = await isCatalogueUp(deps.uncachedUseCases(c.get('requestId')));
    return c.json({ status: up ? 'ok' : 'catalogue unreachable' }, up ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.get('/robots.txt', (c) => c.text(robotsText(origin), 200, { 'cache-control': 'public, max-age=3600' }));
  app.get('/sitemap.xml', async (c) => {
    let xml = sitemaps.get(origin);
    if (xml === undefined) {
      const entries = await sitemapEntries(anonymousUseCases(c, deps));
      if (entries === null) return c.text('Catalogue not available', 503, { 'retry-after': '30' });
      xml = sitemapXml(origin, entries);
      sitemaps.set(origin, xml, SITEMAP_MS);
    }
    return c.body(xml, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
  });
  app.get('/rss.xml', async (c) => {
    const published = await anonymousUseCases(c, deps).loadPublications({});
    if (!published.ok || published.value.articles === null)
      return c.text('Articles not available', 503, { 'retry-after': '30' });
    return c.body(rssXml(origin, published.value.articles), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
  });
};

/** Bypasses the cache, which would hide a failure. */
const isCatalogueUp = async (useCases: UseCases): Promise<boolean> => {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), HEALTH_TIMEOUT_MS).unref());
  const asked = useCases.listProducts({ ...defaultProductQuery, perPage: 1 }).then(({ ok }) => ok);
  return Promise.race([asked, late]);
};
