import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { requireCustomer } from '#core/session/require-customer.ts';
import { type Token, token } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';
import { exchangeLoginToken } from './exchange-login-token.ts';
import { createPendingLogin, type LogInPorts } from './log-in-ports.ts';
import { logInReturnPath, withReturnPath } from './login-paths.ts';
import type { PendingLogin } from './pending-login-store.port.ts';

export type LoginCallbackCommand = Keyed & {
  readonly accessToken: string;
  readonly tokenShare: string;
  readonly state: string;
  readonly redirectUrl: string;
};

/**
 * Handles the token of a URL: a one-time login token, or a session token that a portal hands back. The browser that
 * began the login (same `state`) continues at once; others must confirm the account. A reload leads to the same page.
 * Failures: `link-expired`. [LAY-03, ACC-04 to ACC-06]
 */
export const loginCallback = command(
  (ports: LogInPorts): UseCase<LoginCallbackCommand, Outcome> =>
    async ({ accessToken, tokenShare, state, redirectUrl }) => {
      const handover = parseToken(accessToken);
      if (handover === null) return fail({ kind: 'link-expired' });
      const portalToken = parseToken(tokenShare);
      const pendingLogin = ports.pendingLogins.read();
      if (!isStartedInThisBrowser(pendingLogin, state))
        return askToConfirmAccount(
          ports,
          { token: handover, portalToken },
          logInReturnPath(redirectUrl, ports.settings.site),
        );
      const taken = await exchangeLoginToken(ports)(handover, { ...pendingLogin, portalToken });
      if (taken.ok || taken.failure.kind !== 'link-expired') return taken;
      ports.pendingLogins.clear();
      return continueIfLoggedIn(ports, pendingLogin.returnPath);
    },
);

/** Rejects tokens with characters that would allow header injection. */
const parseToken = (text: string): Token | null => (/^[\x21-\x7e]{1,4096}$/.test(text) ? token(text) : null);

const isStartedInThisBrowser = (pendingLogin: PendingLogin | null, state: string): pendingLogin is PendingLogin =>
  pendingLogin !== null && pendingLogin.step === 'provider' && pendingLogin.state === state;

/** Asks «Tiếp tục với tài khoản …?» unless the token has expired. */
const askToConfirmAccount = async (
  ports: LogInPorts,
  held: { readonly token: Token; readonly portalToken: Token | null },
  returnPath: ReturnPath,
): Promise<Result<Outcome, ShopFailure>> => {
  const user = await readWithRetry(ports.delay, () => ports.identity.userOf(held.token));
  if (!user.ok)
    return user.failure.kind === 'denied' ? continueIfLoggedIn(ports, returnPath) : fail(toShopFailure(user.failure));
  ports.pendingLogins.save(createPendingLogin(ports, { ...held, step: 'confirm', userId: user.value.id, returnPath }));
  return ok({ goTo: withReturnPath(paths.logIn(), returnPath), notice: null, notify: null });
};

/** The token works once, so a customer who is already logged in has used this URL before. */
const continueIfLoggedIn = async (ports: LogInPorts, returnPath: ReturnPath): Promise<Result<Outcome, ShopFailure>> => {
  const customer = await requireCustomer(ports)();
  if (!customer.ok) return fail({ kind: 'link-expired' });
  return ok({ goTo: returnPath, notice: null, notify: null });
};
