import type { Amounts, PriceUnit } from '#core/pricing/price.ts';
import type { ProratedTerm } from '#core/pricing/proration.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { DueId, IdempotencyKey, OrderId, PartyId, ProductId, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { InstalmentDue } from './instalment-due.ts';

/** What another term of a service costs: its plan and its options at today's list price, without promotion. */
export type RenewalOffer = {
  readonly id: ServiceId;
  readonly name: string;
  /** Handle of the product line. */
  readonly type: string;
  /** The term that it was bought for, in `unit`. */
  readonly time: number;
  readonly unit: PriceUnit;
  readonly amounts: Amounts;
  /** ms since 1970 UTC; it ends at `newEndDate` once it is renewed, also where it has ended already. */
  readonly endDate: number;
  readonly newEndDate: number;
  /** An order of this service that is not paid, or not carried out: until then it is not changed again. */
  readonly waiting: OrderId | null;
};

/** A larger plan of the same line for the days that are left; the end stays where it is. */
export type UpgradeOffer = ProratedTerm & {
  readonly plan: ProductId;
  readonly title: string;
  /** Users of a pack; 1 for everything else. */
  readonly count: number;
  /** Percent. */
  readonly vat: number;
  /** What is due today. */
  readonly amounts: Amounts;
  readonly endDate: number;
  readonly waiting: OrderId | null;
};

/** Months of plans that are due, and services that go on for another term. */
export type PaidTogether = { readonly dues: readonly DueId[]; readonly services: readonly ServiceId[] };

/**
 * Changes of what a customer rents, at the cloud service; another's service is `not-found`, `denied` without his session.
 * `renew`, `pay` and `upgrade` make one OPEN order in his name, with the address of the order that the service was bought
 * with; the same idempotency key makes one. The service changes, and a month is paid, when that order is paid, once; a closed order
 * leaves them as they were. Refusals: `price-changed` {old, new}, `service-busy` {orderId}, `product-unavailable` for what
 * is not offered, `instalment-busy` {orderId}, `instalment-paid` {orderId}, `instalment-not-next` {month}, `bad-input`,
 * `idempotency key-reused`.
 */
export type ServiceChanges = {
  /** What can be renewed, the next to end first. */
  readonly renewals: (owner: PartyId) => Promise<Result<readonly RenewalOffer[], PortFailure>>;
  /** Larger plans, the nearest first; empty on the last day and afterwards. */
  readonly upgrades: (id: ServiceId) => Promise<Result<readonly UpgradeOffer[], PortFailure>>;
  /** `expectedTotal`: what the customer saw for all of them, đồng with VAT. */
  readonly renew: (
    ids: readonly ServiceId[],
    expectedTotal: Dong,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<OrderId, PortFailure>>;
  /** Later months of what he bought on plans, paid ones too, the next due first. [INS-01] */
  readonly dues: (owner: PartyId) => Promise<Result<readonly InstalmentDue[], PortFailure>>;
  /** Those of one order, for whoever may see it, a guest too; none before it is paid. [INS-01] */
  readonly duesOf: (order: OrderId) => Promise<Result<readonly InstalmentDue[], PortFailure>>;
  /** The earliest month of a line comes first. `expectedTotal`: đồng with VAT for all that is paid. [INS-01] */
  readonly pay: (
    asked: PaidTogether,
    expectedTotal: Dong,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<OrderId, PortFailure>>;
  readonly upgrade: (
    id: ServiceId,
    plan: ProductId,
    expectedTotal: Dong,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<OrderId, PortFailure>>;
};
