import type { Logger } from 'pino';
import type { FinishedCall } from '#adapters/finished-call.ts';
import { restDomainRegistry } from '#adapters/rest/registries/domain-registry.ts';
import { rdapRegistry } from '#adapters/rest/registries/rdap-registry.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { ttlCache } from '#adapters/system/ttl-cache.ts';
import type { BackendClock } from '#backend/platform/clock.ts';
import type { DomainRegistry } from '#core/domains/domain-registry.port.ts';
import { queuedRegistry } from '#core/domains/queued-registry.ts';
import { isUnknownName } from '#core/shared/domains/domain-problems.ts';
import { ok } from '#core/shared/result.ts';
import type { RegistryEnvironment } from './environment.ts';

const MAX_ANSWERS = 5_000;
/** Names these calls in the log. */
const TASK = 'domain-registry';
/** Of one question, in ms; a buyer waits. */
const TIMEOUT_MS = 4_000;

/**
 * The registries that the shop asks, with a queue and a cache for all of this process; null: the sandbox registry
 * stands in. A name that neither RDAP nor the registrar answers for is `unknown`. [DOM-04]
 */
export const openRegistry = (
  { isSandbox, rdapBases: bases, rdapBootstrap: bootstrap, whoisUrl }: RegistryEnvironment,
  clock: BackendClock,
  log: Logger,
): DomainRegistry | null => {
  if (isSandbox) return null;
  const onCall = (call: FinishedCall): void => log.debug(call, 'registry asked');
  const rdap = rdapRegistry({ bases, bootstrap, clock, onCall });
  const whois: DomainRegistry =
    whoisUrl === null
      ? { check: async (name) => ok({ name, status: 'unknown' }) }
      : restDomainRegistry(
          serviceClient({ baseUrl: whoisUrl, bearer: null, requestId: TASK, timeoutMs: TIMEOUT_MS, onCall }),
        );
  return queuedRegistry(
    {
      check: async (name) => {
        const registered = name.endsWith('.vn') ? null : await rdap.check(name);
        return registered?.ok && !isUnknownName(registered.value) ? registered : whois.check(name);
      },
    },
    ttlCache(clock, { max: MAX_ANSWERS }),
  );
};
