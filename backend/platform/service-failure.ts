import { failureCodes, type WireFailureCode } from '#contracts/failure-codes.ts';
import type { PortFailure, Rejection } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';

/**
 * An expected refusal, which rolls back the transaction; becomes a GraphQL error with `extensions.code` or a REST
 * answer `{code, message, detail?}`. `message` is for developers.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly code: WireFailureCode;
  readonly detail: Rejection | undefined;
  /** Whether it refuses what belongs to somebody else; the security log tells it, the answer does not. */
  readonly isForeign: boolean;
  constructor(code: WireFailureCode, message: string, detail?: Rejection, isForeign = code === 'FORBIDDEN') {
    super(message);
    this.code = code;
    this.detail = detail;
    this.isForeign = isForeign;
  }
  get status() {
    return failureCodes[this.code].http;
  }
  /** Body of the REST answer and extensions of the GraphQL error. */
  get body(): { readonly code: WireFailureCode; readonly message: string; readonly detail?: Rejection } {
    return { code: this.code, message: this.message, ...(this.detail ? { detail: this.detail } : {}) };
  }
}

/** `isForeign`: it exists and belongs to somebody else. The answer is the same. */
export const notFound = (what: string, isForeign = false): ServiceFailure =>
  new ServiceFailure('NOT_FOUND', `${what} not found`, undefined, isForeign);

// Object.entries loses the keys' type.
const wireCodes = Object.entries(failureCodes) as [WireFailureCode, { readonly code?: string }][];

/** @throws ServiceFailure for a failure of the core's rules: a refusal, or `not-found` */
export const refuseWith = (failure: PortFailure): never => {
  if (failure.kind !== 'rejected') throw new ServiceFailure('NOT_FOUND', failure.kind);
  const [code] = wireCodes.find(([, each]) => each.code === failure.code) ?? [];
  throw new ServiceFailure(code ?? 'INTERNAL_SERVER_ERROR', failure.message, failure.detail);
};

/** The value that the core's rules decided on. @throws ServiceFailure for their refusal */
export const accept = <Value>(result: Result<Value, PortFailure>): Value =>
  result.ok ? result.value : refuseWith(result.failure);

/** @throws ServiceFailure where the core's rules refuse; null is no refusal */
export const requireAllowed = (refused: { readonly failure: PortFailure } | null): void => {
  if (refused) refuseWith(refused.failure);
};
