import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { fail, ok } from '#core/shared/result.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { normaliseCode, required, validateFields } from '#core/shared/text/validation.ts';
import { completeLogIn } from './complete-log-in.ts';
import type { LogInPorts } from './log-in-ports.ts';

/** Checks an app or recovery code after the password. Failures: `invalid-fields`, `code-wrong`, `link-expired`. */
export const logInSecondFactor = command(
  (ports: LogInPorts): UseCase<Keyed & { readonly code: string }, Outcome> =>
    async ({ code: typed }) => {
      const code = /^\d{6}$/.test(normaliseCode(typed)) ? normaliseCode(typed) : cleanTyped(typed);
      const fields = validateFields([['code', code, required]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const pendingLogin = ports.pendingLogins.read();
      const ticket = pendingLogin?.step === 'second-factor' ? pendingLogin.token : null;
      if (pendingLogin === null || ticket === null) return fail({ kind: 'link-expired' });
      const login = await callAsAnonymous(ports)(() => ports.accounts.logInWithCode(ticket, code));
      if (login.ok)
        return ok(
          await completeLogIn(ports)(login.value, {
            ...pendingLogin,
            provider: null,
            isFromRedirect: false,
            notice: 'logged-in',
          }),
        );
      if (login.failure.kind === 'link-expired') ports.pendingLogins.clear();
      return login;
    },
);
