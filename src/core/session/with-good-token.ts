import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import { renewedVisitor, type VisitorPorts } from './current-visitor.ts';

/**
 * Sends something that needs no order of before, and where the anonymous token that this browser holds is refused sends
 * it once more under a new one. A customer's token is never replaced: he logs in again. [VIS-02]
 */
export const withGoodToken =
  (ports: VisitorPorts) =>
  async <Value>(send: () => Promise<Result<Value, PortFailure>>): Promise<Result<Value, PortFailure>> => {
    const sent = await send();
    if (sent.ok || sent.failure.kind !== 'denied' || ports.tokens.session() !== null) return sent;
    const renewed = await renewedVisitor(ports)();
    return renewed.ok ? send() : sent;
  };
