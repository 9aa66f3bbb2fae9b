import { createPendingLogin, type LogInPorts } from '#core/account/log-in/log-in-ports.ts';
import { portalPath } from '#core/account/log-in/login-paths.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import { type BotPorts, passBotCheck } from '#core/session/pass-bot-check.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail, ok } from '#core/shared/result.ts';
import { normaliseUsername, required, username as usernameRule, validateFields } from '#core/shared/text/validation.ts';

/** Sends a reset code; the answer does not reveal whether the account exists. [ACC-03] */
export const requestReset = command(
  (ports: LogInPorts & BotPorts): UseCase<Keyed & { readonly username: string; readonly proof: string }, Outcome> =>
    async ({ username: typed, proof }) => {
      const username = normaliseUsername(typed);
      const fields = validateFields([['username', username, required, usernameRule]]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      await passBotCheck(ports)(proof);
      const mark = ports.tokens.deviceMark();
      const asked = await callAsAnonymous(ports)(() => ports.accounts.requestReset(username, mark));
      if (!asked.ok) return asked;
      const { key, sent } = asked.value;
      ports.pendingLogins.save(
        createPendingLogin(ports, {
          step: 'reset-code',
          token: key,
          code: sent,
          returnPath: portalPath(ports.settings.site),
        }),
      );
      return ok({ goTo: paths.verifyReset, notice: 'code-sent', notify: null });
    },
);
