import fc from 'fast-check';
import { expect } from 'vitest';
import type { TokenStore } from '#core/session/session.port.ts';
import { type Token, token } from '#core/shared/ids.ts';
import type { Requests } from '#test/kit/fakes/browser.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/** A browser, and a login that sets its session token from outside. */
export type TokenSubject = Requests<TokenStore> & { readonly logIn: (session: Token) => void };

const anyToken = fc.stringMatching(/^[0-9a-f]{64}$/).map(token);

const always = (open: () => Promise<TokenSubject>, check: (subject: TokenSubject, a: Token, b: Token) => void) =>
  fc.assert(
    fc.asyncProperty(anyToken, anyToken, async (a, b) => check(await open(), a, b)),
    { numRuns: 20 },
  );

/** Laws of every TokenStore: each browser has two independent tokens. */
export const tokenStoreLaws: readonly Law<TokenSubject>[] = [
  {
    name: 'VIS-02 a new browser has no token',
    check: async (open) => {
      const { next } = await open();
      expect([next().session(), next().anonymous()]).toEqual([null, null]);
    },
  },
  {
    name: 'VIS-02 a stored anonymous token is available in the next request',
    check: (open) =>
      always(open, ({ next }, held) => {
        next().saveAnonymous(held);
        expect(next().anonymous()).toBe(held);
      }),
  },
  {
    name: 'VIS-02 the anonymous token that was stored last replaces the one before',
    check: (open) =>
      always(open, ({ next }, first, second) => {
        next().saveAnonymous(first);
        next().saveAnonymous(second);
        expect(next().anonymous()).toBe(second);
      }),
  },
  {
    name: 'ROL-01 the session token of a login is available in the next request',
    check: (open) =>
      always(open, ({ next, logIn }, held) => {
        logIn(held);
        expect(next().session()).toBe(held);
      }),
  },
  {
    name: 'VIS-01 a dropped session token is gone in the next request',
    check: (open) =>
      always(open, ({ next, logIn }, held) => {
        logIn(held);
        next().clearSession();
        expect(next().session()).toBeNull();
      }),
  },
  {
    name: 'VIS-01 dropping the session leaves the anonymous token',
    check: (open) =>
      always(open, ({ next, logIn }, held, anonymous) => {
        logIn(held);
        next().saveAnonymous(anonymous);
        next().clearSession();
        expect(next().anonymous()).toBe(anonymous);
      }),
  },
  {
    name: 'ROL-01 storing an anonymous token leaves the session',
    check: (open) =>
      always(open, ({ next, logIn }, held, anonymous) => {
        logIn(held);
        next().saveAnonymous(anonymous);
        expect(next().session()).toBe(held);
      }),
  },
  {
    name: 'VIS-02 another browser has neither token',
    check: (open) =>
      always(open, ({ next, elsewhere, logIn }, held, anonymous) => {
        logIn(held);
        next().saveAnonymous(anonymous);
        expect([elsewhere().session(), elsewhere().anonymous()]).toEqual([null, null]);
      }),
  },
  {
    name: 'ACC-05 LAY-03 the token of a login replaces the previous session',
    check: (open) =>
      always(open, ({ next }, first, second) => {
        next().saveSession(first, null, true);
        expect(next().session()).toBe(first);
        next().saveSession(second, first, false);
        expect(next().session()).toBe(second);
      }),
  },
  {
    name: 'ACC-05 a login leaves the guest’s token, which owns their cart',
    check: (open) =>
      always(open, ({ next }, held, anonymous) => {
        next().saveAnonymous(anonymous);
        next().saveSession(held, null, true);
        expect(next().anonymous()).toBe(anonymous);
      }),
  },
  {
    name: 'ACC-08 a login’s session is gone once it is dropped',
    check: (open) =>
      always(open, ({ next }, held, shared) => {
        next().saveSession(held, shared, true);
        next().clearSession();
        expect(next().session()).toBeNull();
      }),
  },
  {
    name: 'V6.3.1 the mark of a known browser survives the logout, and other browsers do not have it',
    check: (open) =>
      always(open, ({ next, elsewhere }, held, mark) => {
        next().saveSession(held, null, true);
        next().saveDeviceMark(mark);
        next().clearSession();
        next().clearAnonymous();
        expect([next().deviceMark(), elsewhere().deviceMark()]).toEqual([mark, null]);
      }),
  },
  {
    name: 'ROL-01 the access to an order is no session, is replaced by the next and gone once it is dropped',
    check: (open) =>
      always(open, ({ next, elsewhere }, first, second) => {
        next().saveOrderAccess(first);
        next().saveOrderAccess(second);
        expect([next().orderAccess(), next().session(), next().anonymous()]).toEqual([second, null, null]);
        expect(elsewhere().orderAccess()).toBeNull();
        next().clearOrderAccess();
        expect(next().orderAccess()).toBeNull();
      }),
  },
  {
    name: 'a view is no session, is replaced by the next, leaves both tokens and is gone once it is dropped',
    check: (open) =>
      always(open, ({ next, elsewhere }, first, second) => {
        next().saveSession(first, null, true);
        next().saveAnonymous(second);
        expect(next().view()).toBeNull();
        next().saveView(first);
        next().saveView(second);
        expect([next().view(), elsewhere().view()]).toEqual([second, null]);
        next().clearView();
        expect([next().view(), next().session(), next().anonymous()]).toEqual([null, first, second]);
      }),
  },
  {
    name: 'ACC-08 dropping the anonymous token leaves the session',
    check: (open) =>
      always(open, ({ next }, held, anonymous) => {
        next().saveAnonymous(anonymous);
        next().saveSession(held, null, true);
        next().clearAnonymous();
        expect([next().session(), next().anonymous()]).toEqual([held, null]);
      }),
  },
];

/** Runs the laws on one adapter. `open` returns a new browser. */
export const tokenStoreContract = (name: string, open: () => Promise<TokenSubject>): void =>
  describeLaws(`${name} keeps the TokenStore contract`, tokenStoreLaws, open);
