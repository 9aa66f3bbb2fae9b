import { createHmac, randomBytes } from 'node:crypto';
import type { Container } from 'inversify';
import type { CookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookieTicketStore, type KeyedDigest } from '#adapters/cookies/ticket-store.ts';
import { graphqlOpportunities } from '#adapters/graphql/opportunities.ts';
import type { ServiceClient } from '#adapters/service-client.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { OPPORTUNITIES } from '#core/consultation/opportunities.port.ts';
import { TICKET_STORE } from '#core/consultation/ticket-store.port.ts';

/**
 * Digests of tickets, under a key derived from the host's secret. Several hosts share the configured one; a lone one may
 * make its own, for what lives ten minutes.
 */
export const ticketDigest = (secret: string | null): KeyedDigest => {
  const key = createHmac('sha256', secret ?? randomBytes(32))
    .update('cua-hang-may ticket')
    .digest();
  return (text) => createHmac('sha256', key).update(text).digest('hex');
};

export type ConsultationParts = {
  /** The CRM gateway, which is also told the shopper's network address and slows him down by it. */
  readonly crm: ServiceClient;
  readonly jar: CookieJar;
  readonly digest: KeyedDigest;
};

/** Port ← adapter, for requests for advice and for news. */
export const bindConsultation = (made: Container, { crm, jar, digest }: ConsultationParts): void => {
  made
    .bind(OPPORTUNITIES)
    .toDynamicValue(() => graphqlOpportunities(crm))
    .inSingletonScope();
  made
    .bind(TICKET_STORE)
    .toDynamicValue(() => cookieTicketStore(jar, systemClock, digest))
    .inSingletonScope();
};
