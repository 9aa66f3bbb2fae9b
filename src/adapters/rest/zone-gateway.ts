import * as z from 'zod/mini';
import { amount, converted } from '#adapters/replies/schema.ts';
import type {
  UpdateTokenAnswer,
  UpdateTokenBody,
  ZoneAnswer,
  ZoneChangeBody,
  ZoneSigningBody,
} from '#contracts/dns-zones.ts';
import { recordTypes } from '#core/dns/dns-record.ts';
import { changeOrigins } from '#core/dns/zone.ts';
import type { ZoneGateway } from '#core/dns/zone-gateway.port.ts';
import type { Schema, ServiceClient } from '../service-client.ts';

const record = z.object({ name: z.string(), type: z.enum(recordTypes), ttl: amount, value: z.string() });
const difference = { removed: z.array(record), added: z.array(record) };
const change = z.object({
  ...difference,
  version: amount,
  at: z.number(),
  origin: z.enum(changeOrigins),
  by: z.enum(['customer', 'staff']),
});
const answer: Schema<ZoneAnswer> = z.object({
  data: z.object({
    domain: z.string(),
    version: amount,
    records: z.array(record),
    changes: z.array(change),
    publication: z.nullable(z.object({ isCurrent: z.boolean(), publishedAt: z.nullable(z.number()) })),
    updates: z.object({
      url: z.string(),
      tokens: z.array(z.object({ name: z.string(), createdAt: z.number(), usedAt: z.nullable(z.number()) })),
    }),
    signing: z.nullable(z.object({ isOn: z.boolean(), digests: z.array(z.string()) })),
    canChange: z.boolean(),
  }),
});
const tokenAnswer: Schema<UpdateTokenAnswer> = z.object({ data: z.string() });
const newToken = converted(tokenAnswer, ({ data }) => data);
const zone = converted(answer, ({ data }) => data);

/** The cloud service's records of domains, /dns/v1. */
export const restZoneGateway = ({ rest }: Pick<ServiceClient, 'rest'>): ZoneGateway => {
  const at = (id: string): string => `/dns/v1/zones/${encodeURIComponent(id)}`;
  return {
    load: (id) => rest('GET', at(id), { schema: zone }),
    change: (id, body: ZoneChangeBody, idempotencyKey) =>
      rest('POST', `${at(id)}/changes`, { schema: zone, body, idempotencyKey }),
    createUpdateToken: (id, name) =>
      rest('POST', `${at(id)}/update-tokens`, { schema: newToken, body: { name } satisfies UpdateTokenBody }),
    removeUpdateToken: (id, name, idempotencyKey) =>
      rest('POST', `${at(id)}/update-tokens/remove`, {
        schema: zone,
        body: { name } satisfies UpdateTokenBody,
        idempotencyKey,
      }),
    setSigned: (id, isSigned, idempotencyKey) =>
      rest('POST', `${at(id)}/signing`, { schema: zone, body: { isSigned } satisfies ZoneSigningBody, idempotencyKey }),
  };
};
