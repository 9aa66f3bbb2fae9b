import { command, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import { changeDomain, type DomainCommand, type DomainControlPorts } from './change-domain.ts';
import { parseNameServers, type TypedNameServer } from './name-servers.ts';

export type SetNameServersCommand = DomainCommand & {
  readonly use: 'shop' | 'own';
  /** Ignored for those of the shop. */
  readonly servers: readonly TypedNameServer[];
};

/**
 * Lets the shop's or other name servers answer for a domain. Failures: `invalid-fields`, `domain-changed` when another
 * tab was faster, `domain-not-active`, `login-required`, `not-found`.
 */
export const setNameServers = command(
  (ports: DomainControlPorts): UseCase<SetNameServersCommand, Outcome> =>
    async ({ use, servers, ...asked }) => {
      const { domainControl, delay } = ports;
      if (use === 'shop')
        return changeDomain(ports)(asked, { kind: 'name-servers', servers: null }, 'name-servers-saved');
      const settings = await callAsCustomer(ports)(() => readWithRetry(delay, () => domainControl.load(asked.id)));
      if (!settings.ok) return settings;
      const parsed = parseNameServers(settings.value.domain, servers);
      if (!parsed.ok) return fail({ kind: 'invalid-fields', fields: parsed.failure });
      return changeDomain(ports)(asked, { kind: 'name-servers', servers: parsed.value }, 'name-servers-saved');
    },
);
