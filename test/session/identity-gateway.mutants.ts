import { customerRights } from '#core/session/rights.ts';
import type { IdentityGateway } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { IdentitySubject } from './identity-gateway.contract.ts';

type UserOf = IdentityGateway['userOf'];
const changingUserOf =
  (change: (userOf: UserOf) => UserOf) =>
  (subject: IdentitySubject): IdentitySubject => ({
    ...subject,
    gateway: { ...subject.gateway, userOf: change(subject.gateway.userOf) },
  });
const returningAnonymousToken =
  (text: string) =>
  (subject: IdentitySubject): IdentitySubject => ({
    ...subject,
    gateway: { ...subject.gateway, createAnonymousToken: async () => ok(token(text)) },
  });
const changingUser = (change: (user: User) => User) =>
  changingUserOf((userOf) => async (held) => {
    const answer = await userOf(held);
    return answer.ok ? ok(change(answer.value)) : answer;
  });
const stranger: User = {
  id: '1',
  partyId: partyId('1'),
  fullName: 'Ai',
  email: '',
  phone: '',
  status: 'VERIFIED',
  rights: customerRights,
};

/** Mutants of the authorisation service; each has one fault. */
export const identityGatewayMutants: Mutants<IdentitySubject> = {
  'an anonymous token can be guessed': returningAnonymousToken('1'),
  'all visitors share one anonymous token': returningAnonymousToken('cung-mot-chia-khoa-cho-moi-nguoi'),
  'every token has an account': changingUserOf((userOf) => async (held) => {
    const answer = await userOf(held);
    return answer.ok ? answer : ok(stranger);
  }),
  'a customer’s phone number is lost': changingUser((user) => ({ ...user, phone: '' })),
  'a customer has a role': changingUser((user) => ({ ...user, rights: { ...user.rights, roles: ['ADMIN'] } })),
  'every account is reported as verified': changingUser((user) => ({ ...user, status: 'VERIFIED' })),
  'log-out ends no session': (subject) => ({
    ...subject,
    gateway: { ...subject.gateway, endSession: async () => ok(undefined) },
  }),
  'log-out requires a session': (subject) => ({
    ...subject,
    gateway: {
      ...subject.gateway,
      endSession: async (held) => {
        const known = await subject.gateway.userOf(held);
        return known.ok ? subject.gateway.endSession(held) : known;
      },
    },
  }),
  'an ended token stays valid': (subject) => ({ ...subject, logOut: async () => undefined }),
  'the first customer is returned for every token': (subject) => {
    let first: ReturnType<UserOf> | null = null;
    return changingUserOf((userOf) => (held) => {
      first ??= userOf(held);
      return first;
    })(subject);
  },
  'one log-out ends all sessions': (subject) => {
    let ended = false;
    const after = changingUserOf(
      (userOf) => async (held) => (ended ? { ok: false, failure: { kind: 'denied' } } : userOf(held)),
    )(subject);
    return {
      ...after,
      logOut: async () => {
        ended = true;
      },
    };
  },
};
