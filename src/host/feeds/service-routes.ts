import type { Hono } from 'hono';
import { cacheSecondsOf, type UseCases } from '#core/operations.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { STATUS_FEED } from '#core/status/status.ts';
import { classifyResult } from '#host/cache/classify-result.ts';
import { freshCache } from '#host/cache/fresh-cache.ts';
import { collectFreshness } from '#host/cache/freshness.ts';
import { maxAge } from '#host/cache/max-age.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { anonymousUseCases } from '#host/http/request-scope.ts';
import { incidentsXml } from './incidents.ts';
import { rssXml } from './rss.ts';
import { robotsText, sitemapEntries, sitemapXml } from './sitemap.ts';

/** In seconds. */
const RETRY_AFTER = '5';
/** In seconds. */
const SITEMAP_TTL = 60;

/** Robots, sitemap and feed. */
export const serviceRoutes = (app: Hono<HostVariables>, deps: HostDeps): void => {
  const origin = deps.environment.publicOrigin;
  const sitemaps = freshCache<Sitemap>(deps, { maxSize: 1, sizeOf: () => 1 });
  const ttl = Math.min(SITEMAP_TTL, deps.environment.cacheSeconds ?? SITEMAP_TTL) * 1_000;

  app.get('/robots.txt', (c) => c.text(robotsText(origin), 200, { 'cache-control': 'public, max-age=3600' }));
  app.get('/sitemap.xml', async (c) => {
    const ask = () => drawSitemap(origin, anonymousUseCases(c, deps));
    const { value: sitemap, until } = await collectFreshness(() =>
      sitemaps.get({ key: origin, ttl, ask, classify: classifyResult, refreshesBehind: true }),
    );
    if (!sitemap.ok) return c.text('Catalogue not available', 503, { 'retry-after': RETRY_AFTER });
    return c.body(sitemap.value, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': maxAge(until, deps.clock),
    });
  });
  app.get('/rss.xml', async (c) => {
    const { value: published, until } = await collectFreshness(() => anonymousUseCases(c, deps).loadPublications({}));
    if (!published.ok || published.value.articles === null)
      return c.text('Articles not available', 503, { 'retry-after': RETRY_AFTER });
    return c.body(rssXml(deps.environment.identity.name, origin, published.value.articles), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': maxAge(until, deps.clock, cacheSecondsOf('loadPublications', {})),
    });
  });
  app.get(STATUS_FEED, async (c) => {
    const { value: status, until } = await collectFreshness(() => anonymousUseCases(c, deps).loadStatus({}));
    if (!status.ok) return c.text('Status not available', 503, { 'retry-after': RETRY_AFTER });
    const { incidents, now } = status.value;
    return c.body(incidentsXml(deps.environment.identity.name, origin, incidents, now), 200, {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': maxAge(until, deps.clock, cacheSecondsOf('loadStatus', {})),
    });
  });
};

type Sitemap = Result<string, { readonly kind: 'unreachable' }>;

const drawSitemap = async (origin: string, useCases: UseCases): Promise<Sitemap> => {
  const entries = await sitemapEntries(useCases);
  return entries === null ? fail({ kind: 'unreachable' }) : ok(sitemapXml(origin, entries));
};
