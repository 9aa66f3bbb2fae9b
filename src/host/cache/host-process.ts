import type { HostProcess } from '#composition/host-settings.ts';
import { isUnanswered } from '#core/shared/failure.ts';
import type { HostDeps, HostLog } from '#host/deps.ts';
import { remainingReadMs } from '#host/http/read-deadline.ts';
import type { CacheParts } from './fresh-cache.ts';
import { noteFailure } from './freshness.ts';
import { cachedPlanLists } from './plan-lists.ts';
import { cachedRecentProducts } from './recent-products.ts';
import { cachedRuleTables } from './rule-tables.ts';
import { cachedLists } from './shared-lists.ts';

type Observers = Pick<HostDeps, 'metrics'> & { readonly log: Pick<HostLog, 'warn' | 'debug'> };

/**
 * `most`: maximum TTL in seconds; null: none. What is made of a read without answer is incomplete.
 * [ERR-06, ASVS V16.3.2]
 */
export const hostProcess = (caches: CacheParts, maxTtlSeconds: number | null, observers: Observers): HostProcess => ({
  planLists: cachedPlanLists(caches, maxTtlSeconds),
  recentProducts: cachedRecentProducts(caches, maxTtlSeconds),
  ruleTables: cachedRuleTables(caches, maxTtlSeconds),
  lists: cachedLists(caches, maxTtlSeconds),
  remainingMs: () => remainingReadMs(caches.clock),
  onCall: (call) => {
    observers.metrics?.call(call);
    if (call.outcome === 'denied') return observers.log.warn(call, 'call denied');
    if (!isUnanswered(call.outcome)) return observers.log.debug(call, 'call');
    if (call.isRead) noteFailure();
    observers.log.warn(call, 'call failed');
  },
});
