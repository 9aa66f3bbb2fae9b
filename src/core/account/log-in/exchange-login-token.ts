import type { FirstFactorResult } from '#core/account/account.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import { requireCustomer } from '#core/session/require-customer.ts';
import type { Token } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { askForSecondFactor } from './ask-for-second-factor.ts';
import { completeLogIn } from './complete-log-in.ts';
import { createPendingLogin, type LogInPorts } from './log-in-ports.ts';
import { LINK_PATH } from './login-paths.ts';
import type { PendingLogin } from './pending-login-store.port.ts';

/**
 * Exchanges the token of a URL and completes the login `trail`. A customer on the link page chose
 * another account to link: it becomes pending and they stay logged in. Failures: `link-expired`. [LAY-03, ACC-04,
 * ACC-10]
 */
export const exchangeLoginToken =
  (ports: LogInPorts) =>
  async (
    handover: Token,
    pendingLogin: Pick<PendingLogin, 'provider' | 'remembered' | 'returnPath' | 'portalToken'>,
  ): Promise<Result<Outcome, ShopFailure>> => {
    const exchanged = await requestExchange(ports, handover);
    if (!exchanged.ok) return exchanged;
    const step = exchanged.value;
    if (step.kind === 'second-factor') return ok(askForSecondFactor(ports, step.ticket, pendingLogin));
    const login = { ...step, portalToken: step.portalToken ?? pendingLogin.portalToken };
    const customer = pendingLogin.returnPath === LINK_PATH ? await requireCustomer(ports)() : null;
    // Customers come back with their own account when they log in again.
    if (customer?.ok && customer.value.user.id !== login.userId) {
      const { token, userId } = login;
      ports.pendingLogins.save(createPendingLogin(ports, { ...pendingLogin, step: 'link', token, userId }));
      return ok({ goTo: LINK_PATH, notice: null, notify: null });
    }
    return ok(await completeLogIn(ports)(login, { ...pendingLogin, isFromRedirect: true, notice: 'logged-in' }));
  };

/** A service without exchange answers `not-found`; then the token itself becomes the session token. */
const requestExchange = async (ports: LogInPorts, handover: Token): Promise<Result<FirstFactorResult, ShopFailure>> => {
  const exchanged = await callAsAnonymous(ports)(() => ports.accounts.exchangeLoginToken(handover));
  if (exchanged.ok || exchanged.failure.kind !== 'not-found') return deniedAsExpired(exchanged);
  const user = await readWithRetry(ports.delay, () => ports.identity.userOf(handover));
  if (!user.ok) return fail(user.failure.kind === 'denied' ? { kind: 'link-expired' } : toShopFailure(user.failure));
  const { id, email, phone, status } = user.value;
  const known = status === 'VERIFIED' ? 'VERIFIED' : 'UN_VERIFIED';
  return ok({ kind: 'done', token: handover, portalToken: null, userId: id, username: email || phone, status: known });
};

const deniedAsExpired = <Value>(exchanged: Result<Value, ShopFailure>): Result<Value, ShopFailure> =>
  exchanged.ok || exchanged.failure.kind !== 'denied' ? exchanged : fail({ kind: 'link-expired' });
