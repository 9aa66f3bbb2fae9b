import type { SeedProduct } from '#contracts/seed/catalogue.ts';
import { seedOptionPrice, seedOptions } from '#contracts/seed/options.ts';
import type { ChosenOption, Order, OrderLine } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { lineAmounts, optionCharge } from '#core/pricing/line-price.ts';
import type { Charge, PriceEntry, Vat } from '#core/pricing/price.ts';
import { monthsOf } from '#core/pricing/quote.ts';
import { normalDomain } from '#core/shared/domain-name.ts';
import { dong } from '#core/shared/dong.ts';
import { type LineItemId, lineItemId, optionId, productId } from '#core/shared/ids.ts';
import { codesOf, withCodes } from './order-codes.ts';
import { dueOn, planFor } from './plans-of.ts';
import { isDomain, type PricedChild, type PricedLine } from './price-line.ts';
import { priceFor, vatOf } from './prices.ts';
import { isSold } from './stocks.ts';
import { seedProductById, type World } from './world.ts';

/** An item in a cart keeps its price so long. */
export const PRICE_HELD_MS = 7 * 86_400_000;

type Money = Pick<OrderLine, 'charge' | 'count' | 'amounts' | 'renewal' | 'vat'>;

const moneyOf = (charge: Charge, renewal: Charge, count: number, vat: Vat): Money => ({
  charge,
  count,
  vat,
  amounts: lineAmounts(charge, count, vat.percent),
  renewal: lineAmounts(renewal, count, vat.percent),
});

const childLine = (world: World, line: NewLine, parent: OrderLine, child: PricedChild): OrderLine => ({
  ...parent,
  ...moneyOf(child.charge, child.renewal, line.count, parent.vat),
  id: lineItemId(world.random.id()),
  parentId: parent.id,
  productId: productId(child.value.productId ?? ''),
  slug: null,
  sku: `${parent.sku}-${child.value.productId}`,
  title: `${child.option.name}: ${child.value.title}`,
  description: '',
  options: [],
});

/** A domain's INPUT option holds its name. [CART-07] */
const optionsFor = (product: SeedProduct, given: readonly ChosenOption[], name: string): readonly ChosenOption[] => {
  if (!isDomain(product)) return given;
  const inputs = seedOptions.filter(({ id, type }) => type === 'TEXT' && product.optionIds.includes(id));
  const others = given.filter((option) => !inputs.some(({ id }) => id === option.id));
  return [...others, ...inputs.map((input) => ({ id: optionId(input.id), name: input.name, value: name }))];
};

/** The lines that a new item becomes: the machine, then its priced options. */
export const linesOf = (
  world: World,
  line: NewLine,
  priced: PricedLine,
  idempotencyKey: string | null,
): readonly OrderLine[] => {
  const { product, price, vat, quoted } = priced;
  const description = normalDomain(line.description) ?? line.description;
  const machine: OrderLine = {
    ...moneyOf(price.charge, price.renewal, line.count, vat),
    id: lineItemId(world.random.id()),
    parentId: null,
    productId: productId(product.id),
    slug: product.slug,
    sku: product.sku,
    title: product.title,
    category: product.type,
    time: price.time,
    unit: price.unit,
    description,
    options: optionsFor(product, line.options, description),
    priceHeldUntil: quoted?.validUntil ?? world.state.now + PRICE_HELD_MS,
    idempotencyKey,
    ...(line.pricePlan ? { pricePlan: line.pricePlan } : {}),
    ...(line.transferCode === undefined ? {} : { transfer: true }),
  };
  const children = priced.children.map((child) => childLine(world, line, machine, child));
  return [quoted ? { ...machine, quotation: quoted.id } : machine, ...children];
};

/** Charge of an option line's value for a term of its plan. */
const optionChargeOf = (plan: SeedProduct, line: OrderLine, price: PriceEntry): Charge => {
  const value = seedOptions.flatMap((option) => option.values).find((each) => each.productId === line.productId);
  return value ? optionCharge(seedOptionPrice(plan, value), monthsOf(price)) : line.charge;
};

/** What was quoted for a line is over once it is priced anew. */
const unquoted = ({ quotation: _, ...line }: OrderLine): OrderLine => line;

/** A machine and its options at today's price of a term; unchanged where the shop sells that term, or on that plan, no more. */
export const repriced = (world: World, order: Order, parent: LineItemId, time: number): readonly OrderLine[] => {
  const machine = order.lines.find((line) => line.id === parent);
  const plan = machine && seedProductById.get(machine.productId);
  const price = plan && priceFor(world, plan, time);
  if (!plan || !price || !isSold(world, plan)) return order.lines;
  const paidOn = machine.pricePlan ? planFor(world, plan, machine.pricePlan, monthsOf(price)) : null;
  if (paidOn === undefined) return order.lines;
  const vat = vatOf(world, plan);
  const due = machine.transfer ? { charge: price.renewal, renewal: price.renewal } : dueOn(price, paidOn);
  const common = { time: price.time, unit: price.unit, priceHeldUntil: world.state.now + PRICE_HELD_MS };
  return order.lines.map((line) => {
    if (line.id === parent)
      return { ...unquoted(line), ...common, ...moneyOf(due.charge, due.renewal, line.count, vat) };
    if (line.parentId !== parent) return line;
    const charge = optionChargeOf(plan, line, price);
    const ofOption = dueOn({ charge, renewal: charge }, paidOn);
    return { ...line, ...common, ...moneyOf(ofOption.charge, ofOption.renewal, line.count, vat) };
  });
};

/** What one machine costs at renewal: the line's renewal is a whole multiple of it. */
const renewalOfOne = ({ renewal, count }: OrderLine): Charge => ({
  net: dong(renewal.net / count),
  exempt: dong(renewal.exempt / count),
});

/** Lines under another rate of VAT; their prices before tax stay. */
export const retaxed = (lines: readonly OrderLine[], percent: number): readonly OrderLine[] =>
  lines.map((line) => ({
    ...line,
    ...moneyOf(line.charge, renewalOfOne(line), line.count, { ...line.vat, percent }),
  }));

/** A machine and its options in another number, at the price they hold. */
export const recounted = (order: Order, parent: LineItemId, count: number): readonly OrderLine[] =>
  order.lines.map((line) => {
    if (line.id !== parent && line.parentId !== parent) return line;
    return { ...line, ...moneyOf(line.charge, renewalOfOne(line), count, line.vat) };
  });

/** The order with other lines; totals are their sum, lowered by its codes, and the version counts up. */
export const withLines = (order: Order, lines: readonly OrderLine[]): Order =>
  withCodes({ ...order, lines, version: order.version + 1 }, codesOf(order));
