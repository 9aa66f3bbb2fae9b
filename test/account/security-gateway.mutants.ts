import type { LogIn } from '#core/account/account.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { type AccountSubject, PASSWORD } from './account-subject.ts';
import { accounts, refused, repeatFirstSuccess, security } from './mutations.ts';

/** Mutants of the security gateway; each has one fault. */
export const securityGatewayMutants: Mutants<AccountSubject> = {
  'anybody may look': security((real) => ({
    overview: async () => {
      const seen = await real.overview();
      return seen.ok
        ? seen
        : ok({ hasPassword: true, sessions: [], passkeys: [], totp: { state: 'off' as const }, linked: [] });
    },
  })),
  'only the session that asks is shown': security((real) => ({
    overview: async () => {
      const seen = await real.overview();
      return seen.ok ? ok({ ...seen.value, sessions: seen.value.sessions.filter(({ current }) => current) }) : seen;
    },
  })),
  'ending a session ends nothing': security(() => ({ endSession: async () => ok(undefined) })),
  'ending the others ends nothing': security(() => ({ endOtherSessions: async () => ok(0) })),
  'the old password is not asked for': security((real) => ({
    changePassword: (_, password) => real.changePassword(PASSWORD, password),
  })),
  'the app counts at once': security(() => ({ confirmTotp: async () => ok(undefined) })),
  'the app goes without a code': security(() => ({ removeTotp: async () => ok(undefined) })),
  'no code of the app is right': accounts(() => ({ logInWithCode: async () => refused('code-wrong') })),
  'a code counts again': (subject) => {
    const again = repeatFirstSuccess<LogIn>();
    return accounts((real) => ({
      logInWithCode: (ticket, code) => again(code, () => real.logInWithCode(ticket, code)),
    }))(subject);
  },
  'a passkey logs nobody in': accounts(() => ({ logInWithPasskey: async () => refused('link-expired') })),
  'a passkey that was removed stays': security(() => ({ removePasskey: async () => ok(undefined) })),
  'the last way in may go': security(() => ({ unlink: async () => ok(undefined) })),
};
