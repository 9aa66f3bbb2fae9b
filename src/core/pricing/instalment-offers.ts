import { type Dong, dong } from '#core/shared/dong.ts';
import { fitsPlan, type InstalmentBreakdown, type PricePlan } from './instalment.ts';
import { type Configuration, monthsOf, quoteOf } from './quote.ts';
import type { QuotedProduct } from './quoted-product.ts';

/** A plan beside the cash price of the term that it pays for. */
export type InstalmentOffer = {
  readonly plan: PricePlan;
  /** The term in the price's unit. */
  readonly time: number;
  readonly breakdown: InstalmentBreakdown;
  /** What all months cost above the price paid at once, đồng with VAT. */
  readonly moreThanCash: Dong;
};

/**
 * What a configuration costs on each plan of the product, in the catalogue's order; a plan brings its own term. Plans whose
 * term the product lacks, and configurations that cannot be priced, have none. [INS-01]
 */
export const instalmentOffers = (product: QuotedProduct, configuration: Configuration): readonly InstalmentOffer[] =>
  (product.pricePlans ?? []).flatMap((plan) => {
    const term = product.prices.find((entry) => fitsPlan(plan, monthsOf(entry)));
    const quote = term && quoteOf(product, { ...configuration, time: term.time, plan: plan.id });
    if (!term || !quote?.ok || !quote.value.instalment) return [];
    const { breakdown, cash } = quote.value.instalment;
    return [{ plan, time: term.time, breakdown, moreThanCash: dong(breakdown.totalPrice - cash) }];
  });
