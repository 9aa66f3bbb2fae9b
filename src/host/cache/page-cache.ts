import { ttlCache } from '#adapters/system/ttl-cache.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { Encoding } from '#host/http/compressed.ts';
import { isInCacheKey } from '#ui/routes.ts';

/** Status, headers, ETag and body are cached together. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly html: string;
  /** Created at the first request for each encoding. */
  readonly bodies: Map<Encoding, Uint8Array<ArrayBuffer>>;
};

type Entry = { readonly page: CachedPage; readonly freshUntil: number };

/** Cache size in bytes, and how long a stale page is served while services are down. */
const MAX_BYTES = 64 * 1024 * 1024;
const STALE_MS = 10 * 60_000;

/**
 * LRU cache of public pages with status 200. When a service is down (503), the stale page is served for up to ten more
 * minutes; see docs/decisions/0010-public-pages-are-cached.md for the maximum age.
 */
export const pageCache = (clock: Clock, maxBytes = MAX_BYTES) => {
  // At most three encoded bodies, none larger than the UTF-8 text.
  const cache = ttlCache<Entry>(clock, {
    maxSize: maxBytes,
    sizeOf: ({ page }, key) => 2 * (key.length + Buffer.byteLength(page.html)),
  });
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
    /** Renders a page unless it is cached; concurrent requests for a key share one rendering. */
    get: (key: string, seconds: number, draw: () => Promise<CachedPage>): Promise<CachedPage> => {
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

/** Only the declared parameters, sorted; a trailing `*` declares a prefix. Equal pages have equal addresses. */
export const withDeclaredQuery = (url: URL, declared: readonly string[]): URL => {
  const kept = [...url.searchParams].filter(([name]) => isInCacheKey(declared, name));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const page = new URL(url);
  page.search = new URLSearchParams(kept).toString();
  return page;
};
