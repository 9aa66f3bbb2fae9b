import type { OptionValue } from '#core/catalogue/product.ts';
import { TRANSFER_YEARS } from '#core/domains/transfer.ts';
import { type InstalmentPlan, isTermOfPlan, splitIntoInstalments } from '#core/pricing/instalment.ts';
import { optionCharge } from '#core/pricing/line-price.ts';
import type { Charge, PriceEntry } from '#core/pricing/price.ts';
import type { QuotedOption } from '#core/pricing/quoted-product.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Current price of one term; whole term, one unit. */
export type SoldTerm = Pick<
  PriceEntry,
  'term' | 'unit' | 'type' | 'charge' | 'renewal' | 'transfer' | 'oldPerUnit' | 'campaign'
>;

/** An option with its values; the stock of a value is null when it is not tracked. [CAT-10] */
export type SoldOption = QuotedOption<OptionValue> & { readonly required: boolean };

/** What an order needs to know of a product. */
export type SoldProduct = {
  readonly id: string;
  readonly sku: string;
  readonly slug: string;
  readonly title: string;
  /** «2 vCPU · 4 GB RAM»; empty for a domain. */
  readonly specs: string;
  readonly type: string;
  readonly category: { readonly id: string; readonly handle: string };
  /** Relative to the media origin. */
  readonly imagePath: string;
  /** Also false when every location is sold out. */
  readonly isAvailable: boolean;
  /** Whether services go on with it though it is not sold any more. */
  readonly isRenewable?: boolean;
  readonly vat: { readonly isIncluded: boolean };
  readonly prices: readonly SoldTerm[];
  readonly options: readonly SoldOption[];
  readonly instalmentPlans?: readonly InstalmentPlan[];
};

/** Amounts of one unit: due with the order, and later at renewal or as a further instalment. */
export type LinePrice = { readonly charge: Charge; readonly renewal: Charge };

/** A priced value of an option. */
export type PricedOption = LinePrice & {
  readonly productId: string;
  readonly option: SoldOption;
  readonly value: OptionValue;
};

export const monthsOfTerm = ({ term, unit }: Pick<SoldTerm, 'term' | 'unit'>): number => toMonths(term, unit.id);

/** Failures: `product-unavailable` {productId}. */
export const requireProduct = (product: SoldProduct | undefined, productId: string): Result<SoldProduct, Refusal> =>
  product?.isAvailable ? ok(product) : refuse('product-unavailable', `Product ${productId} is not sold`, { productId });

/** The price of a term; a transfer adds one year. Failures: `term-not-sold` {productId}. [DOM-01] */
export const requireTerm = (
  { id, prices }: SoldProduct,
  term: number,
  isTransfer: boolean,
): Result<SoldTerm, Refusal> => {
  const price = prices.find((each) => each.term === term && (!isTransfer || term === TRANSFER_YEARS));
  return price ? ok(price) : refuse('term-not-sold', `Product ${id} has no term ${term}`, { productId: id });
};

/** The product's plan for a term; null for full payment. Failures: `instalment-plan-not-found`. [INS-01] */
export const requirePlan = (
  { title, instalmentPlans = [] }: SoldProduct,
  price: SoldTerm,
  id: string | null,
): Result<InstalmentPlan | null, Refusal> => {
  const plan = instalmentPlans.find((each) => each.id === id && isTermOfPlan(each, monthsOfTerm(price))) ?? null;
  return id === null || plan
    ? ok(plan)
    : refuse('instalment-plan-not-found', `${title} has no plan ${id} for ${price.term}`);
};

/** A price on a plan: the first instalment is due with the order, the others later. */
export const splitPrice = ({ charge, renewal }: LinePrice, plan: InstalmentPlan | null): LinePrice => {
  if (plan === null) return { charge, renewal };
  const { first, next } = splitIntoInstalments(charge, plan);
  return { charge: first, renewal: next };
};

/** The option whose value has this product, at its price for one unit and term; null when it is not offered. */
export const findPricedOption = (product: SoldProduct, productId: string, price: SoldTerm): PricedOption | null => {
  for (const option of product.options)
    for (const value of option.values)
      if (value.productId === productId) {
        const charge = optionCharge(value.perMonth, monthsOfTerm(price));
        return { productId, option, value, charge, renewal: charge };
      }
  return null;
};
