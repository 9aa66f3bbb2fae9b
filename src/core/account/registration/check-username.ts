import type { LogInPorts } from '#core/account/log-in/log-in-ports.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import { type BotPorts, passBotCheck } from '#core/session/pass-bot-check.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail, ok } from '#core/shared/result.ts';
import { normaliseUsername, required, username as usernameRule, validateFields } from '#core/shared/text/validation.ts';

export type CheckUsernameCommand = Keyed & {
  readonly username: string;
  readonly proof: string;
};

export type CheckUsernamePorts = LogInPorts & BotPorts;

/**
 * Says before the form is sent whether registration would refuse the name. A command, so that the name stands in no
 * URL; it costs what a registration costs. Failures: `invalid-fields` (a taken name too), `bot-check-needed`,
 * `too-many-tries`. [spec 5, username-exists check; ACC-01]
 */
export const checkUsername = command(
  (ports: CheckUsernamePorts): UseCase<CheckUsernameCommand, Outcome> =>
    async ({ username: typed, proof }) => {
      const username = normaliseUsername(typed);
      const fields = validateFields([['username', username, required, usernameRule]]);
      if (fields.username !== undefined) return fail({ kind: 'invalid-fields', fields });
      await passBotCheck(ports)(proof);
      const found = await callAsAnonymous(ports)(() => ports.accounts.usernameExists(username));
      if (!found.ok) return found;
      if (found.value) return fail({ kind: 'invalid-fields', fields: { username: 'username-taken' } });
      return ok({ goTo: paths.register, notice: null, notify: null });
    },
);
