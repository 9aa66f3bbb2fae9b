import type { Provider } from '#core/account/account.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { ok } from '#core/shared/result.ts';
import { createPendingLogin, type LogInPorts } from './log-in-ports.ts';
import { logInReturnPath } from './login-paths.ts';

/** Redirects to the provider with a `state` of this browser. Failures: `provider-unavailable`. [ACC-01, LAY-04] */
export const logInWithProvider = command(
  (ports: LogInPorts): UseCase<Keyed & { readonly provider: Provider; readonly redirectUrl: string }, Outcome> =>
    async ({ provider, redirectUrl }) => {
      const returnPath = logInReturnPath(redirectUrl, ports.settings.site);
      const begun = createPendingLogin(ports, { step: 'provider', provider, returnPath });
      const back = `${ports.settings.site.own}${paths.logIn()}`;
      const to = encodeURIComponent(returnPath);
      const address = await callAsAnonymous(ports)(() =>
        ports.accounts.providerLoginUrl(
          provider,
          `${back}?state=${begun.state}&redirectUrl=${to}`,
          `${back}?errorMessage=ACCESS_DENIED&redirectUrl=${to}`,
        ),
      );
      if (!address.ok) return address;
      ports.pendingLogins.save(begun);
      return ok({ goTo: address.value, notice: null, notify: null });
    },
);
