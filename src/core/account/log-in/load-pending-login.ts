import type { PendingLoginStep, PendingLoginView } from '#core/account/account.ts';
import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import type { User } from '#core/session/visitor.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { LogInPorts } from './log-in-ports.ts';
import type { PendingLogin } from './pending-login-store.port.ts';

const stepsWithUser: readonly PendingLoginStep[] = ['confirm', 'complete', 'link'];

/** The pending login with its account name, without tokens; null when there is none or its token has expired. */
export const loadPendingLogin = query(
  (
    ports: Pick<LogInPorts, 'pendingLogins' | 'identity' | 'settings' | 'delay' | 'log'>,
  ): UseCase<Nothing, PendingLoginView | null> =>
    async () => {
      const pendingLogin = ports.pendingLogins.read();
      if (pendingLogin === null) return ok(null);
      const who = await loadUser(ports, pendingLogin);
      if (who === 'over') {
        ports.pendingLogins.clear();
        return ok(null);
      }
      const { step, provider, code, returnPath } = pendingLogin;
      return ok({
        step,
        provider,
        name: who?.fullName ?? '',
        email: who?.email ?? '',
        phone: who?.phone ?? '',
        code: code && { sentTo: code.sentTo, expiresAt: code.expiresAt, outbox: code.outbox },
        returnPath,
      });
    },
);

const loadUser = async (
  { identity, delay, log }: Pick<LogInPorts, 'identity' | 'delay' | 'log'>,
  { step, token }: PendingLogin,
): Promise<User | null | 'over'> => {
  if (!stepsWithUser.includes(step)) return null;
  if (token === null) return 'over';
  const user = await readWithRetry(delay, () => identity.userOf(token));
  if (user.ok) return user.value;
  log.warn('Failed to fetch user detail', { kind: user.failure.kind });
  return user.failure.kind === 'denied' ? 'over' : null;
};
