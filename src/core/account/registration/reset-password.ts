import type { LogInPorts } from '#core/account/log-in/log-in-ports.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail, ok } from '#core/shared/result.ts';
import { validateNewPassword } from './password-rules.ts';

/** Ends all sessions; the user logs in again. Failures: `invalid-fields`, `link-expired`. [ACC-03, VAL-01, VAL-02] */
export const resetPassword = command(
  (ports: LogInPorts): UseCase<Keyed & { readonly password: string; readonly repeat: string }, Outcome> =>
    async ({ password, repeat }) => {
      const fields = validateNewPassword({ password, repeat });
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const pendingLogin = ports.pendingLogins.read();
      const { token, userId: username } =
        pendingLogin?.step === 'reset-password' ? pendingLogin : { token: null, userId: null };
      if (token === null || username === null) return fail({ kind: 'link-expired' });
      const reset = await callAsAnonymous(ports)(() => ports.accounts.resetPassword(token, username, password));
      if (!reset.ok) return reset;
      ports.pendingLogins.clear();
      return ok({ goTo: paths.logIn(), notice: 'password-reset', notify: null });
    },
);
