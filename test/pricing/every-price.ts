import catalogue from '#contracts/seed/catalogue.json' with { type: 'json' };
import { seedOptionPrice, seedOptions, seedProducts } from '#contracts/seed/catalogue.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { plans, pricedOptions, pricedValues } from '#test/orders/any-line.ts';
import { pageOf, type Shown, shownFor } from './quote-of-item.ts';

/** One priced thing: what the printed list says it costs for the whole term, before VAT. */
export type Listed = {
  readonly sku: string;
  readonly time: number;
  readonly total: number;
  readonly options: readonly number[];
};
export type Step = { readonly listed: Listed; readonly shown: Shown };

const printed = new Map(
  catalogue.categories.flatMap((line) =>
    line.plans.flatMap((plan) => plan.prices.map((price) => [`${plan.code} ${price.time}`, price.total] as const)),
  ),
);

const DOMAIN = 'moi-gia-mot-lan.vn';
const domainOption = seedOptions.find((option) => option.key === 'domain')?.id ?? '';

/** The at-th priced value of every option that has so many: over all steps each value is chosen once. */
const choiceAt = (product: Product, at: number): Configuration['chosen'] => {
  const plan = seedProducts.find((each) => each.id === product.id);
  const priced = plan ? pricedOptions(plan) : [];
  return Object.fromEntries([
    ...priced.flatMap((option) => {
      const value = pricedValues(option)[at];
      return value ? [[option.id, [value.id]] as const] : [];
    }),
    ...(product.options.some((option) => option.id === domainOption) ? [[domainOption, [DOMAIN]] as const] : []),
  ]);
};

const stepsOf = async (plan: (typeof plans)[number], now: number): Promise<readonly Step[]> => {
  const product = await pageOf(plan.sku, now);
  const most = Math.max(1, ...pricedOptions(plan).map((option) => pricedValues(option).length));
  return plan.prices.flatMap(({ time }) =>
    Array.from({ length: most }, (_, at): Step => {
      const values = pricedOptions(plan).flatMap((option) => pricedValues(option)[at] ?? []);
      const total = printed.get(`${plan.sku} ${time}`);
      if (total === undefined) throw new Error(`${plan.sku} is not printed for ${time}`);
      return {
        listed: { sku: plan.sku, time, total, options: values.map((value) => seedOptionPrice(plan, value) * time) },
        shown: shownFor(product, { time, count: 1, chosen: choiceAt(product, at) }),
      };
    }),
  );
};

/** Every plan for every term, with every priced option once. */
export const everyStep = async (now: number): Promise<readonly Step[]> =>
  (await Promise.all(plans.map((plan) => stepsOf(plan, now)))).flat();
