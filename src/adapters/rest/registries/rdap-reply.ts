import * as z from 'zod/mini';
import type { Whois } from '#core/domains/whois.ts';
import { hostsOf, timeOf } from './whois-reply.ts';

const event = z.object({ eventAction: z.string(), eventDate: z.string() });
const entity = z.object({ roles: z.nullish(z.array(z.string())), vcardArray: z.nullish(z.unknown()) });

/** Of its entities only the registrar's name is parsed. [RFC 9083, 5.3] */
export const rdapDomain = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.string(),
  status: z.nullish(z.array(z.string())),
  events: z.nullish(z.array(event)),
  nameservers: z.nullish(z.array(z.object({ ldhName: z.nullish(z.string()) }))),
  entities: z.nullish(z.array(entity)),
});

/** Error object of a genuine «not found». [RFC 9083, 6] */
export const rdapNotFound = z.object({ errorCode: z.literal(404) });

/** Servers by extension. [RFC 9224] */
export const rdapBootstrap = z.object({ services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])) });

export const whoisOfRdap = (reply: z.infer<typeof rdapDomain>): Whois => {
  const at = (action: string): number | null =>
    timeOf(reply.events?.find(({ eventAction }) => eventAction === action)?.eventDate);
  return {
    registrar: registrarOf(reply.entities ?? []),
    registeredAt: at('registration'),
    expiresAt: at('expiration'),
    nameservers: hostsOf((reply.nameservers ?? []).flatMap(({ ldhName }) => (ldhName ? [ldhName] : []))),
    statusCodes: (reply.status ?? []).filter((each) => /^[a-z ]{1,60}$/i.test(each)).slice(0, 20),
  };
};

/** «fn» in the vCard: `["vcard", [["fn", {}, "text", "MarkMonitor Inc."], …]]`. [RFC 7095] */
const registrarOf = (entities: readonly z.infer<typeof entity>[]): string | null => {
  const card = entities.find(({ roles }) => roles?.includes('registrar'))?.vcardArray;
  const lines: unknown = Array.isArray(card) ? card[1] : null;
  const names = (Array.isArray(lines) ? lines : []).flatMap((line: unknown) =>
    Array.isArray(line) && line[0] === 'fn' && typeof line[3] === 'string' ? [line[3]] : [],
  );
  return names[0]?.slice(0, 200) || null;
};
