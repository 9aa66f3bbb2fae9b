import { completeLogIn } from '#core/account/log-in/complete-log-in.ts';
import type { LogInPorts } from '#core/account/log-in/log-in-ports.ts';
import { LINK_PATH, logInReturnPath, withReturnPath } from '#core/account/log-in/login-paths.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail, ok } from '#core/shared/result.ts';
import { activationCode, normaliseCode, required, validateFields } from '#core/shared/text/validation.ts';

export type VerifyAccountCommand = Keyed & {
  readonly userId: string;
  readonly code: string;
  readonly redirectUrl: string;
};

/**
 * Works in the browser that registered or logged in with the password. Failures: `invalid-fields`, `code-wrong`,
 * `code-expired`, `link-expired`. [ACC-02, VAL-06, ASVS 6.6.2]
 */
export const verifyAccount = command(
  (ports: LogInPorts): UseCase<VerifyAccountCommand, Outcome> =>
    async ({ userId: asked, code: typed, redirectUrl }) => {
      const code = normaliseCode(typed);
      const fields = validateFields([['code', code, required, activationCode]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const read = ports.pendingLogins.read();
      const pendingLogin = read?.step === 'verify' && (asked === '' || asked === read.userId) ? read : null;
      const userId = asked || pendingLogin?.userId;
      if (!userId) return fail({ kind: 'link-expired' });
      const login = await callAsAnonymous(ports)(() => ports.accounts.verifyCode(userId, code));
      if (!login.ok) return login;
      const provider = pendingLogin?.provider ?? null;
      const returnPath = pendingLogin?.returnPath ?? logInReturnPath(redirectUrl, ports.settings.site);
      const accepted = await completeLogIn(ports)(login.value, {
        provider,
        isFromRedirect: false,
        remembered: pendingLogin?.remembered ?? true,
        returnPath,
        notice: provider === null ? 'verified' : 'registration-completed',
      });
      const completes = provider !== null && accepted.notice !== 'cart-cancelled' && accepted.goTo !== LINK_PATH;
      return ok(completes ? { ...accepted, goTo: withReturnPath(paths.registrationCompleted, returnPath) } : accepted);
    },
);
