import type { OptionValue, Product, ProductOption } from '#core/catalogue/product.ts';
import type { FieldProblem, ShopFailure } from '#core/failures.ts';
import { type Dong, dong, timesDong, zeroDong } from '#core/shared/dong.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { totalOf } from './amounts.ts';
import { fitsPlan, type InstalmentBreakdown, type PricePlan } from './instalment.ts';
import { lineAmounts, MAX_COUNT, MIN_COUNT, optionCharge } from './line-price.ts';
import type { Amounts, Charge, PriceEntry } from './price.ts';
import { quoteOnPlan } from './quote-on-plan.ts';
import { monthsIn } from './term-price.ts';
import { listPerUnitOf } from './term-savings.ts';

/** What the shopper chose on a product page; it is also the query of the page's address. */
export type Configuration = {
  /** Term in the price's unit. */
  readonly time: number;
  readonly count: number;
  /** Option id → ids of the chosen values, or the text for a text option. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** Price plan that pays for the term by the month; absent or null where it is paid at once. [INS-01] */
  readonly plan?: string | null;
};

export type QuoteLine = {
  readonly title: string;
  /** Whole term, all machines. */
  readonly amounts: Amounts;
};

/** The receipt of a configuration: what is due today, what a month costs, what renewal costs and from when. */
export type Quote = {
  readonly price: PriceEntry;
  /** The plan first, then each priced option. */
  readonly lines: readonly QuoteLine[];
  readonly totals: Amounts;
  /** What the term discount and a promotion save against the shortest term's list price, đồng before VAT; 0 where nothing. */
  readonly saved: Dong;
  /** gross of totals over the months (or years) of the term, rounded half up. */
  readonly perUnitGross: Dong;
  readonly renewal: Amounts;
  /** Charges of one machine, for the line that is sent. */
  readonly planCharge: Charge;
  readonly optionCharges: readonly { readonly optionId: string; readonly valueId: string; readonly charge: Charge }[];
  /** Where it is paid by the month: then lines, totals and charges are the first month's, and renewal is a later month. */
  readonly instalment?: {
    readonly plan: PricePlan;
    readonly breakdown: InstalmentBreakdown;
    /** The same paid at once, đồng with VAT. */
    readonly cash: Dong;
  };
};

/**
 * What a configuration costs, before anything is sent. The page shows it and `addToCart` compares it with what was seen.
 * Texts that are still missing do not matter here: see `problemsOfConfiguration`.
 * Failures: `term-not-sold`, `count-out-of-range`, `invalid-fields` for a value the product does not offer,
 * `price-plan-gone` for a plan that there is not (any more) for this product and term.
 */
export const quoteOf = (product: Product, configuration: Configuration): Result<Quote, ShopFailure> => {
  const price = product.prices.find((entry) => entry.time === configuration.time);
  if (!price) return fail({ kind: 'term-not-sold', productId: product.id });
  if (!isCount(configuration.count)) return fail({ kind: 'count-out-of-range', least: MIN_COUNT, most: MAX_COUNT });
  const chosen = chosenValues(product, configuration);
  if (!chosen.ok) return chosen;
  const cash = receipt(product, price, configuration.count, chosen.value);
  if (!configuration.plan) return ok(cash);
  const plan = product.pricePlans?.find(({ id }) => id === configuration.plan);
  if (!plan || !fitsPlan(plan, monthsOf(price))) return fail({ kind: 'price-plan-gone' });
  return ok(quoteOnPlan(cash, plan, configuration.count, product.vat.percent));
};

/** Whether a number of machines or users may stand in one line. */
export const isCount = (count: number): boolean => Number.isInteger(count) && count >= MIN_COUNT && count <= MAX_COUNT;

/** Months of a term: options are priced by the month, also beside a yearly price. */
export const monthsOf = (price: PriceEntry): number => monthsIn(price.time, price.unit.id);

/** The field that an option has in the forms and in a failure's `fields`. */
export const optionField = (optionId: string): string => `configuration.chosen[${optionId}]`;

/** Whether a value is a child item of its own; one that costs nothing goes along as an option. [CART-08] */
export const isPriced = (value: OptionValue): boolean => value.productId !== null && value.perMonth > 0;

type ChosenValue = { readonly option: ProductOption; readonly value: OptionValue };

/** The chosen values that cost something or not, in the product's order of options. */
export const chosenValues = (
  product: Product,
  { chosen }: Configuration,
): Result<readonly ChosenValue[], ShopFailure> => {
  const fields: Record<string, FieldProblem> = {};
  for (const id of Object.keys(chosen))
    if (!product.options.some((option) => option.id === id)) fields[optionField(id)] = 'choice';
  const values = product.options
    .filter((option) => option.kind !== 'text')
    .flatMap((option) => {
      const ids = [...new Set(chosen[option.id] ?? [])].filter((id) => id !== '');
      const found = option.values.filter((value) => ids.includes(value.id));
      if (found.length !== ids.length || (option.kind === 'select-one' && found.length > 1))
        fields[optionField(option.id)] = 'choice';
      return found.map((value) => ({ option, value }));
    });
  return Object.keys(fields).length > 0 ? fail({ kind: 'invalid-fields', fields }) : ok(values);
};

const receipt = (product: Product, price: PriceEntry, count: number, chosen: readonly ChosenValue[]): Quote => {
  const percent = product.vat.percent;
  const priced = chosen.filter(({ value }) => isPriced(value));
  const charges = priced.map(({ value }) => optionCharge(value.perMonth, monthsOf(price)));
  const optionAmounts = charges.map((charge) => lineAmounts(charge, count, percent));
  const totals = totalOf([lineAmounts(price.charge, count, percent), ...optionAmounts]);
  return {
    price,
    lines: [
      { title: product.title, amounts: lineAmounts(price.charge, count, percent) },
      ...priced.map(({ option, value }, at) => ({
        title: `${option.name}: ${value.title}`,
        amounts: optionAmounts[at] ?? lineAmounts(optionCharge(zeroDong, 0), count, percent),
      })),
    ],
    totals,
    saved: timesDong(savedOn(product, price), count),
    perUnitGross: dong(Math.floor((2 * totals.gross + price.time) / (2 * price.time))),
    renewal: totalOf([lineAmounts(price.renewal, count, percent), ...optionAmounts]),
    planCharge: price.charge,
    optionCharges: priced.map(({ option, value }, at) => ({
      optionId: option.id,
      valueId: value.id,
      charge: charges[at] ?? optionCharge(zeroDong, 0),
    })),
  };
};

/** Saving of one machine; none where neither the term nor a promotion lowers the price. */
const savedOn = (product: Product, price: PriceEntry): Dong => {
  if (price.discountPercent === 0 && price.oldPerUnit === null) return zeroDong;
  return dong(Math.max(0, listPerUnitOf(product.prices) * price.time - price.charge.net));
};
