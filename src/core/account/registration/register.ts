import { completeLogIn } from '#core/account/log-in/complete-log-in.ts';
import type { LogInPorts } from '#core/account/log-in/log-in-ports.ts';
import { logInReturnPath } from '#core/account/log-in/login-paths.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import { type BotPorts, passBotCheck } from '#core/session/pass-bot-check.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { sendCode } from './send-code.ts';
import { type RegistrationFields, validateRegistration } from './validate-registration.ts';

export type RegisterCommand = Keyed &
  RegistrationFields & {
    readonly proof: string;
    readonly redirectUrl: string;
  };

/**
 * Creates an account, once per idempotency key, and sends its code; verification starts the session. Failures:
 * `invalid-fields` (also for a taken name or common password), `bot-check-needed`, `too-many-tries`. [ACC-01, VAL-01,
 * VAL-02]
 */
export const register = command(
  (ports: LogInPorts & BotPorts): UseCase<RegisterCommand, Outcome> =>
    async ({ proof, redirectUrl, idempotencyKey, ...typed }) => {
      const { person, problems } = validateRegistration(typed);
      if (Object.keys(problems).length > 0) return fail({ kind: 'invalid-fields', fields: problems });
      await passBotCheck(ports)(proof);
      const made = await callAsAnonymous(ports)(() =>
        writeOnce(ports.delay, () => ports.accounts.register(person, idempotencyKey)),
      );
      if (!made.ok) return made;
      const returnPath = logInReturnPath(redirectUrl, ports.settings.site);
      const how = { provider: null, isFromRedirect: false, remembered: true, returnPath } as const;
      if (made.value.status === 'VERIFIED')
        return ok(await completeLogIn(ports)(made.value, { ...how, notice: 'logged-in' }));
      const { token, userId } = made.value;
      return ok(await sendCode(ports)({ token, userId, provider: null, remembered: true, returnPath }, null));
    },
);
