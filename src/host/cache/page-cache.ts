import { ttlCache } from '#adapters/system/ttl-cache.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { Encoding } from '#host/http/compressed.ts';
import { isInCacheKey } from '#ui/routes.ts';

/** A cached response: status, headers, ETag and body are cached together. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly html: string;
  /** Encoded bodies, created at the first request for each encoding. */
  readonly bodies: Map<Encoding, Uint8Array<ArrayBuffer>>;
};

type Entry = { readonly page: CachedPage; readonly freshUntil: number };

export type PageCache = {
  /** Returns the cached page or renders it; concurrent requests for a key share one rendering. */
  readonly get: (key: string, seconds: number, draw: () => Promise<CachedPage>) => Promise<CachedPage>;
};

/** Maximum cache size in bytes, and how long a stale page may be served while services are down. */
const MAX_BYTES = 64 * 1024 * 1024;
const STALE_MS = 10 * 60_000;

/**
 * LRU cache of public pages. Caches only status 200. When a cached page cannot be rendered because a service is down
 * (503), the stale page is served for up to ten more minutes. Maximum total age of a page:
 * docs/decisions/0010-public-pages-are-cached.md.
 */
export const pageCache = (clock: Clock, maxBytes = MAX_BYTES): PageCache => {
  // Estimate for at most three encoded bodies, none larger than the UTF-8 text.
  const cache = ttlCache<Entry>(clock, { maxSize: maxBytes, sizeOf: ({ page }) => Buffer.byteLength(page.html) * 2 });
  const flights = new Map<string, Promise<CachedPage>>();

  const drawn = async (key: string, seconds: number, draw: () => Promise<CachedPage>): Promise<CachedPage> => {
    const page = await draw();
    if (page.status === 503) return cache.get(key)?.page ?? page;
    const ttl = seconds * 1_000;
    if (page.status === 200) cache.set(key, { page, freshUntil: clock.now() + ttl }, ttl + STALE_MS);
    else cache.delete(key);
    return page;
  };
  return {
    get: (key, seconds, draw) => {
      const entry = cache.get(key);
      if (entry && clock.now() < entry.freshUntil) return Promise.resolve(entry.page);
      const running = flights.get(key);
      if (running) return running;
      const flight = drawn(key, seconds, draw).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
  };
};

/**
 * Cache key of a page: path and sorted declared query parameters; all other parameters are ignored. A name with a
 * trailing `*` declares a prefix.
 */
export const cacheKey = (url: URL, declared: readonly string[]): string => {
  const kept = [...url.searchParams].filter(([name]) => isInCacheKey(declared, name));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(kept).toString();
  return query === '' ? url.pathname : `${url.pathname}?${query}`;
};
