import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { fail, ok } from '#core/shared/result.ts';
import { checkDomain, type DomainPorts } from './check-domain.ts';
import type { Whois } from './whois.ts';

const nothingTold: Whois = { registrar: null, registeredAt: null, expiresAt: null, nameservers: [], statusCodes: [] };

/** Failures: `not-found` when not registered, `unreachable` when inconclusive. [DOM-01] */
export const loadWhois = publicQuery(
  { seconds: 0 },
  (ports: DomainPorts): UseCase<{ readonly name: string }, { readonly name: string; readonly whois: Whois }> =>
    async ({ name: typed }) => {
      const { name, status, whois = nothingTold } = await checkDomain(ports)(typed);
      if (status === 'unknown') return fail({ kind: 'unreachable' });
      return status === 'registered' ? ok({ name, whois }) : fail({ kind: 'not-found' });
    },
);
