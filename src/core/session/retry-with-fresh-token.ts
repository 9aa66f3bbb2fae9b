import type { CallFailure } from '#core/failures/refusals.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import { renewAnonymousVisitor, type VisitorPorts } from './current-visitor.ts';

/**
 * For requests without an existing order: renews a rejected anonymous token once, never a customer's. Tells why there is
 * no new one. Failure: `no-token`. [CART-01, VIS-02]
 */
export const retryWithFreshToken =
  (ports: VisitorPorts) =>
  async <Value>(send: () => Promise<Result<Value, PortFailure>>): Promise<Result<Value, CallFailure>> => {
    const sent = await send();
    if (sent.ok || sent.failure.kind !== 'denied' || ports.tokens.session() !== null) return sent;
    const renewed = await renewAnonymousVisitor(ports)();
    return renewed.ok ? send() : renewed;
  };
