import { createHash } from 'node:crypto';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { type IdempotencyKey, idempotencyKey } from '#core/shared/ids.ts';

const BUCKET_MS = 10_000;
const MAX_POSTS = 10_000;

/** Derives the idempotency key of a form post without one, from session, route and the sorted form fields. */
export type DeriveIdempotencyKey = (parts: readonly string[]) => IdempotencyKey;

/**
 * Equal posts within ten seconds get the same key, so that a double click on a plain form has one effect. Time buckets
 * make it work across hosts, memory across bucket boundaries. [CART-17]
 */
export const createIdempotencyKeyDeriver = (clock: Clock): DeriveIdempotencyKey => {
  const recent = ttlCache<IdempotencyKey>(clock, { max: MAX_POSTS });
  return (parts) => {
    const digest = hashOf(JSON.stringify(parts));
    const known = recent.get(digest);
    if (known) return known;
    const made = idempotencyKey(hashOf(`${digest} ${Math.floor(clock.now() / BUCKET_MS)}`).slice(0, 32));
    recent.set(digest, made, BUCKET_MS);
    return made;
  };
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
