import { revokeSession } from '#core/account/security/revoke-session.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { IdentityGateway, TokenStore } from '#core/session/session.port.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail } from '#core/shared/result.ts';
import type { ViewSessions } from './view-sessions.port.ts';

export type ViewPorts = {
  readonly identity: IdentityGateway;
  readonly tokens: TokenStore;
  readonly delay: Delay;
  readonly log: Log;
};

/**
 * Shows a member of the staff the shop as a customer sees it: the link becomes a session beside the one that the browser
 * has, and ends another view. A link works once, so it is never asked again. Failures: `link-expired`.
 */
export const openView = command(
  (ports: ViewPorts & { readonly views: ViewSessions }): UseCase<Keyed & { readonly token: string }, Outcome> =>
    async ({ token }) => {
      const opened = await ports.views.open(token);
      if (!opened.ok) return fail(toShopFailure(opened.failure));
      const before = ports.tokens.view();
      ports.tokens.saveView(opened.value);
      if (before !== null) await revokeSession(ports)(before);
      return succeedWith(paths.account(), null);
    },
);
