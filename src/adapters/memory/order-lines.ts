import type { SeedProduct } from '#contracts/seed/catalogue.ts';
import { seedOptionPrice, seedOptions } from '#contracts/seed/options.ts';
import type { ChosenOption, Order, OrderLine } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { computeLineAmounts, optionCharge } from '#core/pricing/line-price.ts';
import type { Charge, PriceEntry, Vat } from '#core/pricing/price.ts';
import { termInMonths } from '#core/pricing/quote.ts';
import { normaliseDomain } from '#core/shared/domain-name.ts';
import { dong } from '#core/shared/dong.ts';
import { type LineItemId, lineItemId, optionId, productId } from '#core/shared/ids.ts';
import { codesOf, withCodes } from './order-codes.ts';
import { findInstalmentPlan, splitDueCharges } from './plans-of.ts';
import { isDomain, type PricedChild, type PricedLine } from './price-line.ts';
import { findPrice, vatOf } from './prices.ts';
import { isSold } from './stocks.ts';
import { seedProductById, type World } from './world.ts';

export const PRICE_GUARANTEE_MS = 7 * 86_400_000;

type Money = Pick<OrderLine, 'charge' | 'quantity' | 'amounts' | 'renewal' | 'vat'>;

const moneyOf = (charge: Charge, renewal: Charge, count: number, vat: Vat): Money => ({
  charge,
  quantity: count,
  vat,
  amounts: computeLineAmounts(charge, count, vat.percent),
  renewal: computeLineAmounts(renewal, count, vat.percent),
});

const childLine = (world: World, line: NewLine, parent: OrderLine, child: PricedChild): OrderLine => ({
  ...parent,
  ...moneyOf(child.charge, child.renewal, line.quantity, parent.vat),
  id: lineItemId(world.random.id()),
  parentId: parent.id,
  productId: productId(child.value.productId ?? ''),
  slug: null,
  sku: `${parent.sku}-${child.value.productId}`,
  title: `${child.option.name}: ${child.value.title}`,
  description: '',
  options: [],
});

/** A domain's name is stored in its INPUT option. [CART-07] */
const optionsFor = (product: SeedProduct, given: readonly ChosenOption[], name: string): readonly ChosenOption[] => {
  if (!isDomain(product)) return given;
  const inputs = seedOptions.filter(({ id, type }) => type === 'TEXT' && product.optionIds.includes(id));
  const others = given.filter((option) => !inputs.some(({ id }) => id === option.id));
  return [...others, ...inputs.map((input) => ({ id: optionId(input.id), name: input.name, value: name }))];
};

/** The parent item, then its priced options. */
export const createLines = (
  world: World,
  line: NewLine,
  priced: PricedLine,
  idempotencyKey: string | null,
): readonly OrderLine[] => {
  const { product, price, vat, quoted } = priced;
  const description = normaliseDomain(line.description) ?? line.description;
  const machine: OrderLine = {
    ...moneyOf(price.charge, price.renewal, line.quantity, vat),
    id: lineItemId(world.random.id()),
    parentId: null,
    productId: productId(product.id),
    slug: product.slug,
    sku: product.sku,
    title: product.title,
    category: product.type,
    term: price.term,
    unit: price.unit,
    description,
    options: optionsFor(product, line.options, description),
    priceGuaranteedUntil: quoted?.validUntil ?? world.state.now + PRICE_GUARANTEE_MS,
    idempotencyKey,
    ...(line.instalmentPlan ? { instalmentPlan: line.instalmentPlan } : {}),
    ...(line.authCode === undefined ? {} : { isTransfer: true }),
  };
  const children = priced.children.map((child) => childLine(world, line, machine, child));
  return [quoted ? { ...machine, quotation: quoted.id } : machine, ...children];
};

const optionChargeOf = (plan: SeedProduct, line: OrderLine, price: PriceEntry): Charge => {
  const value = seedOptions.flatMap((option) => option.values).find((each) => each.productId === line.productId);
  return value ? optionCharge(seedOptionPrice(plan, value), termInMonths(price)) : line.charge;
};

/** Repriced lines lose their quotation. */
const withoutQuotation = ({ quotation: _, ...line }: OrderLine): OrderLine => line;

/** Reprices a parent item and its options; unchanged when the term or plan is no longer sold. */
export const repriceLine = (world: World, order: Order, parent: LineItemId, time: number): readonly OrderLine[] => {
  const machine = order.lines.find((line) => line.id === parent);
  const plan = machine && seedProductById.get(machine.productId);
  const price = plan && findPrice(world, plan, time);
  if (!plan || !price || !isSold(world, plan)) return order.lines;
  const paidOn = machine.instalmentPlan
    ? findInstalmentPlan(world, plan, machine.instalmentPlan, termInMonths(price))
    : null;
  if (paidOn === undefined) return order.lines;
  const vat = vatOf(world, plan);
  const due = machine.isTransfer ? { charge: price.renewal, renewal: price.renewal } : splitDueCharges(price, paidOn);
  const common = { term: price.term, unit: price.unit, priceGuaranteedUntil: world.state.now + PRICE_GUARANTEE_MS };
  return order.lines.map((line) => {
    if (line.id === parent)
      return { ...withoutQuotation(line), ...common, ...moneyOf(due.charge, due.renewal, line.quantity, vat) };
    if (line.parentId !== parent) return line;
    const charge = optionChargeOf(plan, line, price);
    const ofOption = splitDueCharges({ charge, renewal: charge }, paidOn);
    return { ...line, ...common, ...moneyOf(ofOption.charge, ofOption.renewal, line.quantity, vat) };
  });
};

/** The line's renewal is an integer multiple of it. */
const renewalOfOne = ({ renewal, quantity }: OrderLine): Charge => ({
  net: dong(renewal.net / quantity),
  exempt: dong(renewal.exempt / quantity),
});

/** Net prices stay. */
export const changeVatRate = (lines: readonly OrderLine[], percent: number): readonly OrderLine[] =>
  lines.map((line) => ({
    ...line,
    ...moneyOf(line.charge, renewalOfOne(line), line.quantity, { ...line.vat, percent }),
  }));

/** A parent item and its options with another quantity at their guaranteed price. */
export const changeQuantity = (order: Order, parent: LineItemId, count: number): readonly OrderLine[] =>
  order.lines.map((line) => {
    if (line.id !== parent && line.parentId !== parent) return line;
    return { ...line, ...moneyOf(line.charge, renewalOfOne(line), count, line.vat) };
  });

/** Recomputes totals and discounts and increments the version. */
export const withLines = (order: Order, lines: readonly OrderLine[]): Order =>
  withCodes({ ...order, lines, version: order.version + 1 }, codesOf(order));
