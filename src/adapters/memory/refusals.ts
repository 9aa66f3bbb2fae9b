import type { RejectionCode } from '#contracts/failure-codes.ts';
import type { PortFailure, Rejection } from '#core/shared/failure.ts';

export type Refused = { readonly ok: false; readonly failure: PortFailure };

export const refuse = (code: RejectionCode, detail?: Rejection): Refused => ({
  ok: false,
  failure: { kind: 'rejected', code, message: code, ...(detail === undefined ? {} : { detail }) },
});

export const notFound: Refused = { ok: false, failure: { kind: 'not-found' } };
export const denied: Refused = { ok: false, failure: { kind: 'denied' } };
