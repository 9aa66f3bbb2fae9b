import { createPendingLogin, type LogInPorts } from '#core/account/log-in/log-in-ports.ts';
import { withReturnPath } from '#core/account/log-in/login-paths.ts';
import type { PendingLogin } from '#core/account/log-in/pending-login-store.port.ts';
import { callAsAnonymous } from '#core/session/call-as-anonymous.ts';
import type { Notice, Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';

export type UnverifiedAccount = Pick<PendingLogin, 'token' | 'provider' | 'remembered' | 'returnPath'> & {
  readonly userId: string;
};

/** Sends a code and redirects to the verification page even on failure, where a code can be requested. [ACC-02] */
export const sendCode =
  (ports: LogInPorts) =>
  async (waiting: UnverifiedAccount, notice: Notice | null): Promise<Outcome> => {
    const sent = await callAsAnonymous(ports)(() => ports.accounts.sendCode(waiting.userId));
    if (!sent.ok) ports.log.warn('Failed to send activation code', { kind: sent.failure.kind });
    const code = sent.ok ? sent.value : null;
    ports.pendingLogins.save(createPendingLogin(ports, { ...waiting, step: 'verify', code }));
    return { goTo: verifyPath(waiting), notice: sent.ok ? notice : null, notify: null };
  };

/** `/xac-thuc?userId=…&redirectUrl=…` [ROUTE-25] */
export const verifyPath = ({ userId, returnPath }: Pick<UnverifiedAccount, 'userId' | 'returnPath'>): string =>
  withReturnPath(paths.verify, returnPath, { userId });
