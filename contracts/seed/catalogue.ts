import {
  domainPrices,
  seedExtensions,
  skuOfDomain,
  titleOfDomain,
  YEAR,
} from '#contracts/seed/domains/domain-prices.ts';
import type { PriceEntry, PriceUnit } from '#core/pricing/price.ts';
import { rentPrice } from '#core/pricing/rent-price.ts';
import { termPricePerMonth } from '#core/pricing/term-price.ts';
import { type Dong, dong, zeroDong } from '#core/shared/dong.ts';
import type { ProductType } from '#core/shared/goods/product-types.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { categoryIdOf } from './categories.ts';
import { optionIdsFor, requiredIdsFor } from './options.ts';

/** Shared by reference backend and memory adapters. List prices only; core/pricing computes an order's cost. */
export type SeedProduct = {
  readonly id: string;
  readonly sku: string;
  readonly slug: string;
  readonly title: string;
  readonly type: ProductType;
  readonly categoryId: string;
  /** «2 vCPU · 4 GB RAM · 60 GB SSD NVMe · 200 Mbps»; empty for a domain. */
  readonly specs: string;
  readonly badge: string | null;
  readonly unit: PriceUnit;
  readonly vatInside: boolean;
  /** Price of one month (or of the first year) without promotion, in đồng; base of percentage options. */
  readonly listPerMonth: Dong;
  readonly prices: readonly PriceEntry[];
  readonly optionIds: readonly string[];
  readonly requiredOptionIds: readonly string[];
  /** Determine the price of a Windows licence. */
  readonly cpus: number;
};

const MONTH: PriceUnit = { id: 'MONTH', name: 'Tháng' };
const USER_MONTH: PriceUnit = { id: 'MONTH', name: 'Người dùng/tháng' };
/** Of a rented plan. */
export const planUnitOf = (line: string): PriceUnit => (line === 'office-365' ? USER_MONTH : MONTH);

const planPrices = (
  price: Dong,
  oldPrice: Dong | null,
  discounts: Readonly<Record<string, number>>,
  unit: PriceUnit,
): PriceEntry[] =>
  Object.entries(discounts).map(([months, discountPercent]) =>
    rentPrice({
      term: Number(months),
      unit,
      perUnit: termPricePerMonth(price, discountPercent),
      oldPerUnit: oldPrice === null ? null : termPricePerMonth(oldPrice, discountPercent),
      discountPercent,
      campaign: oldPrice === null ? null : { id: 'GIA-TOT', actionId: 'GIA-TOT-THANG' },
    }),
  );

/** Of one machine of a plan; 0 when its specs name none. */
export const cpusOf = (specs: string): number =>
  Number(/(\d+) vCPU/.exec(specs)?.[1] ?? /\((\d+)C\//.exec(specs)?.[1] ?? 0);

let nextPlan = 1001;
const plans: readonly SeedProduct[] = catalogue.categories.flatMap((line) =>
  line.plans.map((plan): SeedProduct => {
    const unit = planUnitOf(line.handle);
    const oldPrice = plan.oldPrice === null ? null : dong(plan.oldPrice);
    return {
      id: String(nextPlan++),
      sku: plan.code,
      slug: slugify(plan.title),
      title: plan.title,
      type: line.handle as ProductType,
      categoryId: categoryIdOf(line.handle),
      specs: plan.specs,
      badge: plan.badge,
      unit,
      vatInside: false,
      listPerMonth: oldPrice ?? dong(plan.price),
      prices: planPrices(
        dong(plan.price),
        oldPrice,
        line.termDiscountPercent as Readonly<Record<string, number>>,
        unit,
      ),
      optionIds: optionIdsFor(line.handle),
      requiredOptionIds: requiredIdsFor(line.handle),
      cpus: cpusOf(plan.specs),
    };
  }),
);

const domains: readonly SeedProduct[] = seedExtensions.map((raw, index) => ({
  id: String(1101 + index),
  sku: skuOfDomain(raw),
  slug: slugify(titleOfDomain(raw)),
  title: titleOfDomain(raw),
  type: 'domain',
  categoryId: categoryIdOf('domain'),
  specs: '',
  badge: null,
  unit: YEAR,
  vatInside: true,
  listPerMonth: zeroDong,
  prices: domainPrices(raw),
  optionIds: optionIdsFor('domain'),
  requiredOptionIds: requiredIdsFor('domain'),
  cpus: 0,
}));

export const seedProducts: readonly SeedProduct[] = [...plans, ...domains];
