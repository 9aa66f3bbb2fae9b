import fc from 'fast-check';
import catalogue from '#contracts/seed/catalogue.json' with { type: 'json' };
import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { seedOptionPrice, seedOptions } from '#contracts/seed/options.ts';
import { isAvailable } from '#core/catalogue/availability.ts';
import type { Product, ProductOption } from '#core/catalogue/product.ts';
import type { DiscountableLine } from '#core/pricing/discount.ts';
import { termInMonths } from '#core/pricing/quote.ts';
import { domainKind } from '#core/shared/domains/domain-kind.ts';
import { normaliseDomain, parseExtension } from '#core/shared/domains/domain-name.ts';
import { freeDomain } from '#test/orders/order-world.ts';
import { pageOf, type Shown, shownFor } from './quote-of-item.ts';

/** One purchasable item: a product with a term, chosen values and a quantity. */
export type Item = {
  readonly product: Product;
  readonly time: number;
  readonly count: number;
  /** Ids of the chosen values. */
  readonly values: readonly string[];
  /** Each chosen priced value, for the whole term of one unit before VAT, from the printed price list. */
  readonly listed: readonly number[];
  /** The plan's price from the same list; null for a domain, whose printed price has another form. */
  readonly printed: number | null;
  readonly shown: Shown;
};

/** Returns the generated quantities one by one, starting over after the last. */
export type Counts = () => number;
export const anyCounts: fc.Arbitrary<Counts> = fc
  .noShrink(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 31, maxLength: 31 }))
  .map((drawn) => {
    let at = 0;
    return () => drawn[at++ % drawn.length] ?? 1;
  });

const printedTotals = new Map(
  catalogue.categories.flatMap((line) =>
    line.plans.flatMap((plan) => plan.prices.map((price) => [`${plan.code} ${price.time}`, price.total] as const)),
  ),
);

const domainOption = seedOptions.find((option) => option.key === 'domain')?.id ?? '';
/** A free name that the product sells: below its extension, with Vietnamese letters where it asks for them. */
const nameFor = (product: Product): string => {
  const name = freeDomain(parseExtension(product) ?? '.com');
  return domainKind(product.sku) === 'vietnamese' ? (normaliseDomain(name.replace('cua', 'cửa')) ?? name) : name;
};

/** Options with a list of values; a text option has none. */
const choices = (product: Product): readonly ProductOption[] =>
  product.options.filter((option) => option.values.length > 0);

/** Number of steps that choose every offered value once; the last step chooses none. */
const stepsOf = (product: Product): number =>
  1 + Math.max(0, ...choices(product).map((option) => option.values.length));

const itemOf = (product: Product, plan: SeedProduct, time: number, at: number, counts: Counts): Item => {
  const isDomain = product.type === 'domain';
  const count = isDomain ? 1 : counts();
  const chosen = choices(product).flatMap((option) => {
    const value = option.values[at];
    return value && isAvailable(value) ? [{ option, value }] : [];
  });
  const named = isDomain || product.options.some((option) => option.id === domainOption);
  const domain = nameFor(product);
  const shown = shownFor(product, {
    term: time,
    quantity: count,
    chosen: {
      ...Object.fromEntries(chosen.map(({ option, value }) => [option.id, [value.id]])),
      ...(named ? { [domainOption]: [domain] } : {}),
    },
  });
  const seedValues = seedOptions.flatMap((option) => option.values);
  return {
    product,
    time,
    count,
    values: chosen.map(({ value }) => value.id),
    listed: chosen.flatMap(({ value }) =>
      seedValues
        .filter((each) => each.id === value.id && each.productId !== null)
        .map((each) => seedOptionPrice(plan, each) * (plan.unit.id === 'YEAR' ? time * 12 : time)),
    ),
    printed: isDomain ? null : (printedTotals.get(`${plan.sku} ${time}`) ?? Number.NaN),
    shown: isDomain ? { ...shown, line: { ...shown.line, description: domain } } : shown,
  };
};

/**
 * Every item that a product can be bought as on a day, ms since 1970 UTC: every term with every value of every option.
 */
export const itemsOf = async (plan: SeedProduct, now: number, counts: Counts): Promise<readonly Item[]> => {
  const product = await pageOf(plan.sku, now);
  return product.prices.flatMap(({ term }) =>
    Array.from({ length: stepsOf(product) }, (_, at) => itemOf(product, plan, term, at, counts)),
  );
};

/** The same for every seed product, product by product. */
export const everyItem = async (now: number, counts: Counts): Promise<readonly (readonly Item[])[]> => {
  const items: (readonly Item[])[] = [];
  // One after the other, so that the generated quantities do not depend on timing.
  for (const plan of seedProducts) items.push(await itemsOf(plan, now, counts));
  return items;
};

/** The domain that the gift code needs beside the hosting. */
export const giftedDomain = async (now: number, counts: Counts): Promise<Item> => {
  const plan = seedProducts.find(({ sku }) => sku === 'TM-ID-VN');
  const [item] = plan ? await itemsOf(plan, now, counts) : [];
  if (!item) throw new Error('the seed sells no .id.vn');
  return item;
};

/** An item as the discount arithmetic sees it: its parent item and each priced value. */
export const discountableLines = ({ product, count, shown: { quote, line } }: Item, at: number): DiscountableLine[] => {
  const shared = { category: product.category.handle, months: termInMonths(quote.price), quantity: count };
  const machine = { ...shared, id: `${at}`, parentId: null, productId: product.id, charge: quote.planCharge };
  return [
    machine,
    ...line.children.map((child, of) => ({ ...machine, ...child, id: `${at}-${of}`, parentId: `${at}` })),
  ].map((each) => ({ ...each, vatPercent: product.vat.percent }));
};
