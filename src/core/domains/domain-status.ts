import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import { askDomain, type DomainPorts } from './check-domain.ts';
import type { DomainAnswer } from './domain-registry.port.ts';

/** Tells whether a domain can be had. It never fails: doubt is the status `unknown`. [DOM-04] */
export const loadDomainStatus = publicQuery(
  // A name may be taken at any moment.
  { seconds: 0 },
  (ports: DomainPorts): UseCase<{ readonly name: string }, DomainAnswer> =>
    async ({ name }) =>
      ok(await askDomain(ports)(name)),
);
