import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { asGuest } from '#core/session/as-guest.ts';
import { token } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail, ok } from '#core/shared/result.ts';
import { activationCode, normalCode, normalText, problemsOf, required } from '#core/shared/validation.ts';
import { type LogInPorts, trailAt } from './log-in-ports.ts';
import { PORTAL } from './login-paths.ts';

/**
 * Verifies the code of a reset that this browser requested, or the key from the link in the message, which works in any
 * browser. Failures: `invalid-fields`, `code-wrong`, `code-expired`, `link-expired`, port failures. [ACC-03, VAL-06]
 */
export const verifyReset = command(
  (ports: LogInPorts): UseCase<Keyed & { readonly code: string; readonly key: string }, Outcome> =>
    async ({ code: typed, key: given }) => {
      const linked = normalText(given);
      const code = linked === '' ? normalCode(typed) : '';
      const fields = linked === '' ? problemsOf([['code', code, required, activationCode]]) : {};
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const trail = ports.trail.read();
      const asked = trail?.step === 'reset-code' ? trail.token : null;
      const key = linked === '' ? asked : token(linked);
      if (key === null) return fail({ kind: 'link-expired' });
      const checked = await asGuest(ports)(() => ports.accounts.checkReset(key, code));
      if (!checked.ok) return checked;
      const { token: allowed, username } = checked.value;
      // At this step only the username identifies the login.
      ports.trail.keep(
        trailAt(ports, { step: 'reset-password', token: allowed, userId: username, returnPath: PORTAL }),
      );
      return ok({ goTo: paths.resetPassword, notice: null, notify: null });
    },
);
