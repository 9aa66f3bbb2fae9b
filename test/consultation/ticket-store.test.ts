import { describe, expect, test } from 'vitest';
import { type CookieJar, cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookieTicketStore } from '#adapters/cookies/ticket-store.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryTicketStore } from '#adapters/memory/browser/ticket-store.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { ticketDigests } from '#composition/digests.ts';
import { findCookie } from '#core/session/cookies.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { type TicketSubject, ticketStoreContract, ticketStoreLaws } from './ticket-store.contract.ts';
import { ticketStoreMutants } from './ticket-store.mutants.ts';

const memorySubject = async (): Promise<TicketSubject> => {
  const [world, browser, other] = [memoryWorld(), createBrowser(), createBrowser()];
  const next = () => memoryTicketStore(world, browser);
  return {
    next,
    elsewhere: () => memoryTicketStore(world, other),
    after: (milliseconds) => {
      world.state.now += milliseconds;
      return next();
    },
    held: () => browser.ticket,
    hold: (text) => {
      browser.ticket = text;
    },
  };
};

const digests = ticketDigests(['một bí mật của máy chủ']);

/** The cookies of one browser: the next request sees what a request changed. */
const cookieSubject = async (): Promise<TicketSubject> => {
  let now = Date.UTC(2026, 9, 5);
  let held: string | null = null;
  let open: CookieJar = cookieJar(null, { secure: true, domain: null });
  const next = () => {
    for (const change of open.changes()) {
      const value = change.slice(change.indexOf('=') + 1).split(';')[0] ?? '';
      held = change.includes('Max-Age=0') ? null : value;
    }
    open = cookieJar(held === null ? null : `ticket=${held}`, { secure: true, domain: null });
    return cookieTicketStore(open, { now: () => now }, digests);
  };
  return {
    next,
    elsewhere: () => cookieTicketStore(cookieJar(null, { secure: true, domain: null }), { now: () => now }, digests),
    after: (milliseconds) => {
      now += milliseconds;
      return next();
    },
    held: () => held,
    hold: (text) => {
      held = encodeURIComponent(text);
    },
  };
};

ticketStoreContract('the ticket in memory', memorySubject);
ticketStoreContract('the ticket in a cookie', cookieSubject);
describeMutants(
  'CNS-05 the laws reject every mutant of the ticket store',
  ticketStoreLaws,
  memorySubject,
  ticketStoreMutants,
);

describe('the ticket cookie', () => {
  const person = { name: 'Nguyễn Văn An', phone: '0912345678', email: '' };
  const now = 1_700_000_000_000;
  const storeOver = (cookies: string | null, secret = 'a') => {
    const jar = cookieJar(cookies, { secure: true, domain: 'shop.example' });
    return { jar, store: cookieTicketStore(jar, { now: () => now }, ticketDigests([secret])) };
  };

  test('CNS-03 COOK-01 lasts ten minutes, is HttpOnly and covers the main domain', () => {
    const { jar, store } = storeOver(null);
    store.save(person);
    expect(jar.changes()).toEqual([
      expect.stringMatching(
        /^ticket=\d+\.[0-9a-f]{64}; Max-Age=600; Domain=shop\.example; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(findCookie('ticket')).toMatchObject({ life: 600, httpOnly: true });
  });

  test('CNS-05 cannot be forged or extended without the host’s secret', () => {
    const { jar, store } = storeOver(null);
    store.save(person);
    const value = (jar.changes()[0] ?? '').split(';')[0] ?? '';
    expect(storeOver(value).store.compare(person)).toBe('same');
    expect(storeOver(value, 'b').store.compare(person)).toBe('other');
    expect(storeOver(value.replace(String(now), String(now + 1))).store.compare(person)).toBe('other');
  });

  test('CNS-05 a host without a secret generates its own', () => {
    expect(ticketDigests(null)[0]('x')).not.toBe(ticketDigests(null)[0]('x'));
    expect(ticketDigests(['a'])[0]('x')).toBe(ticketDigests(['a'])[0]('x'));
  });
});
