import type { PortFailure, Rejection } from '#core/shared/failure.ts';
import { fail } from '#core/shared/result.ts';

/** Codes of the refusals that the order rules decide on; contracts/failure-codes.ts lists those of all services. */
export type RuleCode =
  | 'already-paid'
  | 'amount-changed'
  | 'bad-input'
  | 'quantity-out-of-range'
  | 'domain-already-in-order'
  | 'domain-unavailable'
  | 'last-line'
  | 'order-closed'
  | 'order-not-open'
  | 'location-sold-out'
  | 'price-changed'
  | 'instalment-plan-not-found'
  | 'product-unavailable'
  | 'quotation-changed'
  | 'quotation-expired'
  | 'term-not-sold'
  | 'too-many-lines'
  | 'transfer-refused'
  | 'voucher-no-longer-valid';

/** A refusal of a rule, in the form of a port's failure. `message` is for developers. */
export type Refusal = Extract<PortFailure, { readonly kind: 'rejected' }>;
export type Refused = { readonly ok: false; readonly failure: Refusal };

export const refuse = (code: RuleCode, message: string, detail?: Rejection): Refused =>
  fail({ kind: 'rejected', code, message, ...(detail === undefined ? {} : { detail }) });
