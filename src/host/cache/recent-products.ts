import type { ProductAnswer, RecentProducts } from '#core/catalogue/recent-products.port.ts';
import { answerCache } from './answer-cache.ts';
import { classifyResult } from './classify-result.ts';
import type { CacheParts } from './fresh-cache.ts';

const MAX_BYTES = 16 * 1024 * 1024;
/** In seconds. */
const TTL = 30;

/** `most`: maximum TTL in seconds; null: none. */
export const cachedRecentProducts = (parts: CacheParts, most: number | null): RecentProducts => {
  const cache = answerCache<ProductAnswer>(parts, MAX_BYTES);
  const ttl = Math.min(TTL, most ?? TTL) * 1_000;
  return { get: (slug, load) => cache.get({ key: slug, ttl, ask: load, classify: classifyResult }) };
};
