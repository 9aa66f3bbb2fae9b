import type { LogIn, Provider } from '#core/account/account.ts';
import { sendCode } from '#core/account/registration/send-code.ts';
import { revokeSession } from '#core/account/security/revoke-session.ts';
import { type AdoptionResult, adoptCart } from '#core/cart/adopt-cart.ts';
import { ensureCartSessionId } from '#core/session/cart-session-id.ts';
import { UN_VERIFIED } from '#core/session/current-visitor.ts';
import type { User } from '#core/session/visitor.ts';
import type { Notice, Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';
import { adoptReturnedOrder } from './adopt-returned-order.ts';
import { createPendingLogin, type LogInPorts } from './log-in-ports.ts';
import { LINK_PATH, withReturnPath } from './login-paths.ts';

export type LogInContext = {
  /** null for a password, passkey or code login, and when the provider is unknown. */
  readonly provider: Provider | null;
  /** True when the login token came from a URL; such an account may lack more than a code. */
  readonly isFromRedirect: boolean;
  readonly remembered: boolean;
  readonly returnPath: ReturnPath;
  readonly notice: Notice;
};

/**
 * Last step of every login. A verified account gets a session, its guest cart and the order that it returns to are
 * adopted, the guest's token leaves this browser, because somebody else may have planted it, and the user goes to the
 * requested page or portal. An unverified account gets no session and goes to the next form. Never fails. [ACC-01,
 * ACC-04 to ACC-06; ASVS V7.2.4]
 */
export const completeLogIn =
  (ports: LogInPorts) =>
  async (login: LogIn, how: LogInContext): Promise<Outcome> => {
    const user = await loadUser(ports, login);
    const unverified = login.status === UN_VERIFIED || user?.status === UN_VERIFIED;
    return unverified ? continueUnverifiedLogIn(ports, login, how) : startSession(ports, login, user, how);
  };

const loadUser = async ({ identity, delay, log }: LogInPorts, { token }: LogIn): Promise<User | null> => {
  const user = await readWithRetry(delay, () => identity.userOf(token));
  if (user.ok) return user.value;
  log.warn('Failed to fetch user detail', { kind: user.failure.kind });
  return null;
};

const startSession = async (
  ports: LogInPorts,
  login: LogIn,
  user: User | null,
  { remembered, returnPath, notice }: LogInContext,
): Promise<Outcome> => {
  const before = ports.tokens.session();
  ports.tokens.saveSession(login.token, login.portalToken, remembered);
  ports.bearer.set(login.token);
  if (login.deviceMark) ports.tokens.saveDeviceMark(login.deviceMark);
  ensureCartSessionId(ports);
  const linking = ports.pendingLogins.read()?.step === 'link';
  if (!linking) ports.pendingLogins.clear();
  if (before !== null && before !== login.token) await revokeSession(ports)(before);
  const adopted: AdoptionResult = user === null ? { kind: 'undecided' } : await adoptCart(ports)(user.partyId);
  if (user !== null) await adoptReturnedOrder(ports)(returnPath);
  if (adopted.kind !== 'undecided') ports.tokens.clearAnonymous();
  const goTo = linking ? LINK_PATH : returnPath;
  if (adopted.kind === 'cancelled') return { goTo: linking ? LINK_PATH : '/', notice: 'cart-cancelled', notify: null };
  if (adopted.kind === 'merged') return { goTo, notice: 'cart-merged', notify: adopted.moved };
  return { goTo, notice, notify: null };
};

/** Provider accounts must be completed or linked; password accounts only need the code. [ACC-04, ACC-10] */
const continueUnverifiedLogIn = async (
  ports: LogInPorts,
  { token, userId, hasExistingCustomer = false }: LogIn,
  { provider, isFromRedirect, remembered, returnPath }: LogInContext,
): Promise<Outcome> => {
  if (!isFromRedirect) return sendCode(ports)({ token, userId, provider, remembered, returnPath }, null);
  const step = hasExistingCustomer ? 'link' : 'complete';
  ports.pendingLogins.save(createPendingLogin(ports, { step, provider, userId, token, remembered, returnPath }));
  const goTo = hasExistingCustomer
    ? withReturnPath(paths.logIn(), LINK_PATH)
    : withReturnPath(paths.completeRegistration, returnPath, { status: 'UPDATE_INFO', typeLogin: 'oauth' });
  return { goTo, notice: null, notify: null };
};
