import { revokeSession } from '#core/account/security/revoke-session.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Outcome } from '#core/shared/notice.ts';
import type { ViewPorts } from './open-view.ts';

/** Ends the view here and at the service; the session that the browser had before goes on. Never fails. */
export const endView = command(
  (ports: ViewPorts): UseCase<Keyed, Outcome> =>
    async () => {
      const view = ports.tokens.view();
      ports.tokens.clearView();
      if (view !== null) await revokeSession(ports)(view);
      return succeedWith('/', null);
    },
);
