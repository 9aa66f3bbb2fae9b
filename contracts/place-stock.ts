import { isAnyAvailable, locationsOf } from '#core/catalogue/availability.ts';
import type { LocationStock, Specification, Stock } from '#core/catalogue/product.ts';

export const wireStocks = { ready: 'READY', 'to-order': 'TO_ORDER', 'sold-out': 'SOLD_OUT' } as const satisfies Record<
  Stock,
  string
>;

const stockNames: Readonly<Record<string, Stock>> = { READY: 'ready', TO_ORDER: 'to-order', SOLD_OUT: 'sold-out' };

/** Null when missing or unknown. */
export const stockOfWire = (word: string | null): Stock | null =>
  word !== null && Object.hasOwn(stockNames, word) ? (stockNames[word] ?? null) : null;

/** Specification that states the locations. */
const STATE = 'Tình trạng';
const states: readonly (readonly [Stock, string])[] = [
  ['ready', 'có sẵn tại'],
  ['to-order', 'đặt trước tại'],
  ['sold-out', 'hết chỗ tại'],
];

const named = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} và ${names.at(-1)}`;

/** «Có sẵn tại Hà Nội; đặt trước tại Đà Nẵng»; empty without stock by location. */
export const stockSentence = (places: readonly LocationStock[]): string => {
  const parts = states.flatMap(([stock, words]) => {
    const names = places.filter((each) => each.stock === stock).map(({ location }) => location);
    return names.length === 0 ? [] : [`${words} ${named(names)}`];
  });
  const sentence = parts.join('; ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};

/** Adds the specification about locations at every read, so that it cannot differ from the stock. [CAT-10] */
export const withStockRow = (
  specifications: readonly Specification[],
  places: readonly LocationStock[],
): readonly Specification[] => {
  const others = specifications.filter(({ label }) => label !== STATE);
  return places.length === 0 ? others : [...others, { label: STATE, value: stockSentence(places) }];
};

export type StockedOption = {
  readonly id: string;
  readonly required: boolean;
  readonly values: readonly {
    readonly id: string;
    readonly title: string;
    readonly productId: string | null;
    readonly stock: Stock | null;
  }[];
};

/** Locations of a product, in the order of its options. */
export const placesIn = (options: readonly Pick<StockedOption, 'values'>[]): readonly LocationStock[] =>
  options.flatMap(locationsOf);

/** A required option has no available value, so the product is not sold. */
export const hasNothingLeft = (options: readonly StockedOption[]): boolean =>
  options.some(({ required, values }) => required && !isAnyAvailable(values));
