import type { FirstFactorResult } from '#core/account/account.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import { type BotPorts, passBotCheck } from '#core/session/pass-bot-check.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';
import { normaliseUsername, required, validateFields } from '#core/shared/text/validation.ts';
import { askForSecondFactor } from './ask-for-second-factor.ts';
import { completeLogIn } from './complete-log-in.ts';
import type { LogInPorts } from './log-in-ports.ts';
import { logInReturnPath } from './login-paths.ts';

export type LogInCommand = Keyed & {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  /** Missing unless the service asked for one. */
  readonly proof?: string;
  readonly redirectUrl: string;
};

/** Keeps the cart. Failures: `invalid-fields`, `wrong-credentials`, `too-many-tries`, `bot-check-needed`. [ACC-01] */
export const logIn = command(
  (ports: LogInPorts & BotPorts): UseCase<LogInCommand, Outcome> =>
    async ({ username: typed, password, remember, proof = '', redirectUrl }) => {
      const username = normaliseUsername(typed);
      const fields = validateFields([
        ['username', username, required],
        ['password', password, required],
      ]);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      await passBotCheck(ports)(proof);
      const mark = ports.tokens.deviceMark();
      const step = await callAsAnonymous(ports)(() => ports.accounts.logIn(username, password, mark));
      return step.ok
        ? continueLogIn(ports, step.value, remember, logInReturnPath(redirectUrl, ports.settings.site))
        : step;
    },
);

const continueLogIn = async (
  ports: LogInPorts,
  step: FirstFactorResult,
  remembered: boolean,
  asked: ReturnPath,
): Promise<Result<Outcome, ShopFailure>> => {
  if (step.kind === 'done')
    return ok(
      await completeLogIn(ports)(step, {
        provider: null,
        isFromRedirect: false,
        remembered,
        returnPath: asked,
        notice: 'logged-in',
      }),
    );
  return ok(askForSecondFactor(ports, step.ticket, { remembered, returnPath: asked }));
};
