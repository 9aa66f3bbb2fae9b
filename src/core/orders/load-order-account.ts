import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { Visitor } from '#core/session/visitor.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import type { OrderGateway } from './order-gateway.port.ts';
import type { OrderHolder, OrderLinks } from './order-links.port.ts';

/**
 * What brings the order into an account:
 * - `set-password`: a guest may register with its e-mail address
 * - `log-in`: an account owns it, and nobody is logged in
 * - `adopt`: the customer has its e-mail address
 * - `other-account`: the customer has another address, or it belongs to somebody else
 * - `done`: the customer owns it
 */
export type OrderAccount = {
  readonly step: 'set-password' | 'log-in' | 'adopt' | 'other-account' | 'done';
  /** Of the order; may be empty. */
  readonly email: string;
};

/** Failures: `not-found`. */
export const loadOrderAccount = query(
  (
    ports: VisitorPorts & { readonly orders: OrderGateway; readonly orderLinks: OrderLinks },
  ): UseCase<{ readonly orderId: OrderId }, OrderAccount> =>
    async ({ orderId }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const { orders, orderLinks, delay } = ports;
      const [order, holder] = await Promise.all([
        readWithRetry(delay, () => orders.load(orderId)),
        readWithRetry(delay, () => orderLinks.holder(orderId)),
      ]);
      if (!order.ok) return fail(toShopFailure(order.failure));
      if (!holder.ok) return fail(toShopFailure(holder.failure));
      const email = order.value.owner?.contact.email ?? '';
      return ok({ step: toStep(visitor.value, holder.value, email), email });
    },
);

const toStep = (visitor: Visitor, holder: OrderHolder, email: string): OrderAccount['step'] => {
  if (holder === 'visitor') return 'done';
  if (visitor.kind === 'anonymous') return holder === 'guest' && email !== '' ? 'set-password' : 'log-in';
  const isOwn = normaliseUsername(visitor.user.email) === normaliseUsername(email);
  return holder === 'guest' && isOwn ? 'adopt' : 'other-account';
};
