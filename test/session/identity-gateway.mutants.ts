import type { IdentityGateway } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { IdentitySubject } from './identity-gateway.contract.ts';

type UserOf = IdentityGateway['userOf'];
const asking =
  (change: (userOf: UserOf) => UserOf) =>
  (subject: IdentitySubject): IdentitySubject => ({
    ...subject,
    gateway: { ...subject.gateway, userOf: change(subject.gateway.userOf) },
  });
const buying =
  (text: string) =>
  (subject: IdentitySubject): IdentitySubject => ({
    ...subject,
    gateway: { ...subject.gateway, anonymousToken: async () => ok(token(text)) },
  });
const changing = (change: (user: User) => User) =>
  asking((userOf) => async (held) => {
    const answer = await userOf(held);
    return answer.ok ? ok(change(answer.value)) : answer;
  });
const stranger: User = { id: '1', partyId: partyId('1'), fullName: 'Ai', email: '', phone: '', status: 'VERIFIED' };

/** Mutants of the authorisation service; each has one fault. */
export const identityGatewayMutants: Mutants<IdentitySubject> = {
  'an anonymous token can be guessed': buying('1'),
  'everybody shares one anonymous token': buying('cung-mot-chia-khoa-cho-moi-nguoi'),
  'whoever has a token has an account': asking((userOf) => async (held) => {
    const answer = await userOf(held);
    return answer.ok ? answer : ok(stranger);
  }),
  'a customer loses his phone number': changing((user) => ({ ...user, phone: '' })),
  'every account counts as verified': changing((user) => ({ ...user, status: 'VERIFIED' })),
  'logging out ends nothing': (subject) => ({
    ...subject,
    gateway: { ...subject.gateway, end: async () => ok(undefined) },
  }),
  'logging out needs a session': (subject) => ({
    ...subject,
    gateway: {
      ...subject.gateway,
      end: async (held) => {
        const known = await subject.gateway.userOf(held);
        return known.ok ? subject.gateway.end(held) : known;
      },
    },
  }),
  'an ended token lives on': (subject) => ({ ...subject, logOut: async () => undefined }),
  'the first customer is remembered for everybody': (subject) => {
    let first: ReturnType<UserOf> | null = null;
    return asking((userOf) => (held) => {
      first ??= userOf(held);
      return first;
    })(subject);
  },
  'one log-out ends every customer': (subject) => {
    let ended = false;
    const after = asking(
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
