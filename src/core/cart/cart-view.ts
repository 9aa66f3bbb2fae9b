import { isConfigurable } from '#core/cart/lines/line-changes.ts';
import { availableLocations, isAvailable } from '#core/catalogue/availability.ts';
import type { ListedOffer } from '#core/catalogue/catalogue.port.ts';
import type { LocationStock } from '#core/catalogue/product.ts';
import { childLines, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { isPlaced } from '#core/orders/order-states.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import type { CartLine, CartView, SoldOutLocation } from './cart.ts';

/** Amounts come from the order, never from catalogue prices. A missing product offers no terms and no location. */
export const buildCartView = (order: Order, offers: readonly ListedOffer[]): CartView => {
  const lines = topLines(order);
  return {
    orderId: order.id,
    number: order.number,
    lines: lines.map((line) => toCartLine(order, line, offers)),
    ...(order.discounts ? { discounts: order.discounts } : {}),
    totals: order.totals,
    vatPercent: commonVatPercent(order.lines),
    note: order.note,
    itemCount: lines.length,
  };
};

const toCartLine = (order: Order, line: OrderLine, offers: readonly ListedOffer[]): CartLine => {
  const offer = offers.find((each) => each.id === line.productId);
  const children = childLines(order, line.id);
  const whole = [line, ...children];
  return {
    line,
    children,
    amounts: sumAmounts(whole.map((each) => each.amounts)),
    renewal: sumAmounts(whole.map((each) => each.renewal)),
    terms: offer?.prices ?? [],
    // A placed order was accepted while the location was available.
    soldOutLocation: isPlaced(order) ? null : findSoldOutLocation(line, offer?.locations ?? []),
    isConfigurable: isConfigurable(order, line),
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
