import type { Token } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { createPendingLogin, type LogInPorts } from './log-in-ports.ts';
import { LINK_PATH, withReturnPath } from './login-paths.ts';
import type { PendingLogin } from './pending-login-store.port.ts';

/** Saves the ticket of a first factor as the pending login; the login page asks for the code. */
export const askForSecondFactor = (
  ports: Pick<LogInPorts, 'pendingLogins' | 'random'>,
  ticket: Token,
  { remembered, returnPath: asked }: Pick<PendingLogin, 'remembered' | 'returnPath'>,
): Outcome => {
  // Only one step can be pending, so the link page asks for the account again.
  const isLinking = ports.pendingLogins.read()?.step === 'link';
  const returnPath = isLinking ? LINK_PATH : asked;
  ports.pendingLogins.save(createPendingLogin(ports, { step: 'second-factor', token: ticket, remembered, returnPath }));
  return { goTo: withReturnPath(paths.logIn(), returnPath), notice: null, notify: null };
};
