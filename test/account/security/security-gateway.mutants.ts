import type { LogIn } from '#core/account/account.ts';
import { ok } from '#core/shared/result.ts';
import { type AccountSubject, PASSWORD } from '#test/account/account-subject.ts';
import { accounts, refused, repeatFirstSuccess, security } from '#test/account/mutations.ts';
import type { Mutants } from '#test/kit/mutants.ts';

const nobody = { portalToken: null, userId: '1', username: '', status: 'VERIFIED' as const };

/** Mutants of the security gateway; each has one fault. */
export const securityGatewayMutants: Mutants<AccountSubject> = {
  'a guest can read the login methods': security((real) => ({
    overview: async () => {
      const seen = await real.overview();
      return seen.ok
        ? seen
        : ok({ hasPassword: true, sessions: [], passkeys: [], totp: { state: 'off' as const }, linkedAccounts: [] });
    },
  })),
  'a guest gets data': security((real) => ({
    personalData: async () => {
      const read = await real.personalData();
      return read.ok ? read : ok([]);
    },
  })),
  'the data can be read without end': security((real) => ({
    personalData: async () => {
      const read = await real.personalData();
      return !read.ok && read.failure.kind === 'rejected' ? ok([]) : read;
    },
  })),
  'a row of the data has no cells': security((real) => ({
    personalData: async () => {
      const read = await real.personalData();
      return read.ok ? ok(read.value.map((table) => ({ ...table, rows: [...table.rows, []] }))) : read;
    },
  })),
  'only the current session is listed': security((real) => ({
    overview: async () => {
      const seen = await real.overview();
      return seen.ok ? ok({ ...seen.value, sessions: seen.value.sessions.filter(({ current }) => current) }) : seen;
    },
  })),
  'an old login counts as a fresh one': (subject) => ({ ...subject, later: async () => undefined }),
  'ending a session does nothing': security(() => ({ endSession: async () => ok(undefined) })),
  'ending the other sessions does nothing': security(() => ({ endOtherSessions: async () => ok(0) })),
  'recovery codes are short': security((real) => ({
    overview: async () => {
      const seen = await real.overview();
      if (!seen.ok || seen.value.totp.state !== 'pending') return seen;
      const { totp } = seen.value;
      return ok({
        ...seen.value,
        totp: { ...totp, recoveryCodes: totp.recoveryCodes.map((each) => each.slice(0, 11)) },
      });
    },
  })),
  'the old password is not checked': security((real) => ({
    changePassword: (_, password) => real.changePassword(PASSWORD, password),
  })),
  'the authenticator is confirmed without a code': security(() => ({ confirmTotp: async () => ok(undefined) })),
  'the authenticator is removed without a code': security(() => ({ removeTotp: async () => ok(undefined) })),
  'every authenticator code is rejected': accounts(() => ({ logInWithCode: async () => refused('code-wrong') })),
  'a provider login asks for no second factor': accounts((real) => ({
    exchangeLoginToken: async (handover) => {
      const step = await real.exchangeLoginToken(handover);
      if (!step.ok || step.value.kind === 'done') return step;
      return ok({ ...nobody, kind: 'done' as const, token: step.value.ticket });
    },
  })),
  'a used code is accepted again': (subject) => {
    const again = repeatFirstSuccess<LogIn>();
    return accounts((real) => ({
      logInWithCode: (ticket, code) => again(code, () => real.logInWithCode(ticket, code)),
    }))(subject);
  },
  'every passkey is rejected': accounts(() => ({ logInWithPasskey: async () => refused('link-expired') })),
  'removing a passkey does nothing': security(() => ({ removePasskey: async () => ok(undefined) })),
  'the last login method can be removed': security(() => ({ unlink: async () => ok(undefined) })),
};
