import { canonicalTicketText, TICKET_TTL_MS } from '#core/consultation/ticket.ts';
import type { TicketStore } from '#core/consultation/ticket-store.port.ts';
import { findCookie } from '#core/session/cookies.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { CookieJar } from './cookie-jar.ts';

const TICKET = 'ticket';

/** A keyed digest (HMAC) as fixed-length hexadecimal text; only the host has the key. */
export type KeyedDigest = (text: string) => string;

/**
 * The ticket in an HttpOnly cookie: time (ms) and keyed digest of time, name, phone and e-mail, so that it cannot be
 * read or forged without the host's secret. [TicketStore, DESIGN ticket cookie]
 */
export const cookieTicketStore = (jar: CookieJar, clock: Clock, digest: KeyedDigest): TicketStore => ({
  compare: (person) => {
    const value = jar.get(TICKET);
    if (value === null) return 'none';
    const [, at = '', kept = ''] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(value) ?? [];
    if (kept === '') return 'undecodable';
    if (clock.now() - Number(at) >= TICKET_TTL_MS) return 'none';
    return constantTimeEquals(digest(`${at} ${canonicalTicketText(person)}`), kept) ? 'same' : 'other';
  },
  save: (person) => {
    const at = String(clock.now());
    jar.set(TICKET, `${at}.${digest(`${at} ${canonicalTicketText(person)}`)}`, findCookie(TICKET));
  },
  clear: () => jar.drop(TICKET),
});

/** Constant-time comparison. */
const constantTimeEquals = (one: string, other: string): boolean => {
  let different = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) different |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return different === 0;
};
