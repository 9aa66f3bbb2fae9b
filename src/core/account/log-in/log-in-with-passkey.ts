import type { PasskeyChallenge } from '#core/account/account.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { ok } from '#core/shared/result.ts';
import type { Json } from '#core/shared/text/form-fields.ts';
import { completeLogIn } from './complete-log-in.ts';
import type { LogInPorts } from './log-in-ports.ts';
import { logInReturnPath } from './login-paths.ts';

/** Failures: `too-many-tries`. */
export const startPasskeyLogIn = command(
  (ports: LogInPorts): UseCase<Keyed, PasskeyChallenge & Outcome> =>
    async () => {
      const challenge = await callAsAnonymous(ports)(ports.accounts.passkeyChallenge);
      return challenge.ok ? ok({ ...challenge.value, goTo: paths.logIn(), notice: null, notify: null }) : challenge;
    },
);

export type LogInWithPasskeyCommand = Keyed & {
  readonly challengeId: string;
  readonly response: Json;
  readonly redirectUrl: string;
};

/** Takes the authenticator's response. Failures: `wrong-credentials`, `link-expired` for an expired challenge. */
export const logInWithPasskey = command(
  (ports: LogInPorts): UseCase<LogInWithPasskeyCommand, Outcome> =>
    async ({ challengeId, response, redirectUrl }) => {
      const login = await callAsAnonymous(ports)(() => ports.accounts.logInWithPasskey(challengeId, response));
      if (!login.ok) return login;
      const how = {
        provider: null,
        isFromRedirect: false,
        remembered: true,
        returnPath: logInReturnPath(redirectUrl, ports.settings.site),
        notice: 'logged-in',
      } as const;
      return ok(await completeLogIn(ports)(login.value, how));
    },
);
