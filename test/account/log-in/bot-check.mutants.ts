import type { BotCheck } from '#core/session/bot-check.port.ts';
import { token } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { AccountSubject } from '#test/account/account-subject.ts';
import { accounts, botCheck } from '#test/account/mutations.ts';
import type { Mutants } from '#test/kit/mutants.ts';

/** Mutants of the bot check; each has one fault. */
export const botCheckMutants: Mutants<AccountSubject> = {
  'every proof is accepted': botCheck((real) => ({
    verify: async (proof) => {
      await real.verify(proof);
      return ok(true);
    },
  })),
  'every proof is rejected': botCheck(() => ({ verify: async () => ok(false) })),
  'all challenges are the same': (subject) => {
    let first: ReturnType<BotCheck['challenge']> | null = null;
    return botCheck((real) => ({
      challenge: () => {
        first ??= real.challenge();
        return first;
      },
    }))(subject);
  },
  'nothing ever expires': (subject) => ({ ...subject, later: async () => undefined }),
  'registrations are not limited': accounts((real) => ({
    register: async (...input) => {
      const login = await real.register(...input);
      const made = { token: token('x'), portalToken: null, userId: 'x', username: '', status: 'UN_VERIFIED' } as const;
      return login.ok ? login : ok(made);
    },
  })),
};
