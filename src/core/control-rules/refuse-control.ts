import type { PortFailure, Rejection } from '#core/shared/failure.ts';
import { fail } from '#core/shared/result.ts';

/** A refusal of the rules in this folder; `code` is one of contracts/failure-codes.ts. */
export const refuseControl = (code: string, detail: Rejection = {}) =>
  fail<PortFailure>({ kind: 'rejected', code, message: code, detail });
