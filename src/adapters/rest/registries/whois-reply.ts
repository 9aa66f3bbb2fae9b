import * as z from 'zod/mini';
import { converted } from '#adapters/replies/schema.ts';
import type { Whois } from '#core/domains/whois.ts';

const wireWhois = z.object({
  registrar: z.nullish(z.string()),
  registeredAt: z.nullish(z.string()),
  expiresAt: z.nullish(z.string()),
  nameservers: z.nullish(z.array(z.string())),
  states: z.nullish(z.array(z.string())),
});

const MAX_LISTED = 20;
const MAX_LETTERS = 200;

/** Other data, such as the registrant, is not parsed. */
export const whoisReply = converted(
  wireWhois,
  (reply): Whois => ({
    registrar: reply.registrar?.slice(0, MAX_LETTERS) || null,
    registeredAt: timeOf(reply.registeredAt),
    expiresAt: timeOf(reply.expiresAt),
    nameservers: hostsOf(reply.nameservers ?? []),
    statusCodes: (reply.states ?? []).filter((each) => /^[A-Za-z ]{1,60}$/.test(each)).slice(0, MAX_LISTED),
  }),
);

/** In ms since 1970 UTC; null when invalid. */
export const timeOf = (text: string | null | undefined): number | null => {
  const time = Date.parse(text ?? '');
  return Number.isFinite(time) ? time : null;
};

/** Lower case; leaves out invalid ones. */
export const hostsOf = (names: readonly string[]): readonly string[] =>
  names
    .map((each) => each.toLowerCase().replace(/\.$/, ''))
    .filter((each) => each.length <= 253 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(each))
    .slice(0, MAX_LISTED);
