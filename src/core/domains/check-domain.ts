import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { isAvailableName } from '#core/shared/domains/domain-problems.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { DomainAnswer, DomainRegistry } from './domain-registry.port.ts';

export type DomainPorts = { readonly domains: DomainRegistry; readonly delay: Delay };

/** Malformed names are `invalid`; inconclusive answers are `unknown`. [DOM-04] */
export const checkDomain =
  ({ domains, delay }: DomainPorts) =>
  async (name: string, wanted: () => boolean = () => true): Promise<DomainAnswer> => {
    const normal = normaliseDomain(name);
    if (normal === null) return { name, status: 'invalid' };
    const answer = await readWithRetry(delay, () => domains.check(normal, wanted));
    return answer.ok && answer.value.name === normal ? answer.value : { name: normal, status: 'unknown' };
  };

/** Stops at the first name that is not certainly available, with `domain-unavailable`. [DOM-04] */
export const requireAvailableDomains =
  (ports: DomainPorts) =>
  async (names: readonly string[]): Promise<Result<void, ShopFailure>> => {
    for (const name of names) {
      const { name: domain, status } = await checkDomain(ports)(name);
      if (!isAvailableName({ status })) return fail({ kind: 'domain-unavailable', domain, status });
    }
    return ok(undefined);
  };
