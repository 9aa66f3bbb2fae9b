import { ttlCache } from '#adapters/system/ttl-cache.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { Encoding } from '#host/http/compressed.ts';
import { isDeclared } from '#ui/routes.ts';

/** A page as it is sent: body, headers and tag belong together and are kept together. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly html: string;
  /** Bodies by encoding, each made at its first request. */
  readonly bodies: Map<Encoding, Uint8Array<ArrayBuffer>>;
};

type Entry = { readonly page: CachedPage; readonly freshUntil: number };

export type PageCache = {
  /** The kept page or a new one; concurrent requests for one key wait for one drawing. */
  readonly get: (key: string, seconds: number, draw: () => Promise<CachedPage>) => Promise<CachedPage>;
};

/** So much is kept of rendered pages, and so long may an old one stand in while the services are down. */
const MAX_BYTES = 64 * 1024 * 1024;
const STALE_MS = 10 * 60_000;

/**
 * Keeps whole public pages, the longest unused leave first. Only status 200 is kept; when a page that was kept cannot be
 * drawn because a service is down (503), the old one is shown for up to ten more minutes. How old a page can be in all:
 * docs/decisions/0010-public-pages-are-cached.md.
 */
export const pageCache = (clock: Clock, maxBytes = MAX_BYTES): PageCache => {
  // Three bodies at most, none larger than the text in UTF-8.
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
 * The key of a page: path and declared query parameters in one order, whatever order and company they came in. A name
 * with a trailing `*` declares a family.
 */
export const cacheKey = (url: URL, declared: readonly string[]): string => {
  const kept = [...url.searchParams].filter(([name]) => isDeclared(declared, name));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(kept).toString();
  return query === '' ? url.pathname : `${url.pathname}?${query}`;
};
