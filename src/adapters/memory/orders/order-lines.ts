import type { World } from '#adapters/memory/world.ts';
import { type OrderedItem, PRICE_GUARANTEE_MS } from '#core/order-rules/change-item.ts';
import { nameOfOption, optionsOfItem } from '#core/order-rules/price-line.ts';
import type { LinePrice, PricedOption } from '#core/order-rules/sold-product.ts';
import type { Order, OrderLine } from '#core/orders/order.ts';
import { EXCHANGE_SOURCE } from '#core/orders/order-gateway.port.ts';
import { divideCharge } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Vat } from '#core/pricing/price.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { lineItemId, productId, quotationId } from '#core/shared/ids.ts';
import { codesOf, withCodes } from './order-codes.ts';
import type { PricedNewLine } from './price-line.ts';

type Money = Pick<OrderLine, 'charge' | 'quantity' | 'amounts' | 'renewal' | 'vat'>;

const moneyOf = ({ charge, renewal }: LinePrice, quantity: number, vat: Vat): Money => ({
  charge,
  quantity,
  vat,
  amounts: computeLineAmounts(charge, quantity, vat.percent),
  renewal: computeLineAmounts(renewal, quantity, vat.percent),
});

const childLine = (world: World, { isExchange: _, ...parent }: OrderLine, child: PricedOption): OrderLine => ({
  ...parent,
  ...moneyOf(child, parent.quantity, parent.vat),
  id: lineItemId(world.random.id()),
  parentId: parent.id,
  productId: productId(child.productId),
  ...nameOfOption(parent.sku, child),
  description: '',
  options: [],
});

/** The parent item, then its priced options. */
export const createLines = (
  world: World,
  priced: PricedNewLine,
  idempotencyKey: string | null,
): readonly OrderLine[] => {
  const { line, product, price, quoted } = priced;
  const vat = { percent: vatPercentOn(world.state.now), isIncluded: product.vat.isIncluded };
  const parentLine: OrderLine = {
    ...moneyOf(price, line.quantity, vat),
    id: lineItemId(world.random.id()),
    parentId: null,
    productId: productId(product.id),
    slug: product.slug,
    imagePath: product.imagePath,
    sku: product.sku,
    title: product.title,
    category: product.type,
    term: price.term,
    unit: price.unit,
    description: line.description,
    options: optionsOfItem(product, line.options, line.description),
    priceGuaranteedUntil: quoted?.validUntil ?? world.state.now + PRICE_GUARANTEE_MS,
    idempotencyKey,
    ...(line.instalmentPlan === null ? {} : { instalmentPlan: line.instalmentPlan }),
    ...(line.authCode === undefined ? {} : { isTransfer: true }),
    ...(line.source === EXCHANGE_SOURCE ? { isExchange: true } : {}),
  };
  const children = priced.children.map((child) => childLine(world, parentLine, child));
  return [quoted ? { ...parentLine, quotation: quotationId(quoted.id) } : parentLine, ...children];
};

/** A line as the rules need it. */
export const toOrderedItem = (line: OrderLine): OrderedItem & { readonly changesService: boolean } => ({
  ...line,
  instalmentPlan: line.instalmentPlan ?? null,
  quotation: line.quotation ?? null,
  isTransfer: line.isTransfer === true,
  changesService: line.changes !== undefined,
});

/** A line at another price, guaranteed from now on; its quotation no longer applies. */
export const repriceLine = (world: World, { quotation: _, ...line }: OrderLine, price: LinePrice): OrderLine => ({
  ...line,
  ...moneyOf(price, line.quantity, { ...line.vat, percent: vatPercentOn(world.state.now) }),
  priceGuaranteedUntil: world.state.now + PRICE_GUARANTEE_MS,
});

/** A line with another quantity or VAT rate at its guaranteed price; renewal is an integer multiple of one unit's. */
export const keepPrice = (line: OrderLine, quantity: number, percent: number): OrderLine => {
  const renewal = divideCharge(line.renewal, line.quantity);
  return { ...line, ...moneyOf({ charge: line.charge, renewal }, quantity, { ...line.vat, percent }) };
};

/** Recomputes totals and discounts and increments the version. */
export const withLines = (order: Order, lines: readonly OrderLine[]): Order =>
  withCodes({ ...order, lines, version: order.version + 1 }, codesOf(order));
