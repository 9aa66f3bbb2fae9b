import { createPendingLogin, type LogInPorts } from '#core/account/log-in/log-in-ports.ts';
import { portalPath } from '#core/account/log-in/login-paths.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import { token } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail, ok } from '#core/shared/result.ts';
import { linkKey } from '#core/shared/text/link-key.ts';
import { normaliseCode, required, sixDigits, validateFields } from '#core/shared/text/validation.ts';

/**
 * Verifies the code of this browser's reset request, or the message's link in any browser. Failures: `invalid-fields`,
 * `code-wrong`, `code-expired`, `link-expired`. [ACC-03, VAL-06]
 */
export const verifyReset = command(
  (ports: LogInPorts): UseCase<Keyed & { readonly code: string; readonly key: string }, Outcome> =>
    async ({ code: typed, key: given }) => {
      const linked = linkKey(given);
      const code = linked === '' ? normaliseCode(typed) : '';
      const fields = linked === '' ? validateFields([['code', code, required, sixDigits]]) : {};
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const pendingLogin = ports.pendingLogins.read();
      const asked = pendingLogin?.step === 'reset-code' ? pendingLogin.token : null;
      const key = linked === '' ? asked : token(linked);
      if (key === null) return fail({ kind: 'link-expired' });
      const checked = await callAsAnonymous(ports)(() => ports.accounts.verifyReset(key, code));
      if (!checked.ok) return checked;
      const { token: allowed, username } = checked.value;
      // Only the username identifies the login at this step.
      ports.pendingLogins.save(
        createPendingLogin(ports, {
          step: 'reset-password',
          token: allowed,
          userId: username,
          returnPath: portalPath(ports.settings.site),
        }),
      );
      return ok({ goTo: paths.resetPassword, notice: null, notify: null });
    },
);
