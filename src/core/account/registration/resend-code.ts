import { createPendingLogin, type LogInPorts } from '#core/account/log-in/log-in-ports.ts';
import { logInReturnPath } from '#core/account/log-in/login-paths.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import { type BotPorts, passBotCheck } from '#core/session/pass-bot-check.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { fail, ok } from '#core/shared/result.ts';
import { verifyPath } from './send-code.ts';

export type ResendCodeCommand = Keyed & {
  readonly userId: string;
  readonly proof: string;
  readonly redirectUrl: string;
};

/** Failures: `link-expired` without an account, `too-many-tries`, `bot-check-needed`. [ACC-02] */
export const resendCode = command(
  (ports: LogInPorts & BotPorts): UseCase<ResendCodeCommand, Outcome> =>
    async ({ userId: asked, proof, redirectUrl }) => {
      const read = ports.pendingLogins.read();
      const pendingLogin = read?.step === 'verify' && (asked === '' || asked === read.userId) ? read : null;
      const userId = asked || pendingLogin?.userId;
      if (!userId) return fail({ kind: 'link-expired' });
      await passBotCheck(ports)(proof);
      const sent = await callAsAnonymous(ports)(() => ports.accounts.sendCode(userId));
      if (!sent.ok) return sent;
      const returnPath = pendingLogin?.returnPath ?? logInReturnPath(redirectUrl, ports.settings.site);
      ports.pendingLogins.save({
        ...(pendingLogin ?? createPendingLogin(ports, { step: 'verify', userId, returnPath })),
        code: sent.value,
      });
      return ok({ goTo: verifyPath({ userId, returnPath }), notice: 'code-sent', notify: null });
    },
);
