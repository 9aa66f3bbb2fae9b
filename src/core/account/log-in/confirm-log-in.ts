import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail, ok } from '#core/shared/result.ts';
import { exchangeLoginToken } from './exchange-login-token.ts';
import type { LogInPorts } from './log-in-ports.ts';
import { withReturnPath } from './login-paths.ts';

/** Accepts or discards an account whose login this browser did not start. Failures: `link-expired`. [LAY-03] */
export const confirmLogIn = command(
  (ports: LogInPorts): UseCase<Keyed & { readonly accept: boolean }, Outcome> =>
    async ({ accept }) => {
      const pendingLogin = ports.pendingLogins.read();
      if (pendingLogin?.step !== 'confirm' || pendingLogin.token === null) return fail({ kind: 'link-expired' });
      if (!accept) {
        ports.pendingLogins.clear();
        return ok({ goTo: withReturnPath(paths.logIn(), pendingLogin.returnPath), notice: null, notify: null });
      }
      const taken = await exchangeLoginToken(ports)(pendingLogin.token, pendingLogin);
      if (!taken.ok && taken.failure.kind === 'link-expired') ports.pendingLogins.clear();
      return taken;
    },
);
