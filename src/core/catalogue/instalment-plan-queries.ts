import type { InstalmentBreakdown, InstalmentPlan, InstalmentPrice } from '#core/pricing/instalment.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OptionId, ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** Selected option values by title. */
export type SelectedOptionTitles = readonly { readonly option: OptionId; readonly title: string }[];

/**
 * Instalment plans of the catalogue. An unknown product is `not-found`. Refusals (`rejected`): `price-plan-gone` when
 * the product has no such plan (any more), `bad-input` for an option value that the product does not offer. [INS-01]
 */
export type InstalmentPlanQueries = {
  /** In display order; empty when the product has no instalment plans. [GQL-05 getPricePlans] */
  readonly instalmentPlans: (id: ProductId) => Promise<Result<readonly InstalmentPlan[], PortFailure>>;
  /** Price of one unit with options, before VAT. [CAT-06, GQL-05 getPriceForProductOptionAndPricePlan] */
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
