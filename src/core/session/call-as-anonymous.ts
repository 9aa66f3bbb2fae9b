import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import {
  anonymousVisitor,
  type NoToken,
  renewAnonymousVisitor,
  type VisitorPorts,
} from '#core/session/current-visitor.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, type Result } from '#core/shared/result.ts';
import type { CartPointer } from './cart-pointer.port.ts';

export type CallAsAnonymousPorts = VisitorPorts & { readonly carts: CartPointer };

/**
 * Sends the anonymous token, which identifies the cart to adopt and the client to rate-limit. Renews a rejected token
 * once, unless a cart belongs to it. Failures: `no-token`, refusals. [VIS-02]
 */
export const callAsAnonymous =
  (ports: CallAsAnonymousPorts) =>
  async <Value>(ask: () => Promise<Result<Value, PortFailure>>): Promise<Result<Value, ShopFailure>> => {
    const visitor = await anonymousVisitor(ports)();
    if (!visitor.ok) return visitor;
    const answer = await retryWithRenewedToken(ports, () => readWithRetry(ports.delay, ask));
    return answer.ok ? answer : fail(toShopFailure(answer.failure));
  };

const retryWithRenewedToken = async <Value>(
  ports: CallAsAnonymousPorts,
  send: () => Promise<Result<Value, PortFailure>>,
): Promise<Result<Value, PortFailure | NoToken>> => {
  const sent = await send();
  const hasCart = ports.carts.get() !== null || ports.carts.recovery() !== null;
  if (sent.ok || sent.failure.kind !== 'denied' || hasCart) return sent;
  const renewed = await renewAnonymousVisitor(ports)();
  return renewed.ok ? send() : renewed;
};
