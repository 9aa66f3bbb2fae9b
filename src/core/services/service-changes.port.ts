import type { Amounts, PriceUnit } from '#core/pricing/price.ts';
import type { ProratedTerm } from '#core/pricing/proration.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, InstalmentId, OrderId, PartyId, ProductId, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ScheduledInstalment } from './scheduled-instalment.ts';

/** Renewal price of a service: its plan and options at the current list price, without promotion. */
export type RenewalOffer = {
  readonly id: ServiceId;
  readonly name: string;
  /** Handle of the product line. */
  readonly type: string;
  /** The purchased term in `unit`. */
  readonly term: number;
  readonly unit: PriceUnit;
  readonly amounts: Amounts;
  /** ms since 1970 UTC; after renewal it ends at `newEndDate`, even when it has already expired. */
  readonly endDate: number;
  readonly newEndDate: number;
  /** An order for this service that is not yet paid or carried out; the service cannot change until then. */
  readonly pendingOrderId: OrderId | null;
};

/** A larger plan of the same line for the remaining days; the end date is unchanged. */
export type UpgradeOffer = ProratedTerm & {
  readonly plan: ProductId;
  readonly title: string;
  /** Users of a package; 1 for everything else. */
  readonly quantity: number;
  /** In percent. */
  readonly vat: number;
  /** Amount due today. */
  readonly amounts: Amounts;
  readonly endDate: number;
  readonly pendingOrderId: OrderId | null;
};

/** Due instalments and services to renew, paid with one order. */
export type CombinedPayment = { readonly dues: readonly InstalmentId[]; readonly services: readonly ServiceId[] };

/**
 * Changes to a customer's services at the cloud service; another customer's service is `not-found`, `denied` without a
 * session. `renew`, `pay` and `upgrade` create one OPEN order for the customer, with the address of the original order;
 * the same idempotency key creates one. The change takes effect once, when that order is paid; closing the order
 * changes nothing. Refusals: `price-changed` {old, new}, `service-busy` {orderId}, `product-unavailable` when not
 * offered, `instalment-busy` {orderId}, `instalment-paid` {orderId}, `instalment-not-next` {month}, `bad-input`,
 * `idempotency-key-reused`.
 */
export type ServiceChanges = {
  /** Renewable services, next to expire first. */
  readonly renewals: (owner: PartyId) => Promise<Result<readonly RenewalOffer[], PortFailure>>;
  /** Larger plans, smallest first; empty on the last day and afterwards. */
  readonly upgrades: (id: ServiceId) => Promise<Result<readonly UpgradeOffer[], PortFailure>>;
  /** `expectedTotal`: displayed total of all services, in đồng with VAT. */
  readonly renew: (
    ids: readonly ServiceId[],
    expectedTotal: Dong,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<OrderId, PortFailure>>;
  /** Later instalments of the owner's purchases, paid ones included, next due first. [INS-01] */
  readonly instalments: (owner: PartyId) => Promise<Result<readonly ScheduledInstalment[], PortFailure>>;
  /** Instalments of one order, for every visitor who may see it, guests included; empty before it is paid. [INS-01] */
  readonly instalmentsOfOrder: (order: OrderId) => Promise<Result<readonly ScheduledInstalment[], PortFailure>>;
  /** Instalments of a line must be paid in order. `expectedTotal`: the whole payment in đồng with VAT. [INS-01] */
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
};
