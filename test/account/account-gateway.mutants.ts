import type { FirstFactorResult, LogIn } from '#core/account/account.ts';
import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import { customerRights } from '#core/session/rights.ts';
import { partyId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { type AccountSubject, freshIdempotencyKey } from './account-subject.ts';
import { accounts, refused, repeatFirstSuccess, withLoginChanges, withRefusal } from './mutations.ts';

const stranger = { id: '1', partyId: partyId('1'), fullName: 'Ai', email: '', phone: '', status: 'VERIFIED' };

/** Mutants of registration, codes and passwords; each has one fault. */
const registrationMutants: Mutants<AccountSubject> = {
  'every account is reported as verified': accounts((real) => ({
    register: (...input) => withLoginChanges(real.register(...input), { status: 'VERIFIED' }),
  })),
  'the verification code does not verify the account': accounts((real) => ({
    verifyCode: (...input) => withLoginChanges(real.verifyCode(...input), { status: 'UN_VERIFIED' }),
  })),
  'a second login returns the token of the first': (subject) => {
    const again = repeatFirstSuccess<FirstFactorResult>();
    return accounts((real) => ({
      logIn: (username, password) => again(`${username} ${password}`, () => real.logIn(username, password)),
    }))(subject);
  },
  'a known browser counts as a strange one': accounts((real) => ({
    logIn: (username, password) => real.logIn(username, password),
  })),
  'a request for a reset ends the one before': (subject) => {
    const newest = new Map<string, string>();
    return accounts((real) => ({
      requestReset: async (username, mark) => {
        const asked = await real.requestReset(username, mark);
        if (asked.ok) newest.set(username, asked.value.key);
        return asked;
      },
      verifyReset: async (key, code) =>
        code !== '' && ![...newest.values()].includes(key) ? refused('link-expired') : real.verifyReset(key, code),
    }))(subject);
  },
  'a login reveals that the user is unknown': accounts((real) => ({
    logIn: async (username, password) => {
      const known = await real.usernameExists(username);
      return known.ok && !known.value ? refused('user-unknown') : real.logIn(username, password);
    },
  })),
  'registration ignores the idempotency key': accounts((real) => ({
    register: (person) => real.register(person, freshIdempotencyKey()),
  })),
  'an unverified registration keeps its username': (subject) => {
    const keys = new Map<string, string>();
    return accounts((real) => ({
      register: async (person, press) => {
        if (keys.has(person.username) && keys.get(person.username) !== press) return refused('username-taken');
        keys.set(person.username, press);
        return real.register(person, press);
      },
    }))(subject);
  },
  'a code is accepted in every browser': (subject) => {
    const registered = new Map<string, AccountGateway>();
    return accounts((real) => ({
      register: async (...input) => {
        const made = await real.register(...input);
        if (made.ok) registered.set(made.value.userId, real);
        return made;
      },
      verifyCode: (userId, code) => (registered.get(userId) ?? real).verifyCode(userId, code),
    }))(subject);
  },
  'every username is reported as free': accounts(() => ({ usernameExists: async () => ok(false) })),
  'usernames can be asked for without a bot check': accounts((real) => ({
    usernameExists: async (username) => {
      const known = await real.usernameExists(username);
      return known.ok ? known : ok(false);
    },
  })),
  'weak passwords are accepted': accounts((real) => ({
    register: (person, press) => real.register({ ...person, password: `${person.password}-dai-hon` }, press),
  })),
  'only the first entered code is ever accepted': (subject) => {
    const codes = new Map<string, string>();
    return accounts((real) => ({
      verifyCode: async (userId, code) => {
        if (!codes.has(userId)) codes.set(userId, code);
        return codes.get(userId) === code ? withLoginChanges(real.verifyCode(userId, code), {}) : refused('code-wrong');
      },
    }))(subject);
  },
  'a wrong code does not return the attempts left': accounts((real) => ({
    verifyCode: (...input) => withRefusal(real.verifyCode(...input), 'code-wrong'),
  })),
  'nothing ever expires': (subject) => ({ ...subject, later: async () => undefined }),
  'a used code is accepted again': (subject) => {
    const again = repeatFirstSuccess<LogIn>();
    return accounts((real) => ({
      verifyCode: (userId, code) => again(`${userId} ${code}`, () => real.verifyCode(userId, code)),
    }))(subject);
  },
  'the username in the response is not masked': accounts((real) => ({
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
  'a reset does not change the password': accounts(() => ({ resetPassword: async () => ok(undefined) })),
  'a wrong reset code is accepted': accounts((real) => ({
    verifyReset: async (key, code) => {
      const checked = await real.verifyReset(key, code);
      return checked.ok ? checked : ok({ token: key, username: '' });
    },
  })),
  'a rejected password reset reports success': (subject) => ({
    ...accounts((real) => ({
      resetPassword: async (held, username, password) => {
        const reset = await real.resetPassword(held, username, password);
        return reset.ok ? reset : ok(undefined);
      },
    }))(subject),
  }),
  'a reset request reveals that the username is unknown': accounts((real) => ({
    requestReset: async (username) => {
      const known = await real.usernameExists(username);
      return known.ok && known.value ? real.requestReset(username) : refused('user-unknown');
    },
  })),
  'every token is a valid session': (subject) => ({
    ...subject,
    identity: { ...subject.identity, userOf: async (held) => ok({ ...stranger, id: held, rights: customerRights }) },
  }),
};

/** Mutants of identity providers. */
const providerMutants: Mutants<AccountSubject> = {
  'the provider redirects to the home page instead of the given URL': accounts((real, { origin }) => ({
    providerLoginUrl: (provider, _, errorUrl) => real.providerLoginUrl(provider, `${origin}/`, errorUrl),
  })),
  'cancelling at the provider logs in anyway': (subject) => ({
    ...subject,
    comeBack: (address, person) => subject.comeBack(address, person ?? { name: 'Ai', email: 'ai@example.vn' }),
  }),
  'no provider is listed': accounts(() => ({ loginProviders: async () => ok([]) })),
  'an unavailable provider is listed': accounts((real) => ({
    providerLoginUrl: async (provider, ...input) =>
      provider === 'zalo' ? refused('provider-unavailable') : real.providerLoginUrl(provider, ...input),
  })),
  'return URLs of other sites are accepted': accounts((real) => ({
    providerLoginUrl: async (...input) => {
      const address = await real.providerLoginUrl(...input);
      return address.ok ? address : ok('https://evil.example/');
    },
  })),
  'the one-time login token becomes the session token': accounts((real) => ({
    exchangeLoginToken: async (handover) => withLoginChanges(real.exchangeLoginToken(handover), { token: handover }),
  })),
  'a one-time login token works twice': (subject) => {
    const again = repeatFirstSuccess<FirstFactorResult>();
    return accounts((real) => ({
      exchangeLoginToken: (handover) => again(handover, () => real.exchangeLoginToken(handover)),
    }))(subject);
  },
  'every provider login creates another account': accounts((real) => ({
    exchangeLoginToken: (handover) => withLoginChanges(real.exchangeLoginToken(handover), { userId: handover }),
  })),
  'an account cannot be completed': accounts(() => ({ completeAccount: async () => refused('link-expired') })),
  "an account can be completed with another customer's e-mail": accounts((real) => ({
    completeAccount: async (...input) => {
      const completed = await real.completeAccount(...input);
      return completed.ok ? completed : ok({ userId: 'x' });
    },
  })),
  'linking does nothing': accounts(() => ({ linkAccount: async () => ok(undefined) })),
};

/** Mutants of the authorisation service; each has one fault. */
export const accountGatewayMutants: Mutants<AccountSubject> = {
  ...registrationMutants,
  ...resetMutants,
  ...providerMutants,
};
