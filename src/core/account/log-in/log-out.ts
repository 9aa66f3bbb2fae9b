import { revokeSession } from '#core/account/security/revoke-session.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { isInactiveCart } from '#core/orders/order.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { LogInPorts } from './log-in-ports.ts';
import { isAuthPage } from './login-paths.ts';

/**
 * Ends the session here and at the service; a cart without owner stays in this browser with its anonymous token, an
 * owner's is removed. Never fails. The page waits 500 ms before it navigates. [ACC-08]
 */
export const logOut = command(
  (ports: LogInPorts): UseCase<Keyed & { readonly path: string }, Outcome> =>
    async ({ path }) => {
      const { tokens, bearer, pendingLogins } = ports;
      const session = tokens.session();
      const asked = session ?? tokens.anonymous();
      if (asked !== null) bearer.set(asked);
      const keepsCart = await shouldKeepGuestCart(ports);
      tokens.clearSession();
      tokens.clearOrderAccess();
      pendingLogins.clear();
      if (!keepsCart) tokens.clearAnonymous();
      if (session !== null) await revokeSession(ports)(session);
      return ok({ goTo: isAuthPage(path) ? '/' : paths.logIn(), notice: 'logged-out', notify: null });
    },
);

/** True also when the cart's owner could not be loaded. */
const shouldKeepGuestCart = async ({ carts, orders, delay }: LogInPorts): Promise<boolean> => {
  const id = carts.get() ?? carts.recovery();
  if (id === null) return false;
  const found = await readWithRetry(delay, () => orders.load(id));
  const stays = found.ok
    ? found.value.owner === null && !isInactiveCart(found.value)
    : found.failure.kind !== 'not-found' && found.failure.kind !== 'denied';
  if (stays) return true;
  carts.clear();
  carts.setRecovery(null);
  return false;
};
