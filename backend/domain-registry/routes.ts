import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { whoisFactsOf } from '#contracts/seed/domains/whois-facts.ts';
import type { Whois } from '#core/domains/whois.ts';
import { domainStates } from '#core/shared/domains/domain-problems.ts';
import { queryRegistry } from './service.ts';

/**
 * GET /v2/getwhois/{domain} → {domain, status, source, checkedAt}, for a registered domain also {whois}, the same for
 * every caller; 429 and 504 when the registry does not answer.
 */
export const domainRegistryRoutes = (deps: BackendDeps): ServiceApp =>
  new Hono<ServiceVariables>().get('/v2/getwhois/:domain', async (c) => {
    const domain = c.req.param('domain').trim().toLowerCase();
    const asked = await queryRegistry(deps, domain);
    c.header('cache-control', 'no-store');
    if (asked.kind === 'busy') return c.json({ message: 'The registry takes no more questions for now' }, 429);
    if (asked.kind === 'silent') return c.json({ message: 'The registry did not answer in time' }, 504);
    const checkedAt = new Date(deps.clock.now()).toISOString();
    const whois = asked.whois ? toWire(asked.whois) : deps.registry === null ? whoisFactsOf(domain) : undefined;
    const record = domainStates[asked.status].isRegistered && whois ? { whois } : {};
    const source = deps.registry === null ? 'EMBEDDED' : 'REGISTRY';
    return c.json({ domain, status: asked.status.toUpperCase(), source, checkedAt, ...record });
  });

const toTime = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const toWire = ({ registrar, registeredAt, expiresAt, nameservers, statusCodes }: Whois) => ({
  registrar,
  registeredAt: toTime(registeredAt),
  expiresAt: toTime(expiresAt),
  nameservers,
  states: statusCodes,
});
