import { type CacheParts, freshCache, type Verdict } from '#host/cache/fresh-cache.ts';
import type { Freshness } from '#host/cache/freshness.ts';
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

const MAX_BYTES = 64 * 1024 * 1024;

const classify = ({ status }: CachedPage): Verdict => {
  if (status === 200) return 'cache';
  return status === 503 ? 'stale' : 'skip';
};

/** LRU cache of public pages with status 200; docs/decisions/0010-public-pages-are-cached.md has their maximum age. */
export const pageCache = (parts: CacheParts, maxBytes = MAX_BYTES) => {
  const cache = freshCache<CachedPage>(parts, {
    maxSize: maxBytes,
    // At most three encoded bodies, none larger than the UTF-8 text.
    sizeOf: ({ html }, key) => 2 * (key.length + Buffer.byteLength(html)),
  });
  return {
    /** Renders a page unless it is cached. `until`: see `Freshness`. */
    get: (
      key: string,
      seconds: number,
      draw: () => Promise<CachedPage>,
    ): Promise<Freshness & { readonly value: CachedPage }> =>
      cache.find({ key, ttl: seconds * 1_000, ask: draw, classify, refreshesBehind: true }),
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
