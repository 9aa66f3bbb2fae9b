import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { whoisFactsOf } from '#contracts/seed/whois-facts.ts';
import { queryRegistry } from './service.ts';

/**
 * GET /v2/getwhois/{domain} → {domain, status, source, checkedAt}, for a registered domain also {whois}, the same for
 * every caller; 429 and 504 when the registry does not answer.
 */
export const domainRegistryRoutes = ({ db, clock }: BackendDeps): ServiceApp =>
  new Hono<ServiceVariables>().get('/v2/getwhois/:domain', async (c) => {
    const domain = c.req.param('domain').trim().toLowerCase();
    const asked = await queryRegistry(db, domain);
    c.header('cache-control', 'no-store');
    if (asked.kind === 'busy') return c.json({ message: 'The registry takes no more questions for now' }, 429);
    if (asked.kind === 'silent') return c.json({ message: 'The registry did not answer in time' }, 504);
    const checkedAt = new Date(clock.now()).toISOString();
    const told = asked.status === 'registered' ? { whois: whoisFactsOf(domain) } : {};
    return c.json({ domain, status: asked.status.toUpperCase(), source: 'EMBEDDED', checkedAt, ...told });
  });
