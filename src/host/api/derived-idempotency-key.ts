import { createHash } from 'node:crypto';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { type IdempotencyKey, idempotencyKey } from '#core/shared/ids.ts';

const BUCKET_MS = 10_000;
const MAX_POSTS = 10_000;

/** Names a form post that named itself not. Parts are the session, the route and the form's fields in one order. */
export type DerivedIdempotencyKeys = (parts: readonly string[]) => IdempotencyKey;

/**
 * The same post within ten seconds gets the same idempotency key, so that a double press of a plain form has its effect once. The
 * bucket of time makes it hold across hosts, the memory across a bucket's edge. [CART-17]
 */
export const derivedIdempotencyKeys = (clock: Clock): DerivedIdempotencyKeys => {
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
