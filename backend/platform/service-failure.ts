import { failureCodes, type WireFailureCode } from '#contracts/failure-codes.ts';
import type { Rejection } from '#core/shared/failure.ts';

/**
 * An expected refusal, which rolls back the transaction; becomes a GraphQL error with `extensions.code` or a REST
 * answer `{code, message, detail?}`. `message` is for developers.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly code: WireFailureCode;
  readonly detail: Rejection | undefined;
  constructor(code: WireFailureCode, message: string, detail?: Rejection) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
  get status() {
    return failureCodes[this.code].http;
  }
  /** Body of the REST answer and extensions of the GraphQL error. */
  get body(): { readonly code: WireFailureCode; readonly message: string; readonly detail?: Rejection } {
    return { code: this.code, message: this.message, ...(this.detail ? { detail: this.detail } : {}) };
  }
}

export const notFound = (what: string): ServiceFailure => new ServiceFailure('NOT_FOUND', `${what} not found`);
