import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { dong } from '#core/shared/dong.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';

const changing =
  (change: (real: Catalogue) => Partial<Catalogue>) =>
  (real: Catalogue): Catalogue => ({ ...real, ...change(real) });

/** Mutants of instalment plans; each has one fault. */
export const pricePlanMutants: Mutants<Catalogue> = {
  'only the first plan is listed': changing((real) => ({
    instalmentPlans: async (id) => {
      const plans = await real.instalmentPlans(id);
      return plans.ok ? ok(plans.value.slice(0, 1)) : plans;
    },
  })),
  'product pages have no plans': changing((real) => ({
    productById: async (id) => {
      const product = await real.productById(id);
      return product.ok ? ok({ ...product.value, instalmentPlans: [] }) : product;
    },
  })),
  'options are free on a plan': changing((real) => ({
    priceOnPlan: (id, _, plan) => real.priceOnPlan(id, [], plan),
  })),
  'every plan has the price of the first': changing((real) => ({
    priceOnPlan: (id, chosen) => real.priceOnPlan(id, chosen, 'tra-gop-6'),
  })),
  'only one server is billed': changing((real) => ({
    instalments: (id, chosen, plan) => real.instalments(id, chosen, plan, 1),
  })),
  'the total is one đồng too low': changing((real) => ({
    instalments: async (...asked) => {
      const months = await real.instalments(...asked);
      return months.ok ? ok({ ...months.value, totalPrice: dong(months.value.totalPrice - 1) }) : months;
    },
  })),
  'an unknown plan is replaced by the first': changing((real) => ({
    priceOnPlan: (id, chosen, plan) => real.priceOnPlan(id, chosen, plan === 'tra-gop-99' ? 'tra-gop-6' : plan),
  })),
};
