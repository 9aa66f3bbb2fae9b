import type { LogIn, PasswordLogInResult } from '#core/account/account.ts';
import { partyId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { type AccountSubject, freshIdempotencyKey } from './account-subject.ts';
import { accounts, refused, repeatFirstSuccess, withLoginChanges, withRefusal } from './mutations.ts';

const stranger = { id: '1', partyId: partyId('1'), fullName: 'Ai', email: '', phone: '', status: 'VERIFIED' };

/** Mutants of registration, codes and passwords; each has one fault. */
const registrationMutants: Mutants<AccountSubject> = {
  'every account counts as verified': accounts((real) => ({
    register: (...input) => withLoginChanges(real.register(...input), { status: 'VERIFIED' }),
  })),
  'nobody is ever verified': accounts((real) => ({
    verifyCode: (...input) => withLoginChanges(real.verifyCode(...input), { status: 'UN_VERIFIED' }),
  })),
  'a log-in gets the token that it had': (subject) => {
    const again = repeatFirstSuccess<PasswordLogInResult>();
    return accounts((real) => ({
      logIn: (username, password) => again(`${username} ${password}`, () => real.logIn(username, password)),
    }))(subject);
  },
  'an unknown user is told so': accounts((real) => ({
    logIn: async (username, password) => {
      const known = await real.usernameExists(username);
      return known.ok && !known.value ? refused('user-unknown') : real.logIn(username, password);
    },
  })),
  'every press makes an account': accounts((real) => ({
    register: (person) => real.register(person, freshIdempotencyKey()),
  })),
  'no name is known': accounts(() => ({ usernameExists: async () => ok(false) })),
  'any password will do': accounts((real) => ({
    register: (person, press) => real.register({ ...person, password: `${person.password}-dai-hon` }, press),
  })),
  'the first code is the one that counts': (subject) => {
    const codes = new Map<string, string>();
    return accounts((real) => ({
      verifyCode: async (userId, code) => {
        if (!codes.has(userId)) codes.set(userId, code);
        return codes.get(userId) === code ? withLoginChanges(real.verifyCode(userId, code), {}) : refused('code-wrong');
      },
    }))(subject);
  },
  'a wrong code tells nothing of those that are left': accounts((real) => ({
    verifyCode: (...input) => withRefusal(real.verifyCode(...input), 'code-wrong'),
  })),
  'time stands still': (subject) => ({ ...subject, later: async () => undefined }),
  'a code counts again': (subject) => {
    const again = repeatFirstSuccess<LogIn>();
    return accounts((real) => ({
      verifyCode: (userId, code) => again(`${userId} ${code}`, () => real.verifyCode(userId, code)),
    }))(subject);
  },
  'the whole name is shown': accounts((real) => ({
    sendCode: async (userId) => {
      const sent = await real.sendCode(userId);
      return sent.ok ? ok({ ...sent.value, sentTo: sent.value.sentTo.replaceAll('•', 'x') }) : sent;
    },
  })),
  'requests are not rate-limited': accounts((real) => ({
    logIn: (...input) => withRefusal(real.logIn(...input), 'wrong-credentials'),
  })),
};

/** Mutants of password resets. */
const resetMutants: Mutants<AccountSubject> = {
  'a reset changes nothing': accounts(() => ({ resetPassword: async () => ok(undefined) })),
  'the code of a reset is not looked at': accounts((real) => ({
    checkReset: async (key, code) => {
      const checked = await real.checkReset(key, code);
      return checked.ok ? checked : ok({ token: key, username: '' });
    },
  })),
  'a reset is good for another name': (subject) => ({
    ...accounts((real) => ({
      resetPassword: async (held, username, password) => {
        const reset = await real.resetPassword(held, username, password);
        return reset.ok ? reset : ok(undefined);
      },
    }))(subject),
  }),
  'an unknown name is told so': accounts((real) => ({
    requestReset: async (username) => {
      const known = await real.usernameExists(username);
      return known.ok && known.value ? real.requestReset(username) : refused('user-unknown');
    },
  })),
  'whoever was known once stays known': (subject) => ({
    ...subject,
    identity: { ...subject.identity, userOf: async (held) => ok({ ...stranger, id: held }) },
  }),
};

/** Mutants of identity providers. */
const providerMutants: Mutants<AccountSubject> = {
  'who comes back is led home': accounts((real, { origin }) => ({
    providerAddress: (provider, _, errorUrl) => real.providerAddress(provider, `${origin}/`, errorUrl),
  })),
  'who cancels comes back all the same': (subject) => ({
    ...subject,
    comeBack: (address, person) => subject.comeBack(address, person ?? { name: 'Ai', email: 'ai@example.vn' }),
  }),
  'no provider is listed': accounts(() => ({ loginProviders: async () => ok([]) })),
  'a provider is listed that nobody can go to': accounts((real) => ({
    providerAddress: async (provider, ...input) =>
      provider === 'zalo' ? refused('provider-unavailable') : real.providerAddress(provider, ...input),
  })),
  'providers lead anywhere': accounts((real) => ({
    providerAddress: async (...input) => {
      const address = await real.providerAddress(...input);
      return address.ok ? address : ok('https://evil.example/');
    },
  })),
  'the token of the address becomes the session': accounts((real) => ({
    exchange: async (handover) => withLoginChanges(real.exchange(handover), { token: handover }),
  })),
  'a hand-over works again': (subject) => {
    const again = repeatFirstSuccess<LogIn>();
    return accounts((real) => ({ exchange: (handover) => again(handover, () => real.exchange(handover)) }))(subject);
  },
  'each visit makes another account': accounts((real) => ({
    exchange: (handover) => withLoginChanges(real.exchange(handover), { userId: handover }),
  })),
  'nobody completes an account': accounts(() => ({ complete: async () => refused('link-expired') })),
  "another's address is no obstacle": accounts((real) => ({
    complete: async (...input) => {
      const completed = await real.complete(...input);
      return completed.ok ? completed : ok({ userId: 'x' });
    },
  })),
  'linking does nothing': accounts(() => ({ link: async () => ok(undefined) })),
};

/** Mutants of the authorisation service; each has one fault. */
export const accountGatewayMutants: Mutants<AccountSubject> = {
  ...registrationMutants,
  ...resetMutants,
  ...providerMutants,
};
