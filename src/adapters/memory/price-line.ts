import type { SeedProduct } from '#contracts/seed/catalogue.ts';
import { type SeedOption, type SeedOptionValue, seedOptionPrice, seedOptions } from '#contracts/seed/options.ts';
import { DOMAIN_CATEGORY_ID } from '#core/catalogue/category.ts';
import { parseAuthCode, TRANSFER_YEARS } from '#core/domains/transfer.ts';
import type { NewChild, NewLine } from '#core/orders/order-gateway.port.ts';
import { computeLineAmounts, MAX_QUANTITY, MIN_QUANTITY, optionCharge } from '#core/pricing/line-price.ts';
import type { Charge, PriceEntry, Vat } from '#core/pricing/price.ts';
import { termInMonths } from '#core/pricing/quote.ts';
import { hasExtension, normaliseDomain, parseExtension } from '#core/shared/domain-name.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { QuotationId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { findInstalmentPlan, splitDueCharges } from './plans-of.ts';
import { findPrice, vatOf } from './prices.ts';
import { type Refused, refuse } from './refusals.ts';
import { isSold, refuseSoldOutLocation } from './stocks.ts';
import { seedProductById, type World } from './world.ts';

export type PricedChild = {
  readonly option: SeedOption;
  readonly value: SeedOptionValue;
  readonly charge: Charge;
  readonly renewal: Charge;
};

/** A new line at the shop's own price. */
export type PricedLine = {
  readonly product: SeedProduct;
  readonly price: PriceEntry;
  readonly vat: Vat;
  readonly children: readonly PricedChild[];
  /** `validUntil` in ms since 1970 UTC; absent for current prices. */
  readonly quoted?: { readonly id: QuotationId; readonly validUntil: number };
};

export const isDomain = (product: SeedProduct): boolean => product.categoryId === DOMAIN_CATEGORY_ID;

export const refuseQuantity = (count: number): Refused | null =>
  Number.isInteger(count) && count >= MIN_QUANTITY && count <= MAX_QUANTITY
    ? null
    : refuse('count-out-of-range', { least: MIN_QUANTITY, most: MAX_QUANTITY });

/** With VAT and children, for the whole quantity. */
const grossOf = (charge: Charge, children: readonly Charge[], count: number, vat: Vat): Dong =>
  [charge, ...children].reduce(
    (sum, each) => (sum + computeLineAmounts(each, count, vat.percent).gross) as Dong,
    0 as Dong,
  );

const pricedChild = (product: SeedProduct, price: PriceEntry, child: NewChild): PricedChild | null => {
  const option = seedOptions.find((each) => each.id === child.option);
  const value = option?.values.find((each) => each.title === child.title && each.productId === child.productId);
  if (!option || !value || !product.optionIds.includes(option.id) || value.productId === null) return null;
  const charge = optionCharge(seedOptionPrice(product, value), termInMonths(price));
  return { option, value, charge, renewal: charge };
};

const sameCharge = (a: Charge, b: Charge): boolean => a.net === b.net && a.exempt === b.exempt;

/** Ignores the displayed price. */
export const priceAtCurrentCatalogue = (world: World, line: NewLine): Result<PricedLine, Refused['failure']> => {
  const product = seedProductById.get(line.productId);
  if (!product || !isSold(world, product)) return refuse('product-unavailable', { productId: line.productId });
  const count = refuseQuantity(line.quantity);
  if (count) return count;
  const atOnce = findPrice(world, product, line.term);
  if (!atOnce) return refuse('term-not-sold', { productId: product.id });
  if (line.authCode !== undefined) return transferLine(world, product, atOnce, line);
  const plan = line.instalmentPlan
    ? findInstalmentPlan(world, product, line.instalmentPlan, termInMonths(atOnce))
    : null;
  if (plan === undefined) return refuse('price-plan-gone');
  const price = { ...atOnce, ...splitDueCharges(atOnce, plan) };
  const children = line.children.map((child) => pricedChild(product, atOnce, child));
  const known = children
    .filter((child) => child !== null)
    .map((child) => ({ ...child, ...splitDueCharges(child, plan) }));
  if (known.length < children.length || hasTwoOfOne(known)) return refuse('bad-input');
  if (isDomain(product) && !hasMatchingExtension(product, line)) return refuse('bad-input');
  const priced = line.children.map((child) => child.productId);
  const soldOut = refuseSoldOutLocation(world, product, line.options, priced);
  if (soldOut) return soldOut;
  return ok({ product, price, vat: vatOf(world, product), children: known });
};

/** One year at the renewal price, paid in full. [DOM-01] */
const transferLine = (
  world: World,
  product: SeedProduct,
  price: PriceEntry,
  line: NewLine,
): Result<PricedLine, Refused['failure']> => {
  const atOnce = !line.instalmentPlan && line.quotation === undefined;
  const isOne = isDomain(product) && line.quantity === 1 && line.children.length === 0 && atOnce;
  if (!isOne || parseAuthCode(line.authCode ?? '') === null) return refuse('bad-input');
  if (line.term !== TRANSFER_YEARS) return refuse('term-not-sold', { productId: product.id });
  if (!hasMatchingExtension(product, line)) return refuse('bad-input');
  const moved = { ...price, charge: price.renewal, oldPerUnit: null, campaign: null };
  return ok({ product, price: moved, vat: vatOf(world, product), children: [] });
};

/** Refuses another displayed price with `price-changed` and both totals with VAT. [CART-19] */
export const priceLine = (world: World, line: NewLine): Result<PricedLine, Refused['failure']> => {
  const priced = priceAtCurrentCatalogue(world, line);
  if (!priced.ok) return priced;
  const { price, vat, children: known } = priced.value;
  const same =
    sameCharge(price.charge, line.charge) &&
    known.every((child, at) => sameCharge(child.charge, line.children[at]?.charge ?? line.charge));
  if (same) return priced;
  const charges = known.map((child) => child.charge);
  return refuse('price-changed', {
    old: grossOf(
      line.charge,
      line.children.map((child) => child.charge),
      line.quantity,
      vat,
    ),
    new: grossOf(price.charge, charges, line.quantity, vat),
  });
};

const hasMatchingExtension = (product: SeedProduct, { description }: NewLine): boolean => {
  const name = normaliseDomain(description);
  return name !== null && hasExtension(name, parseExtension(product) ?? ' ');
};

const hasTwoOfOne = (children: readonly PricedChild[]): boolean => {
  const single = children.filter(({ option }) => option.type === 'SELECT_ONE').map(({ option }) => option.id);
  return new Set(single).size < single.length || new Set(children.map(({ value }) => value.id)).size < children.length;
};
