import type { Amounts } from '#core/pricing/price.ts';
import type { OrderId, ProductId } from '#core/shared/ids.ts';

/** Why a smaller plan cannot hold what the service has. */
export const downgradeRefusals = ['disk-shrinks', 'too-many-users'] as const;
export type DowngradeRefusal = (typeof downgradeRefusals)[number];

/** A smaller plan of the same line. */
export type DowngradeOffer = {
  readonly plan: ProductId;
  readonly title: string;
  /** As in `UpgradeOffer`. */
  readonly specs: string;
  /** Of a renewal for the term of the service. */
  readonly amounts: Amounts;
  readonly refusal: DowngradeRefusal | null;
};

/** The plan that was chosen for the time after the paid period. */
export type NextPlan = {
  readonly plan: ProductId;
  readonly title: string;
  /** Last day of the current plan, ms since 1970 UTC. */
  readonly from: number;
  /** A term of it was paid, so the choice is final. */
  readonly isPaid: boolean;
};

export type DowngradeChoice = {
  readonly next: NextPlan | null;
  /** The largest first; empty when none can be chosen now. */
  readonly offers: readonly DowngradeOffer[];
  readonly pendingOrderId: OrderId | null;
};
