import { type Dong, dong, timesDong, zeroDong } from '#core/shared/dong.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { totalOf } from './amounts.ts';
import { fitsPlan } from './instalment.ts';
import { lineAmounts, MAX_COUNT, MIN_COUNT, optionCharge } from './line-price.ts';
import type { PriceEntry } from './price.ts';
import { quoteOnPlan } from './quote-on-plan.ts';
import type { QuotedOption, QuotedProduct, QuotedValue } from './quoted-product.ts';
import type { Quote } from './receipt.ts';
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
export type QuoteFailure =
  | { readonly kind: 'count-out-of-range'; readonly least: number; readonly most: number }
  | { readonly kind: 'term-not-sold'; readonly productId: ProductId }
  /** A price plan that there is not (any more), or not for this product and term. [INS-01] */
  | { readonly kind: 'price-plan-gone' }
  /** Keys are field paths such as `contact.phone`. */
  | { readonly kind: 'invalid-fields'; readonly fields: Readonly<Record<string, FieldProblem>> };

/**
 * What a configuration costs, before anything is sent. The page shows it and `addToCart` compares it with what was seen.
 * Texts that are still missing do not matter here: see `problemsOfConfiguration`.
 * Failures: `term-not-sold`, `count-out-of-range`, `invalid-fields` for a value the product does not offer,
 * `price-plan-gone` for a plan that there is not (any more) for this product and term.
 */
export const quoteOf = (product: QuotedProduct, configuration: Configuration): Result<Quote, QuoteFailure> => {
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
export const isPriced = (value: QuotedValue): boolean => value.productId !== null && value.perMonth > 0;

type ChosenValue = { readonly option: QuotedOption; readonly value: QuotedValue };

/** The chosen values that cost something or not, in the product's order of options. */
export const chosenValues = (
  product: QuotedProduct,
  { chosen }: Configuration,
): Result<readonly ChosenValue[], QuoteFailure> => {
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

const receipt = (product: QuotedProduct, price: PriceEntry, count: number, chosen: readonly ChosenValue[]): Quote => {
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
const savedOn = (product: QuotedProduct, price: PriceEntry): Dong => {
  if (price.discountPercent === 0 && price.oldPerUnit === null) return zeroDong;
  return dong(Math.max(0, listPerUnitOf(product.prices) * price.time - price.charge.net));
};
