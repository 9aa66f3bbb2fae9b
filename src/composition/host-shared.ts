import { cmsRedirectHits, type ReportedHits } from '#adapters/cms/redirect-hits.ts';
import { miniSearchIndex } from '#adapters/search/mini-search-index.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { systemClock } from '#adapters/system/clock.ts';
import type { SearchIndex } from '#core/search/search-index.port.ts';
import type { RequestLog } from './host.ts';

/** What all requests of one host share. */
export type HostShared = { readonly searchIndex: SearchIndex; readonly redirectHits: ReportedHits };

export const hostShared = ({ cmsUrl }: { readonly cmsUrl: string }, log: RequestLog): HostShared => ({
  searchIndex: miniSearchIndex(systemClock),
  redirectHits: cmsRedirectHits(serviceClient({ baseUrl: cmsUrl, bearer: null, requestId: 'redirect-hits' }), (kind) =>
    log.warn({ kind }, 'Failed to report redirect hits'),
  ),
});
