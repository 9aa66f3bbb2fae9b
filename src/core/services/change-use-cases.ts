import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { PlacedOrder } from '#core/payment/placed-order.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { DueId, IdempotencyKey, OrderId, ProductId, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { DueRow, DuesView } from './instalment-due.ts';
import type { RenewalOffer, UpgradeOffer } from './service-changes.port.ts';

type Answer<Value> = Promise<Result<Value, ShopFailure>>;

export type RenewCommand = {
  readonly ids: readonly ServiceId[];
  /** Months of plans that are paid with the same order; absent means none. [INS-01] */
  readonly dues?: readonly DueId[] | undefined;
  /** What the page showed for each service and month, đồng with VAT; those that are not chosen do not matter. [CART-19] */
  readonly expectedTotal: Readonly<Record<string, Dong>>;
  readonly idempotencyKey: IdempotencyKey;
};

export type UpgradeCommand = {
  readonly id: ServiceId;
  readonly plan: ProductId;
  readonly expectedTotal: Dong;
  readonly idempotencyKey: IdempotencyKey;
};

/** What a customer asks of the terms and plans of what he rents; `login-required` for anybody else. */
export type ServiceChangeQueries = {
  /** What ends when, and what another term costs. [SVC-01] */
  readonly loadRenewals: (input: Record<string, never>) => Answer<readonly RenewalOffer[]>;
  /** Larger plans for the days that are left. [SVC-01] */
  readonly loadUpgrades: (input: { readonly id: ServiceId }) => Answer<readonly UpgradeOffer[]>;
  /** What was paid and what is still due of plans. [INS-01] */
  readonly loadDues: (input: Record<string, never>) => Answer<DuesView>;
  /** The same of one order, the next due first; a guest's too. [INS-01] */
  readonly loadOrderDues: (input: { readonly orderId: OrderId }) => Answer<readonly DueRow[]>;
};

export type ServiceChangeCommands = {
  /** One order with one payment for all services and months; the cart stays as it is. [SVC-01, INS-01] */
  readonly renewServices: (command: RenewCommand) => Answer<PlacedOrder>;
  /** [SVC-01] */
  readonly upgradeService: (command: UpgradeCommand) => Answer<PlacedOrder>;
};

export const serviceChangeQueries = [
  'loadRenewals',
  'loadUpgrades',
  'loadDues',
  'loadOrderDues',
] as const satisfies readonly (keyof ServiceChangeQueries)[];
export const serviceChangeCommands = [
  'renewServices',
  'upgradeService',
] as const satisfies readonly (keyof ServiceChangeCommands)[];
