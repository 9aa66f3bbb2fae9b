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

type Seen = Pick<HostDeps, 'metrics'> & { readonly log: Pick<HostLog, 'warn' | 'debug'> };

/**
 * `most`: maximum TTL in seconds; null: none. What is made of a read without answer is incomplete.
 * [ERR-06, ASVS V16.3.2]
 */
export const hostProcess = (parts: CacheParts, most: number | null, seen: Seen): HostProcess => ({
  planLists: cachedPlanLists(parts, most),
  recentProducts: cachedRecentProducts(parts, most),
  ruleTables: cachedRuleTables(parts, most),
  lists: cachedLists(parts, most),
  remainingMs: () => remainingReadMs(parts.clock),
  onCall: (call) => {
    seen.metrics?.call(call);
    if (call.outcome === 'denied') return seen.log.warn(call, 'call denied');
    if (!isUnanswered(call.outcome)) return seen.log.debug(call, 'call');
    if (call.isRead) noteFailure();
    seen.log.warn(call, 'call failed');
  },
});
