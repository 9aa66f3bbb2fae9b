import { type Dong, dong } from '#core/shared/dong.ts';
import { type InstalmentBreakdown, type InstalmentPlan, isTermOfPlan } from './instalment.ts';
import { type Configuration, computeQuote, termInMonths } from './quote.ts';
import type { QuotedProduct } from './quoted-product.ts';

export type InstalmentOffer = {
  readonly plan: InstalmentPlan;
  /** Term in the price's unit. */
  readonly term: number;
  readonly breakdown: InstalmentBreakdown;
  /** Extra cost of all instalments over full payment, in đồng with VAT. */
  readonly extraCost: Dong;
};

/** In catalogue order, each with its own term; skips plans without a price for their term. [INS-01] */
export const instalmentOffers = (product: QuotedProduct, configuration: Configuration): readonly InstalmentOffer[] =>
  (product.instalmentPlans ?? []).flatMap((plan) => {
    const term = product.prices.find((entry) => isTermOfPlan(plan, termInMonths(entry)));
    const quote = term && computeQuote(product, { ...configuration, term: term.term, plan: plan.id });
    if (!term || !quote?.ok || !quote.value.instalmentQuote) return [];
    const { breakdown, cash } = quote.value.instalmentQuote;
    return [{ plan, term: term.term, breakdown, extraCost: dong(breakdown.totalPrice - cash) }];
  });
