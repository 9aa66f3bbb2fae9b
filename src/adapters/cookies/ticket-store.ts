import { TICKET_MS, ticketText } from '#core/consultation/ticket.ts';
import type { TicketStore } from '#core/consultation/ticket-store.port.ts';
import { cookieOf } from '#core/session/cookies.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { CookieJar } from './cookie-jar.ts';

const TICKET = 'ticket';

/** A keyed digest in hexadecimal letters, always of the same length; only the host knows the key. */
export type KeyedDigest = (text: string) => string;

/**
 * The ticket in an HttpOnly cookie: the time it was kept (ms) and the keyed digest of time, name, phone and e-mail, so
 * that neither can be read or made without the host's secret. [TicketStore, DESIGN ticket cookie]
 */
export const cookieTicketStore = (jar: CookieJar, clock: Clock, digest: KeyedDigest): TicketStore => ({
  compare: (person) => {
    const value = jar.get(TICKET);
    if (value === null) return 'none';
    const [, at = '', kept = ''] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(value) ?? [];
    if (kept === '') return 'undecodable';
    if (clock.now() - Number(at) >= TICKET_MS) return 'none';
    return sameText(digest(`${at} ${ticketText(person)}`), kept) ? 'same' : 'other';
  },
  keep: (person) => {
    const at = String(clock.now());
    jar.set(TICKET, `${at}.${digest(`${at} ${ticketText(person)}`)}`, cookieOf(TICKET));
  },
  drop: () => jar.drop(TICKET),
});

/** Looks at every letter, so that the time it takes tells nothing. */
const sameText = (one: string, other: string): boolean => {
  let different = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) different |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return different === 0;
};
