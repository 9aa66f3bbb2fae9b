import { answerCache } from '#adapters/system/answer-cache.ts';
import type { RedirectDecision } from '#core/content/redirect-rule.ts';
import { canFollowRedirect } from '#core/redirects/can-follow-redirect.ts';
import type { Clock } from '#core/shared/environment.port.ts';

const TTL_SECONDS = 30;
const MAX_BYTES = 8 * 1024 * 1024;
const continueDecision: RedirectDecision = { kind: 'continue' };

/** `path`: with query. */
export type RedirectGate = (path: string, requestId: string) => Promise<RedirectDecision>;

/** Looks up each exact path once in 30 s. A loop or a chain of more than five is `invalid`. [RED-01 to RED-05] */
export const createRedirectGate = (
  look: RedirectGate,
  {
    clock,
    origin,
    most = null,
    maxBytes = MAX_BYTES,
  }: {
    readonly clock: Clock;
    readonly origin: string;
    /** Maximum TTL in seconds. */
    readonly most?: number | null;
    readonly maxBytes?: number;
  },
): RedirectGate => {
  const ttl = Math.min(TTL_SECONDS, most ?? TTL_SECONDS) * 1_000;
  const cache = answerCache<RedirectDecision>(clock, maxBytes);
  const decisionFor: RedirectGate = (path, requestId) =>
    cache.get({ key: path, ttl, ask: () => look(path, requestId).catch(() => continueDecision) });
  return async (path, requestId) => {
    const first = await decisionFor(path, requestId);
    let hop = first;
    const trail = [path];
    while (hop.kind === 'redirect') {
      const next = toShopPath(hop.to, origin);
      if (next === null) break;
      if (!canFollowRedirect(trail, next)) return { kind: 'invalid' };
      trail.push(next);
      hop = await decisionFor(next, requestId);
    }
    return first;
  };
};

/** Path with query of a URL on this shop; null for another site. */
const toShopPath = (to: string, origin: string): string | null => {
  try {
    const url = new URL(to, origin);
    return url.origin === origin ? `${url.pathname}${url.search}` : null;
  } catch {
    return null;
  }
};
