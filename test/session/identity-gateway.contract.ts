import fc from 'fast-check';
import { expect } from 'vitest';
import type { IdentityGateway } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import { type Token, token } from '#core/shared/ids.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/** A gateway, and customers who log in and out elsewhere. */
export type IdentitySubject = {
  readonly gateway: IdentityGateway;
  readonly logIn: (status: 'VERIFIED' | 'UN_VERIFIED') => Promise<{ readonly token: Token; readonly user: User }>;
  readonly logOut: (token: Token) => Promise<void>;
};

const denied = { ok: false, failure: { kind: 'denied' } };

const newAnonymousToken = async ({ gateway }: IdentitySubject): Promise<Token> => {
  const answer = await gateway.createAnonymousToken('');
  if (!answer.ok) throw new Error(`no anonymous token: ${answer.failure.kind}`);
  return answer.value;
};

/** Laws of every IdentityGateway: tokens are unique, and each resolves to its own account. */
export const identityGatewayLaws: readonly Law<IdentitySubject>[] = [
  {
    name: 'VIS-02 a visitor gets an anonymous token for the public identifier',
    check: async (open) => expect(await newAnonymousToken(await open())).toMatch(/^\S{16,}$/),
  },
  {
    name: 'VIS-02 two visitors never share an anonymous token',
    check: async (open) => {
      const subject = await open();
      const tokens = await Promise.all(Array.from({ length: 12 }, () => newAnonymousToken(subject)));
      expect(new Set(tokens).size).toBe(12);
    },
  },
  {
    name: 'GQL-11 an anonymous token has no account',
    check: async (open) => {
      const subject = await open();
      expect(await subject.gateway.userOf(await newAnonymousToken(subject))).toEqual(denied);
    },
  },
  {
    name: 'VIS-01 the token of a login returns the complete customer',
    check: async (open) => {
      const subject = await open();
      const { token: held, user } = await subject.logIn('VERIFIED');
      expect(await subject.gateway.userOf(held)).toEqual({ ok: true, value: user });
    },
  },
  {
    name: 'GQL-11 an account that awaits its code is reported as unverified',
    check: async (open) => {
      const subject = await open();
      const { token: held } = await subject.logIn('UN_VERIFIED');
      expect(await subject.gateway.userOf(held)).toMatchObject({ ok: true, value: { status: 'UN_VERIFIED' } });
    },
  },
  {
    name: 'VIS-01 an ended token is denied and stays denied',
    check: async (open) => {
      const subject = await open();
      const { token: held } = await subject.logIn('VERIFIED');
      await subject.logOut(held);
      expect(await subject.gateway.userOf(held)).toEqual(denied);
      expect(await subject.gateway.userOf(held)).toEqual(denied);
    },
  },
  {
    name: 'VIS-01 an unknown token is denied, and never throws',
    check: async (open) => {
      const { gateway } = await open();
      const anything = fc.oneof(fc.string({ maxLength: 60 }), fc.constant('null'), fc.constant('undefined'));
      await forAll(anything, async (text) => expect(await gateway.userOf(token(text))).toEqual(denied), 25);
    },
  },
  {
    name: 'VIS-01 two customers are never confused',
    check: async (open) => {
      const subject = await open();
      const [one, other] = [await subject.logIn('VERIFIED'), await subject.logIn('VERIFIED')];
      const found = await Promise.all([one, other].map(({ token: held }) => subject.gateway.userOf(held)));
      expect(found.map((answer) => answer.ok && answer.value.partyId)).toEqual([one.user.partyId, other.user.partyId]);
      expect(one.user.partyId).not.toBe(other.user.partyId);
    },
  },
  {
    name: 'VIS-01 ending one customer’s session leaves the other logged in',
    check: async (open) => {
      const subject = await open();
      const [one, other] = [await subject.logIn('VERIFIED'), await subject.logIn('VERIFIED')];
      await subject.logOut(one.token);
      expect((await subject.gateway.userOf(other.token)).ok).toBe(true);
    },
  },
  {
    name: 'ACC-08 log-out ends only its own session at the service and is idempotent',
    check: async (open) => {
      const subject = await open();
      const [one, other] = [await subject.logIn('VERIFIED'), await subject.logIn('VERIFIED')];
      const { gateway } = subject;
      expect((await gateway.endSession(one.token)).ok).toBe(true);
      expect(await gateway.userOf(one.token)).toEqual(denied);
      expect((await gateway.userOf(other.token)).ok).toBe(true);
      expect((await gateway.endSession(one.token)).ok).toBe(true);
    },
  },
  {
    name: 'ACC-08 ending an unknown session succeeds, and never throws',
    check: async (open) => {
      const { gateway } = await open();
      const hex = fc.stringMatching(/^[0-9a-f]{0,64}$/);
      await forAll(hex, async (text) => expect((await gateway.endSession(token(text))).ok).toBe(true), 10);
    },
  },
];

/** Runs the laws on one adapter. */
export const identityGatewayContract = (name: string, open: () => Promise<IdentitySubject>): void =>
  describeLaws(`${name} keeps the IdentityGateway contract`, identityGatewayLaws, open);
