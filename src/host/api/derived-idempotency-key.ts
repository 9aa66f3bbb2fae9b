import { createHash } from 'node:crypto';
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
  const recent = new Map<string, { readonly made: IdempotencyKey; readonly until: number }>();
  return (parts) => {
    const now = clock.now();
    const digest = hashOf(JSON.stringify(parts));
    const known = recent.get(digest);
    if (known && now < known.until) return known.made;
    const made = idempotencyKey(hashOf(`${digest} ${Math.floor(now / BUCKET_MS)}`).slice(0, 32));
    recent.delete(digest);
    recent.set(digest, { made, until: now + BUCKET_MS });
    for (const oldest of recent.keys()) {
      if (recent.size <= MAX_POSTS) break;
      recent.delete(oldest);
    }
    return made;
  };
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
