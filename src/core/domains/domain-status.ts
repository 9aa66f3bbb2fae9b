import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import { checkDomain, type DomainPorts } from './check-domain.ts';
import type { DomainAnswer } from './domain-registry.port.ts';

/** Never fails: inconclusive answers are `unknown`. [DOM-04] */
export const loadDomainStatus = publicQuery(
  // A domain may be registered at any time.
  { seconds: 0 },
  (ports: DomainPorts): UseCase<{ readonly name: string }, DomainAnswer> =>
    async ({ name }) =>
      ok(await checkDomain(ports)(name)),
);
