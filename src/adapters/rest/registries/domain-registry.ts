import * as z from 'zod/mini';
import type { ServiceClient } from '#adapters/service-client.ts';
import type { DomainAnswer, DomainRegistry } from '#core/domains/domain-registry.port.ts';
import { type DomainStatus, domainStates } from '#core/shared/domains/domain-problems.ts';
import { ok } from '#core/shared/result.ts';
import { whoisReply } from './whois-reply.ts';

const answered = z.object({ domain: z.string(), status: z.string(), whois: z.nullish(whoisReply) });

const statuses: Readonly<Record<string, DomainStatus>> = {
  AVAILABLE: 'available',
  REGISTERED: 'registered',
  RESERVED: 'reserved',
  INVALID: 'invalid',
};

/** Only a status for this very name counts; anything else is `unknown`. */
const statusOf = (name: string, answer: z.infer<typeof answered>): DomainStatus =>
  answer.domain === name && Object.hasOwn(statuses, answer.status) ? (statuses[answer.status] ?? 'unknown') : 'unknown';

/** GET /v2/getwhois/{domain}. [DOM-04] */
export const restDomainRegistry = (whois: Pick<ServiceClient, 'rest'>): DomainRegistry => ({
  check: async (typed) => {
    const name = typed.toLowerCase();
    const answer = await whois.rest('GET', `/v2/getwhois/${encodeURIComponent(name)}`, { schema: answered });
    if (!answer.ok) return answer;
    const status = statusOf(name, answer.value);
    const record = domainStates[status].isRegistered && answer.value.whois ? { whois: answer.value.whois } : {};
    return ok<DomainAnswer>({ name, status, ...record });
  },
});
