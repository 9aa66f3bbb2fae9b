import { canonicalTicketText, TICKET_TTL_MS } from '#core/consultation/ticket.ts';
import type { TicketStore } from '#core/consultation/ticket-store.port.ts';
import { findCookie } from '#core/session/cookies.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { CookieJar } from './cookie-jar.ts';

const TICKET = 'ticket';

/** HMAC in hexadecimal, of fixed length; only the host has the key. */
export type KeyedDigest = (text: string) => string;
/** Newest first: the first makes new cookies, each recognises its own. */
export type KeyedDigests = readonly [KeyedDigest, ...KeyedDigest[]];

/** Time (ms) and keyed digest of time, name, phone and e-mail; HttpOnly, cannot be forged. [DESIGN ticket cookie] */
export const cookieTicketStore = (jar: CookieJar, clock: Clock, digests: KeyedDigests): TicketStore => ({
  compare: (person) => {
    const value = jar.get(TICKET);
    if (value === null) return 'none';
    const [, at = '', kept = ''] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(value) ?? [];
    if (kept === '') return 'undecodable';
    if (clock.now() - Number(at) >= TICKET_TTL_MS) return 'none';
    const text = `${at} ${canonicalTicketText(person)}`;
    return digests.some((digest) => constantTimeEquals(digest(text), kept)) ? 'same' : 'other';
  },
  save: (person) => {
    const at = String(clock.now());
    jar.set(TICKET, `${at}.${digests[0](`${at} ${canonicalTicketText(person)}`)}`, findCookie(TICKET));
  },
  clear: () => jar.drop(TICKET),
});

const constantTimeEquals = (one: string, other: string): boolean => {
  let different = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) different |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return different === 0;
};
