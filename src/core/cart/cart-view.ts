import { isOffered, offeredPlaces } from '#core/catalogue/availability.ts';
import type { PlaceStock, ProductSummary } from '#core/catalogue/product.ts';
import { childrenOf, isPlaced, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { totalOf } from '#core/pricing/amounts.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { CartLine, CartView, SoldOutPlace } from './cart.ts';

/** Term prices of some products; a missing product offers no terms. */
export type KnownPrices = readonly { readonly id: ProductId; readonly prices: ProductSummary['prices'] }[];

/** Locations of some products; a missing product does not distinguish locations. */
export type KnownPlaces = readonly { readonly id: ProductId; readonly places: readonly PlaceStock[] }[];

/** Maps an order to the cart view. Amounts come from the order, never from catalogue prices. */
export const cartViewOf = (order: Order, known: KnownPrices, places: KnownPlaces = []): CartView => {
  const lines = topLines(order);
  return {
    orderId: order.id,
    number: order.number,
    lines: lines.map((line) => cartLineOf(order, line, known, places)),
    ...(order.discounts ? { discounts: order.discounts } : {}),
    totals: order.totals,
    vatPercent: sharedPercent(order.lines),
    note: order.note,
    itemCount: lines.length,
  };
};

const cartLineOf = (order: Order, line: OrderLine, known: KnownPrices, places: KnownPlaces): CartLine => {
  const children = childrenOf(order, line.id);
  const whole = [line, ...children];
  return {
    line,
    children,
    amounts: totalOf(whole.map((each) => each.amounts)),
    renewal: totalOf(whole.map((each) => each.renewal)),
    terms: known.find((each) => each.id === line.productId)?.prices ?? [],
    // A placed order was accepted while the location was available, so it is never marked as sold out.
    soldOut: isPlaced(order) ? null : soldOutOf(line, places.find((each) => each.id === line.productId)?.places ?? []),
  };
};

/** A renewed or upgraded service already has its location. */
const soldOutOf = ({ options, changes }: OrderLine, places: readonly PlaceStock[]): SoldOutPlace | null => {
  const gone = places.filter((each) => !isOffered(each)).map(({ place }) => place);
  const chosen = changes === undefined ? options.find(({ value }) => gone.includes(value)) : undefined;
  return chosen === undefined ? null : { option: chosen.id, place: chosen.value, left: offeredPlaces(places) };
};

const sharedPercent = (lines: readonly OrderLine[]): number | null => {
  const [first, ...others] = lines;
  return first !== undefined && others.every((line) => line.vat.percent === first.vat.percent)
    ? first.vat.percent
    : null;
};
