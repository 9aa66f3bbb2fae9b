import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { normalDomain } from '#core/shared/domain-name.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { DomainAnswer, DomainRegistry } from './domain-registry.port.ts';

export type DomainPorts = { readonly domains: DomainRegistry; readonly delay: Delay };

/** Whether a name can be had. What is no name is `invalid`; no definite answer about this very name is `unknown`. [DOM-04] */
export const askDomain =
  ({ domains, delay }: DomainPorts) =>
  async (name: string, wanted: () => boolean = () => true): Promise<DomainAnswer> => {
    const normal = normalDomain(name);
    if (normal === null) return { name, status: 'invalid' };
    const answer = await readWithRetry(delay, () => domains.check(normal, wanted));
    return answer.ok && answer.value.name === normal ? answer.value : { name: normal, status: 'unknown' };
  };

/**
 * Lets pass only names that are all definitely available; asks one after another until the first that is not.
 * Failure: `domain-unavailable` with what is known of it. [DOM-04]
 */
export const checkDomains =
  (ports: DomainPorts) =>
  async (names: readonly string[]): Promise<Result<void, ShopFailure>> => {
    for (const name of names) {
      const { name: domain, status } = await askDomain(ports)(name);
      if (status !== 'available') return fail({ kind: 'domain-unavailable', domain, status });
    }
    return ok(undefined);
  };
