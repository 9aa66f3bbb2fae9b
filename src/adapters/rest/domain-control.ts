import * as z from 'zod/mini';
import { amount, converted } from '#adapters/replies/schema.ts';
import type { DomainChangeBody, DomainSettingsAnswer } from '#contracts/domain-control.ts';
import type { DomainControl } from '#core/domain-control/domain-control.port.ts';
import type { Schema, ServiceClient } from '../service-client.ts';

const text = z.string();
const contact = z.object({ name: text, organisation: text, address: text, phone: text, email: text });
const server = z.object({ host: text, addresses: z.array(text) });
const answer: Schema<DomainSettingsAnswer> = z.object({
  data: z.object({
    domain: text,
    version: amount,
    nameServers: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('shop') }),
      z.object({ kind: z.literal('kept') }),
      z.object({ kind: z.literal('own'), servers: z.array(server) }),
    ]),
    shopNameServers: z.array(text),
    isServed: z.boolean(),
    isLocked: z.boolean(),
    contacts: z.object({ registrant: contact, administrative: contact, technical: contact, billing: contact }),
    authCode: z.object({
      sentAt: z.nullable(z.number()),
      isPending: z.boolean(),
      address: z.nullable(text),
      left: amount,
    }),
    isPending: z.boolean(),
    canChange: z.boolean(),
  }),
});
const settings = converted(answer, ({ data }) => data);

/** The cloud service's settings of domains, /domain-control/v1. */
export const restDomainControl = ({ rest }: Pick<ServiceClient, 'rest'>): DomainControl => {
  const at = (id: string): string => `/domain-control/v1/domains/${encodeURIComponent(id)}`;
  return {
    load: (id) => rest('GET', at(id), { schema: settings }),
    change: (id, body: DomainChangeBody, idempotencyKey) =>
      rest('POST', `${at(id)}/changes`, { schema: settings, body, idempotencyKey }),
    sendAuthCode: (id, idempotencyKey) => rest('POST', `${at(id)}/auth-codes`, { schema: settings, idempotencyKey }),
  };
};
