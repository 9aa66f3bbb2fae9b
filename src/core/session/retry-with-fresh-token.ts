import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import { renewAnonymousVisitor, type VisitorPorts } from './current-visitor.ts';

/**
 * Sends a request that does not depend on an existing order. When the anonymous token is rejected, renews it and sends
 * once more. Never replaces a customer's token: customers must log in again. [VIS-02]
 */
export const retryWithFreshToken =
  (ports: VisitorPorts) =>
  async <Value>(send: () => Promise<Result<Value, PortFailure>>): Promise<Result<Value, PortFailure>> => {
    const sent = await send();
    if (sent.ok || sent.failure.kind !== 'denied' || ports.tokens.session() !== null) return sent;
    const renewed = await renewAnonymousVisitor(ports)();
    return renewed.ok ? send() : sent;
  };
