import { type Dong, dong, multiplyDong, zeroDong } from '#core/shared/dong.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { sumAmounts } from './amounts.ts';
import { isTermOfPlan } from './instalment.ts';
import { computeLineAmounts, MAX_QUANTITY, MIN_QUANTITY, optionCharge } from './line-price.ts';
import type { PriceEntry } from './price.ts';
import { quoteForInstalmentPlan } from './quote-for-instalment-plan.ts';
import { isWritten, optionKinds, type QuotedOption, type QuotedProduct, type QuotedValue } from './quoted-product.ts';
import type { Quote } from './receipt.ts';
import { toMonths } from './term-price.ts';
import { findListPricePerUnit } from './term-savings.ts';

/** Choices on a product page; also the query of its URL. */
export type Configuration = {
  /** Term in the price's unit. */
  readonly term: number;
  readonly quantity: number;
  /** Option id → selected value ids, or the text of a text option. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** Absent or null for full payment. [INS-01] */
  readonly plan?: string | null;
};
export type QuoteFailure =
  | { readonly kind: 'quantity-out-of-range'; readonly least: number; readonly most: number }
  | { readonly kind: 'term-not-sold'; readonly productId: ProductId }
  /** The instalment plan does not exist (any more), or not for this product and term. [INS-01] */
  | { readonly kind: 'instalment-plan-not-found' }
  /** Keys are field paths such as `contact.phone`. */
  | { readonly kind: 'invalid-fields'; readonly fields: Readonly<Record<string, FieldProblem>> };

/**
 * Prices a configuration without any request; `addToCart` compares it with the expected total. Ignores missing texts,
 * see `validateConfiguration`. Failures: `term-not-sold`, `quantity-out-of-range`, `invalid-fields` for values that are
 * not offered, `instalment-plan-not-found`.
 */
export const computeQuote = (product: QuotedProduct, configuration: Configuration): Result<Quote, QuoteFailure> => {
  const price = product.prices.find((entry) => entry.term === configuration.term);
  if (!price) return fail({ kind: 'term-not-sold', productId: product.id });
  if (!isValidQuantity(configuration.quantity))
    return fail({ kind: 'quantity-out-of-range', least: MIN_QUANTITY, most: MAX_QUANTITY });
  const chosen = selectedValues(product, configuration);
  if (!chosen.ok) return chosen;
  const cash = buildQuote(product, price, configuration.quantity, chosen.value);
  if (!configuration.plan) return ok(cash);
  const plan = product.instalmentPlans?.find(({ id }) => id === configuration.plan);
  if (!plan || !isTermOfPlan(plan, termInMonths(price))) return fail({ kind: 'instalment-plan-not-found' });
  return ok(quoteForInstalmentPlan(cash, plan, configuration.quantity, product.vat.percent));
};

export const isValidQuantity = (count: number): boolean =>
  Number.isInteger(count) && count >= MIN_QUANTITY && count <= MAX_QUANTITY;

/** Options are priced per month even when the product is priced per year. */
export const termInMonths = (price: PriceEntry): number => toMonths(price.term, price.unit.id);

/** Field name of an option in forms and in a failure's `fields`. */
export const optionFieldName = (optionId: string): string => `configuration.chosen[${optionId}]`;

/** Priced values become child items, free ones options. [CART-08] */
export const isPriced = (value: QuotedValue): boolean => value.productId !== null && value.perMonth > 0;

type ChosenValue = { readonly option: QuotedOption; readonly value: QuotedValue };

/** Priced or free ones, in the product's order of options. */
export const selectedValues = (
  product: QuotedProduct,
  { chosen }: Configuration,
): Result<readonly ChosenValue[], QuoteFailure> => {
  const fields: Record<string, FieldProblem> = {};
  for (const id of Object.keys(chosen))
    if (!product.options.some((option) => option.id === id)) fields[optionFieldName(id)] = 'choice';
  const values = product.options
    .filter((option) => !isWritten(option))
    .flatMap((option) => {
      const ids = [...new Set(chosen[option.id] ?? [])].filter((id) => id !== '');
      const found = option.values.filter((value) => ids.includes(value.id));
      if (found.length !== ids.length || (!optionKinds[option.kind].isMultiple && found.length > 1))
        fields[optionFieldName(option.id)] = 'choice';
      return found.map((value) => ({ option, value }));
    });
  return Object.keys(fields).length > 0 ? fail({ kind: 'invalid-fields', fields }) : ok(values);
};

const buildQuote = (
  product: QuotedProduct,
  price: PriceEntry,
  count: number,
  chosen: readonly ChosenValue[],
): Quote => {
  const percent = product.vat.percent;
  const priced = chosen.filter(({ value }) => isPriced(value));
  const charges = priced.map(({ value }) => optionCharge(value.perMonth, termInMonths(price)));
  const optionAmounts = charges.map((charge) => computeLineAmounts(charge, count, percent));
  const totals = sumAmounts([computeLineAmounts(price.charge, count, percent), ...optionAmounts]);
  return {
    price,
    lines: [
      { title: product.title, amounts: computeLineAmounts(price.charge, count, percent) },
      ...priced.map(({ option, value }, at) => ({
        title: `${option.name}: ${value.title}`,
        amounts: optionAmounts[at] ?? computeLineAmounts(optionCharge(zeroDong, 0), count, percent),
      })),
    ],
    totals,
    savings: multiplyDong(computeSavings(product, price), count),
    perUnitGross: dong(Math.floor((2 * totals.gross + price.term) / (2 * price.term))),
    renewal: sumAmounts([computeLineAmounts(price.renewal, count, percent), ...optionAmounts]),
    planCharge: price.charge,
    optionCharges: priced.map(({ option, value }, at) => ({
      optionId: option.id,
      valueId: value.id,
      charge: charges[at] ?? optionCharge(zeroDong, 0),
    })),
  };
};

/** For one unit; 0 without term discount and promotion. */
const computeSavings = (product: QuotedProduct, price: PriceEntry): Dong => {
  if (price.discountPercent === 0 && price.oldPerUnit === null) return zeroDong;
  return dong(Math.max(0, findListPricePerUnit(product.prices) * price.term - price.charge.net));
};
