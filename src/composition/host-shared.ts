import { cmsRedirectHits } from '#adapters/cms/redirect-hits.ts';
import type { FinishedCall } from '#adapters/finished-call.ts';
import { restCompanyDirectory } from '#adapters/rest/company-directory.ts';
import { restDomainRegistry } from '#adapters/rest/registries/domain-registry.ts';
import { rdapRegistry } from '#adapters/rest/registries/rdap-registry.ts';
import { registryByExtension } from '#adapters/rest/registries/registry-by-extension.ts';
import { miniSearchIndex } from '#adapters/search/mini-search-index.ts';
import { systemClock, timerDeadline, timerDelay } from '#adapters/system/clock.ts';
import { hmacGuestSigner } from '#adapters/system/guest-signer.ts';
import { hmacPreviewKeys } from '#adapters/system/preview-keys.ts';
import { platformRandom } from '#adapters/system/random.ts';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import { SAMPLE_TAX_CODE, SANDBOX_REGISTER } from '#contracts/rest/business-rest.ts';
import type { CompanyDirectory } from '#core/checkout/company-directory.port.ts';
import { limitedDirectory } from '#core/checkout/limited-directory.ts';
import type { DomainRegistry } from '#core/domains/domain-registry.port.ts';
import { queuedRegistry } from '#core/domains/queued-registry.ts';
import { token } from '#core/shared/ids.ts';
import { fail } from '#core/shared/result.ts';
import { bindShared } from './container.ts';
import type { HostProcess, HostSettings, RequestLog } from './host-settings.ts';
import { backgroundCall, serviceAddresses } from './request-parts.ts';
import { redirectSite, shopSettings } from './shop-settings.ts';

/** Timeout of the whois service in ms; shorter than that of a page. */
const WHOIS_TIMEOUT_MS = 4_000;

/** Timeout of the register of enterprises in ms. Short, because the visitor can type the data instead. */
const COMPANY_TIMEOUT_MS = 4_000;

/** Names the look-up of a domain in the log, which several requests may share. */
const REGISTRY_TASK = 'domain-registry';

const MAX_DOMAIN_ANSWERS = 5_000;

export const hostShared = (settings: HostSettings, log: RequestLog, host: HostProcess) =>
  bindShared({
    clock: () => systemClock,
    random: () => platformRandom,
    delay: () => timerDelay,
    deadline: () => timerDeadline,
    settings: () =>
      shopSettings(
        redirectSite(settings),
        settings.identity,
        settings.contentSite.pages,
        parseAnonymousToken(settings),
        settings.integrations,
      ),
    guestSigner: () => hmacGuestSigner(settings.secrets.guestSigning?.[0] ?? null),
    previewKeys: () => hmacPreviewKeys(settings.secrets.preview, systemClock),
    planLists: () => host.planLists,
    recentProducts: () => host.recentProducts,
    ruleTables: () => host.ruleTables,
    searchIndex: () => miniSearchIndex(systemClock),
    redirectHits: () =>
      cmsRedirectHits(backgroundCall(host, serviceAddresses(settings)('cms'), 'redirect-hits'), (kind) =>
        log.warn({ kind }, 'Failed to report redirect hits'),
      ),
    companies: () => limitedDirectory(createCompanyDirectory(settings, host), systemClock),
    domains: () => queuedRegistry(createRegistry(settings, host), ttlCache(systemClock, { max: MAX_DOMAIN_ANSWERS })),
  });

export type HostShared = ReturnType<typeof hostShared>;

/** The shop's own anonymous token, for visitors without one. */
export const parseAnonymousToken = ({ secrets }: HostSettings) =>
  secrets.anonymousToken === null ? null : token(secrets.anonymousToken[0]);

const createCompanyDirectory = ({ companyDirectory }: HostSettings, host: HostProcess): CompanyDirectory =>
  companyDirectory === null
    ? { isConfigured: false, sampleTaxCode: null, find: async () => fail({ kind: 'unreachable' }) }
    : restCompanyDirectory(
        backgroundCall(
          host,
          { service: 'companies', baseUrl: companyDirectory },
          'company-directory',
          COMPANY_TIMEOUT_MS,
        ),
        companyDirectory.endsWith(SANDBOX_REGISTER) ? SAMPLE_TAX_CODE : null,
      );

/** The whois service answers for all names unless RDAP is configured. */
const createRegistry = (settings: HostSettings, host: HostProcess): DomainRegistry => {
  const { rdap } = settings;
  const at = serviceAddresses(settings)('whois');
  const whois = restDomainRegistry(backgroundCall(host, at, REGISTRY_TASK, WHOIS_TIMEOUT_MS));
  const configured = rdap !== undefined && (rdap.bootstrap !== null || Object.keys(rdap.bases).length > 0);
  if (!configured) return registryByExtension(whois, null);
  const onCall = (made: FinishedCall) => host.onCall({ requestId: REGISTRY_TASK, service: 'rdap', ...made });
  return registryByExtension(whois, rdapRegistry({ ...rdap, clock: systemClock, onCall }));
};
