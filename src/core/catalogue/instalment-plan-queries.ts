import type { InstalmentBreakdown, InstalmentPlan, InstalmentPrice } from '#core/pricing/instalment.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OptionId, ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** Selected option values by title. */
export type SelectedOptionTitles = readonly { readonly option: OptionId; readonly title: string }[];

/**
 * Unknown products: `not-found`. Refusals: `instalment-plan-not-found`, `bad-input` for unknown option values. [INS-01]
 */
export type InstalmentPlanQueries = {
  /** In display order; may be empty. [GQL-05 getPricePlans] */
  readonly instalmentPlans: (id: ProductId) => Promise<Result<readonly InstalmentPlan[], PortFailure>>;
  /** One unit with options, before VAT. [CAT-06, GQL-05 getPriceForProductOptionAndPricePlan] */
  readonly priceOnPlan: (
    id: ProductId,
    chosen: SelectedOptionTitles,
    plan: string,
  ) => Promise<Result<InstalmentPrice, PortFailure>>;
  /** The billed instalments for a quantity (1–50). [ENT-12, GQL-05 getPriceInstallment] */
  readonly instalments: (
    id: ProductId,
    chosen: SelectedOptionTitles,
    plan: string,
    count: number,
  ) => Promise<Result<InstalmentBreakdown, PortFailure>>;
};
