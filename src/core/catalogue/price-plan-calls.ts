import type { InstalmentBreakdown, InstalmentPrice, PricePlan } from '#core/pricing/instalment.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OptionId, ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** Chosen option values by their titles. */
export type ChosenTitles = readonly { readonly option: OptionId; readonly title: string }[];

/**
 * What a catalogue says of paying by the month. An unknown product is `not-found`; refusals (`rejected`): `price-plan-gone`
 * where the product has no such plan (any more), `bad-input` for a value that it does not offer. [INS-01]
 */
export type PricePlanCalls = {
  /** In the order of the offer; none where the product is sold for cash only. [GQL-05 getPricePlans] */
  readonly pricePlans: (id: ProductId) => Promise<Result<readonly PricePlan[], PortFailure>>;
  /** One machine with options, before VAT. [CAT-06, GQL-05 getPriceForProductOptionAndPricePlan] */
  readonly priceOnPlan: (
    id: ProductId,
    chosen: ChosenTitles,
    plan: string,
  ) => Promise<Result<InstalmentPrice, PortFailure>>;
  /** The months of so many machines (1–50), as they are billed. [ENT-12, GQL-05 getPriceInstallment] */
  readonly instalments: (
    id: ProductId,
    chosen: ChosenTitles,
    plan: string,
    count: number,
  ) => Promise<Result<InstalmentBreakdown, PortFailure>>;
};
