import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, OrderId, TopUpId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Balance, TopUp } from './balance.ts';

/**
 * The prepaid balance of the customer; `denied` for a guest. Another customer's top-ups and orders are `not-found`.
 * Refusals: `balance-too-low` {balance}, `bad-input` for an amount outside of the limits, `already-paid`,
 * `order-not-open`, `amount-changed` {amount}, `idempotency-key-reused`.
 */
export type BalanceGateway = {
  /** Pages count from 1. */
  readonly load: (page: number) => Promise<Result<Balance, PortFailure>>;
  /** The one before with this amount, while nothing was paid to it. Nothing is credited before the bank reports money. */
  readonly topUp: (amount: Dong, idempotencyKey: IdempotencyKey) => Promise<Result<TopUp, PortFailure>>;
  readonly loadTopUp: (id: TopUpId) => Promise<Result<TopUp, PortFailure>>;
  /** Takes all that an open order costs, or nothing. `expected`: what the customer saw. */
  readonly pay: (
    orderId: OrderId,
    expected: Dong,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<null, PortFailure>>;
};
