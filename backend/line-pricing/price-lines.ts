import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { multiplyCharge, sumAmounts, withVat } from '#core/pricing/amounts.ts';
import { MAX_QUANTITY, MIN_QUANTITY, optionCharge } from '#core/pricing/line-price.ts';
import type { Charge } from '#core/pricing/price.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import type { ChildInput, LineInput } from './line-input.ts';
import { applyPlan, requirePlan, splitCharge } from './lines-on-plan.ts';
import { requireStock } from './require-stock.ts';
import {
  type PriceList,
  type SoldOption,
  type SoldOptionValue,
  type SoldProduct,
  type SoldTerm,
  termInMonths,
} from './sold-product.ts';
import { priceTransferTerm } from './transfer-term.ts';

export type PricedChild = {
  readonly option: SoldOption;
  readonly value: SoldOptionValue & { readonly productId: string };
  readonly charge: Charge;
  /** A further instalment's charge; absent for full payment, which renews at the same charge. */
  readonly renewal?: Charge;
};

/** Contains the shop's own price. */
export type PricedLine = {
  readonly input: LineInput;
  readonly product: SoldProduct;
  readonly term: SoldTerm;
  readonly children: readonly PricedChild[];
  /** `validUntil` in ms since 1970 UTC; absent for current prices. */
  readonly quoted?: { readonly id: string; readonly validUntil: number };
};

/** Throws COUNT_OUT_OF_RANGE {least, most}. */
export const requireQuantity = (count: number): void => {
  if (!Number.isInteger(count) || count < MIN_QUANTITY || count > MAX_QUANTITY)
    throw new ServiceFailure('COUNT_OUT_OF_RANGE', 'The count is out of range', {
      least: MIN_QUANTITY,
      most: MAX_QUANTITY,
    });
};

/** Throws PRODUCT_UNAVAILABLE. */
export const requireProduct = (list: PriceList, id: string): SoldProduct => {
  const product = list.get(id);
  if (!product?.available)
    throw new ServiceFailure('PRODUCT_UNAVAILABLE', `Product ${id} is not sold`, { productId: id });
  return product;
};

/** Throws TERM_NOT_SOLD. */
export const requireTerm = (product: SoldProduct, time: number): SoldTerm => {
  const term = product.terms.find((each) => each.time === time);
  if (!term)
    throw new ServiceFailure('TERM_NOT_SOLD', `Product ${product.id} has no term ${time}`, { productId: product.id });
  return term;
};

/** One unit and term; null when the product does not offer the option. */
export const priceChild = (product: SoldProduct, productId: string, time: number): PricedChild | null => {
  for (const option of product.options)
    for (const value of option.values)
      if (value.productId !== null && value.productId === productId)
        return {
          option,
          value: { ...value, productId: value.productId },
          charge: optionCharge(value.perMonth, termInMonths(product, time)),
        };
  return null;
};

/** Throws PRICE_PLAN_GONE, BAD_USER_INPUT for an unknown option or a second value of a single-choice option. */
export const priceChildren = (
  product: SoldProduct,
  ids: readonly string[],
  time: number,
  pricePlan: string | null,
): readonly PricedChild[] => {
  const plan = requirePlan(product, pricePlan, time);
  const children = ids.map((id) => {
    const child = priceChild(product, id, time);
    if (!child) throw new ServiceFailure('BAD_USER_INPUT', `${product.title} takes no option ${id}`);
    return plan ? { ...child, ...splitCharge(child.charge, plan) } : child;
  });
  const once = children.map(({ option, value }) => (option.type === 'SELECT_ONE' ? option.id : value.productId));
  if (new Set(once).size < once.length) throw new ServiceFailure('BAD_USER_INPUT', 'An option was chosen twice');
  return children;
};

/** The charge that the client assumed; only its taxed part may differ. */
const expectedCharge = (input: number | null, truth: Charge): Charge =>
  input === null ? truth : { net: dong(input - truth.exempt), exempt: truth.exempt };

const sumGross = (charges: readonly Charge[], count: number, vatPercent: number): Dong =>
  sumAmounts(charges.map((charge) => withVat(multiplyCharge(charge, count), vatPercent))).gross;

const requireExpectedPrices = (
  { input, term, children }: PricedLine,
  seen: readonly (number | null)[],
  vatPercent: number,
): void => {
  const truth = [term.charge, ...children.map((child) => child.charge)];
  if (truth.every((charge, at) => (seen[at] ?? null) === null || seen[at] === charge.net + charge.exempt)) return;
  const shown = truth.map((charge, at) => expectedCharge(seen[at] ?? null, charge));
  throw new ServiceFailure('PRICE_CHANGED', 'The price is another one by now', {
    old: sumGross(shown, input.count, vatPercent),
    new: sumGross(truth, input.count, vatPercent),
  });
};

/** Its INPUT option must repeat the name. [CART-07] */
const requireDomainName = (product: SoldProduct, { description, options }: LineInput): void => {
  if (product.extension === null) return;
  const inputs = product.options.filter((option) => option.type === 'TEXT').map((option) => option.id);
  const other = options.some(
    (option) => inputs.includes(option.id) && option.value.trim().toLowerCase() !== description,
  );
  if (description === '' || other)
    throw new ServiceFailure('BAD_USER_INPUT', `The item needs a name that ends in ${product.extension}`);
};

/**
 * Today's prices. Throws PRODUCT_UNAVAILABLE, COUNT_OUT_OF_RANGE, TERM_NOT_SOLD, PRICE_PLAN_GONE, BAD_USER_INPUT,
 * PLACE_SOLD_OUT, PRICE_CHANGED {old, new}.
 */
export const priceLine = (list: PriceList, input: LineInput, vatPercent: number): PricedLine => {
  const product = requireProduct(list, input.productId);
  requireQuantity(input.count);
  const sold = requireTerm(product, input.time);
  const term =
    input.transferCode === undefined
      ? applyPlan(sold, requirePlan(product, input.pricePlan, input.time))
      : priceTransferTerm(product, input, sold);
  const children = priceChildren(
    product,
    input.children.map((child) => child.productId),
    input.time,
    input.pricePlan,
  );
  requireDomainName(product, input);
  requireStock(
    product,
    input.options,
    input.children.map((child) => child.productId),
  );
  const priced: PricedLine = { input, product, term, children };
  requireExpectedPrices(
    priced,
    [input.inputPrice, ...input.children.map((child: ChildInput) => child.inputPrice)],
    vatPercent,
  );
  return priced;
};
