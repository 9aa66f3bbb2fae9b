import { availableLocations, isAvailable } from '#core/catalogue/availability.ts';
import type { LocationStock, ProductSummary } from '#core/catalogue/product.ts';
import { childLines, isPlaced, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { CartLine, CartView, SoldOutLocation } from './cart.ts';

/** A missing product offers no terms. */
export type KnownPrices = readonly { readonly id: ProductId; readonly prices: ProductSummary['prices'] }[];

/** A missing product does not distinguish locations. */
export type KnownLocations = readonly { readonly id: ProductId; readonly locations: readonly LocationStock[] }[];

/** Amounts come from the order, never from catalogue prices. */
export const buildCartView = (order: Order, known: KnownPrices, places: KnownLocations = []): CartView => {
  const lines = topLines(order);
  return {
    orderId: order.id,
    number: order.number,
    lines: lines.map((line) => toCartLine(order, line, known, places)),
    ...(order.discounts ? { discounts: order.discounts } : {}),
    totals: order.totals,
    vatPercent: commonVatPercent(order.lines),
    note: order.note,
    itemCount: lines.length,
  };
};

const toCartLine = (order: Order, line: OrderLine, known: KnownPrices, places: KnownLocations): CartLine => {
  const children = childLines(order, line.id);
  const whole = [line, ...children];
  return {
    line,
    children,
    amounts: sumAmounts(whole.map((each) => each.amounts)),
    renewal: sumAmounts(whole.map((each) => each.renewal)),
    terms: known.find((each) => each.id === line.productId)?.prices ?? [],
    // A placed order was accepted while the location was available.
    soldOutLocation: isPlaced(order)
      ? null
      : findSoldOutLocation(line, places.find((each) => each.id === line.productId)?.locations ?? []),
  };
};

/** A renewed or upgraded service already has its location. */
const findSoldOutLocation = (
  { options, changes }: OrderLine,
  places: readonly LocationStock[],
): SoldOutLocation | null => {
  const gone = places.filter((each) => !isAvailable(each)).map(({ location }) => location);
  const chosen = changes === undefined ? options.find(({ value }) => gone.includes(value)) : undefined;
  return chosen === undefined
    ? null
    : { option: chosen.id, location: chosen.value, alternatives: availableLocations(places) };
};

const commonVatPercent = (lines: readonly OrderLine[]): number | null => {
  const [first, ...others] = lines;
  return first !== undefined && others.every((line) => line.vat.percent === first.vat.percent)
    ? first.vat.percent
    : null;
};
