import { ok } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import { askDomain, type DomainPorts } from './check-domain.ts';

/** Tells whether a domain can be had. It never fails: doubt is the status `unknown`. [DOM-04] */
export const loadDomainStatus =
  (ports: DomainPorts): UseCases['loadDomainStatus'] =>
  async ({ name }) =>
    ok(await askDomain(ports)(name));
