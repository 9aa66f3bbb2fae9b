import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import { succeedWith } from '#core/session/succeed-with.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { OrderGateway } from './order-gateway.port.ts';
import type { OrderLinks } from './order-links.port.ts';

/**
 * All links of the order open nothing any more. Whoever came by a link is led away, the buyer stays. Failures:
 * `not-found`.
 */
export const revokeOrderLinks = command(
  (
    ports: VisitorPorts & { readonly orderLinks: OrderLinks; readonly orders: OrderGateway },
  ): UseCase<Keyed & { readonly orderId: OrderId }, Outcome> =>
    async ({ orderId }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const { orderLinks, orders, delay } = ports;
      const revoked = await writeOnce(delay, () => orderLinks.revoke(orderId));
      if (!revoked.ok) return fail(toShopFailure(revoked.failure));
      const left = await readWithRetry(delay, () => orders.load(orderId));
      const isGone = !left.ok && left.failure.kind === 'not-found';
      return succeedWith(isGone ? paths.orderLink() : paths.thanks(orderId), 'order-links-revoked');
    },
);
