import type { BankAccount } from '#core/ending-rules/bank-account.ts';
import type { GraceDates } from '#core/ending-rules/grace.ts';
import type { RefundOffer, RefundState } from '#core/ending-rules/refund-offer.ts';
import type { Suspension } from '#core/ending-rules/suspension.ts';
import type { Amounts } from '#core/pricing/price.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** Times in ms since 1970 UTC. */
export type RefundRequest = {
  readonly state: RefundState;
  readonly amounts: Amounts;
  readonly askedAt: number;
  /** null while it is asked. */
  readonly decidedAt: number | null;
  /** Of a refusal, in the words of the staff; otherwise empty. */
  readonly reason: string;
};

export type EndingState = {
  /** Its owner does not want another term. */
  readonly endsWithTerm: boolean;
  readonly refund: RefundOffer;
  /** The newest one. */
  readonly request: RefundRequest | null;
  readonly grace: GraceDates;
  /** Why it does not run; null while it is not suspended. */
  readonly suspension: Suspension | null;
  /** Whether a member of the staff starts it again when it is paid, which takes longer. */
  readonly isResumedByStaff: boolean;
};

/**
 * How a service ends; another customer's is `not-found`, `denied` without a session. Each method but `load` writes
 * into the log of the service. Refusals: `service-action-impossible` in this state, `service-in-open-order` {orderId},
 * `instalment-in-open-order` {orderId}, `refund-impossible` {because}, `price-changed` {old, new}, `bad-input`,
 * `idempotency-key-reused`. [SVC-01]
 */
export type ServiceEnding = {
  readonly load: (id: ServiceId) => Promise<Result<EndingState, PortFailure>>;
  /** The service ends with its term: it cannot be renewed, and nothing reminds of it. */
  readonly cancel: (id: ServiceId, idempotencyKey: IdempotencyKey) => Promise<Result<EndingState, PortFailure>>;
  /** Takes `cancel` back. */
  readonly keep: (id: ServiceId, idempotencyKey: IdempotencyKey) => Promise<Result<EndingState, PortFailure>>;
  /**
   * Asks the staff to end the service now and to pay `expectedRefund` (đồng with VAT) to the account. While a request
   * is undecided, or after its confirmation, asking again changes nothing.
   */
  readonly askRefund: (
    id: ServiceId,
    account: BankAccount,
    expectedRefund: Dong,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<EndingState, PortFailure>>;
};
