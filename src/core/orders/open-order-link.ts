import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { TokenStore } from '#core/session/session.port.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import { linkKey } from '#core/shared/text/link-key.ts';
import type { OrderLinks } from './order-links.port.ts';

export type OpenOrderLinkPorts = {
  readonly orderLinks: OrderLinks;
  readonly tokens: TokenStore;
  readonly delay: Delay;
};

/**
 * Exchanges the token of a link for this browser's access to its order, and leads to a clean address: the success of a
 * paid order, the payment of any other, and the order in the account that adopted it, which asks for a log-in. Needs no
 * visitor, so mail scanners create none. Failures: `order-link-refused`, `too-many-tries`.
 */
export const openOrderLink = command(
  ({ orderLinks, tokens, delay }: OpenOrderLinkPorts): UseCase<Keyed & { readonly token: string }, Outcome> =>
    async ({ token }) => {
      const opened = await readWithRetry(delay, () => orderLinks.open(linkKey(token)));
      if (!opened.ok) return fail(toShopFailure(opened.failure));
      const { orderId, isPaid, access } = opened.value;
      if (access === null) return succeedWith(paths.order(orderId), null);
      tokens.saveOrderAccess(access);
      return succeedWith(isPaid ? paths.thanks(orderId) : paths.payment(orderId), null);
    },
);
