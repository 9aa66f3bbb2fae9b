import type { Amounts, PriceUnit } from '#core/pricing/price.ts';
import type { ProratedTerm } from '#core/pricing/proration.ts';
import type { ScheduledInstalment } from '#core/services/scheduled-instalment.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, InstalmentId, OrderId, PartyId, ProductId, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { DowngradeChoice } from './next-plan.ts';

/** One of the terms that the plan is sold for; plan and options at the current list price, without promotion. */
export type RenewalTerm = {
  readonly term: number;
  readonly unit: PriceUnit;
  readonly amounts: Amounts;
  readonly newEndDate: number;
};

/** Plan and options at the current list price, without promotion. */
export type RenewalOffer = {
  readonly id: ServiceId;
  readonly name: string;
  /** Handle of the product line. */
  readonly type: string;
  /** The purchased term in `unit`. */
  readonly term: number;
  readonly unit: PriceUnit;
  readonly amounts: Amounts;
  /** ms since 1970 UTC; `newEndDate` after renewal, even when already expired. */
  readonly endDate: number;
  readonly newEndDate: number;
  /** All of them, the shortest first, with the purchased one. */
  readonly terms: readonly RenewalTerm[];
  /** Title of the smaller plan that it is renewed for; null for the current plan. */
  readonly nextPlan: string | null;
  /** An order for this service that blocks other changes. */
  readonly pendingOrderId: OrderId | null;
};

/** For the remaining days; the end date stays. */
export type UpgradeOffer = ProratedTerm & {
  readonly plan: ProductId;
  readonly title: string;
  /** «4 vCPU · 8 GB RAM»; empty when the plan has none. */
  readonly specs: string;
  /** Users of a package; otherwise 1. */
  readonly quantity: number;
  /** In percent. */
  readonly vat: number;
  /** Due today. */
  readonly amounts: Amounts;
  readonly endDate: number;
  readonly pendingOrderId: OrderId | null;
};

/** Paid with one order. */
export type CombinedPayment = {
  readonly dues: readonly InstalmentId[];
  readonly services: readonly ServiceId[];
  /** Other terms than the purchased ones. */
  readonly terms?: readonly TermChoice[];
};

/** The term that a service is renewed for, which it has from then on. */
export type TermChoice = { readonly service: ServiceId; readonly term: number; readonly unit: PriceUnit['id'] };

/**
 * Changes of services; another customer's service is `not-found`, `denied` without a session. `pay` and
 * `upgrade` create one OPEN order per idempotency key, with the original address; the change takes effect when it is
 * paid. Refusals: `price-changed` {old, new}, `service-in-open-order` {orderId}, `product-unavailable`,
 * `instalment-in-open-order` {orderId}, `instalment-paid` {orderId}, `earlier-instalment-unpaid` {month}, `bad-input`,
 * `service-action-impossible`, `idempotency-key-reused`.
 */
export type ServiceChanges = {
  /** Next to expire first. */
  readonly renewals: (owner: PartyId) => Promise<Result<readonly RenewalOffer[], PortFailure>>;
  /** Smallest first; empty from the last day on. */
  readonly upgrades: (id: ServiceId) => Promise<Result<readonly UpgradeOffer[], PortFailure>>;
  /** Includes paid ones, next due first. [INS-01] */
  readonly instalments: (owner: PartyId) => Promise<Result<readonly ScheduledInstalment[], PortFailure>>;
  /** For guests too; empty before the order is paid. [INS-01] */
  readonly instalmentsOfOrder: (order: OrderId) => Promise<Result<readonly ScheduledInstalment[], PortFailure>>;
  /**
   * Pays instalments, which must be paid in order, and renews services. `expectedTotal`: whole payment in đồng with
   * VAT. [SVC-01, INS-01]
   */
  readonly pay: (
    asked: CombinedPayment,
    expectedTotal: Dong,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<OrderId, PortFailure>>;
  readonly upgrade: (
    id: ServiceId,
    plan: ProductId,
    expectedTotal: Dong,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<OrderId, PortFailure>>;
  readonly downgrades: (id: ServiceId) => Promise<Result<DowngradeChoice, PortFailure>>;
  /**
   * Chooses the plan of the next term, or with null the current one; writes into the log of the service. Renewals cost
   * what that plan costs. It begins when the period that is paid now is over and a renewal is paid.
   */
  readonly chooseNextPlan: (
    id: ServiceId,
    plan: ProductId | null,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<DowngradeChoice, PortFailure>>;
};
