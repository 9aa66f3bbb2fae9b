import { cmsRedirectHits, type ReportedHits } from '#adapters/cms/redirect-hits.ts';
import { restDomainRegistry } from '#adapters/rest/domain-registry.ts';
import { rdapRegistry } from '#adapters/rest/rdap-registry.ts';
import { registryByExtension } from '#adapters/rest/registry-by-extension.ts';
import { miniSearchIndex } from '#adapters/search/mini-search-index.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import type { DomainRegistry } from '#core/domains/domain-registry.port.ts';
import { guardedRegistry } from '#core/domains/guarded-registry.ts';
import type { SearchIndex } from '#core/search/search-index.port.ts';
import type { HostSettings, RequestLog } from './host.ts';

/** What all requests of one host share. */
export type HostShared = {
  readonly searchIndex: SearchIndex;
  readonly redirectHits: ReportedHits;
  readonly domains: DomainRegistry;
};

type Settings = Pick<HostSettings, 'cmsUrl' | 'rdap'> & { readonly services: { readonly whois: string } };

/** Longest wait for the whois service, ms: doubt is told sooner than a page is given up. */
const WHOIS_TIMEOUT_MS = 4_000;

/** Answers of the domain registries that are kept. */
const MAX_DOMAIN_ANSWERS = 5_000;

export const hostShared = (settings: Settings, log: RequestLog): HostShared => ({
  searchIndex: miniSearchIndex(systemClock),
  redirectHits: cmsRedirectHits(
    serviceClient({ baseUrl: settings.cmsUrl, bearer: null, requestId: 'redirect-hits' }),
    (kind) => log.warn({ kind }, 'Failed to report redirect hits'),
  ),
  domains: guardedRegistry(registryOf(settings), ttlCache(systemClock, { max: MAX_DOMAIN_ANSWERS })),
});

/** The whois service knows every name where no other registry is configured. */
const registryOf = ({ services, rdap }: Settings): DomainRegistry => {
  const whois = restDomainRegistry(
    serviceClient({
      baseUrl: services.whois,
      bearer: null,
      requestId: 'domain-registry',
      timeoutMs: WHOIS_TIMEOUT_MS,
    }),
  );
  const configured = rdap !== undefined && (rdap.bootstrap !== null || Object.keys(rdap.bases).length > 0);
  return registryByExtension(whois, configured ? rdapRegistry({ ...rdap, clock: systemClock }) : null);
};
