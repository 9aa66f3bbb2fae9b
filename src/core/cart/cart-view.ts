import { isOffered, offeredPlaces } from '#core/catalogue/availability.ts';
import type { PlaceStock, ProductSummary } from '#core/catalogue/product.ts';
import { childrenOf, isPlaced, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { totalOf } from '#core/pricing/amounts.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { CartLine, CartView, SoldOutPlace } from './cart.ts';

/** The term prices of some products; a product that is missing has none to choose from. */
export type KnownPrices = readonly { readonly id: ProductId; readonly prices: ProductSummary['prices'] }[];

/** Where machines of some products stand; a product that is missing tells no places apart. */
export type KnownPlaces = readonly { readonly id: ProductId; readonly places: readonly PlaceStock[] }[];

/** An order as the cart pages draw it. Amounts come from the order itself, never from the catalogue's prices. */
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
    // What was placed is not moved: it was accepted while it could be had.
    soldOut: isPlaced(order) ? null : soldOutOf(line, places.find((each) => each.id === line.productId)?.places ?? []),
  };
};

/** What is renewed or upgraded stands already. */
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
