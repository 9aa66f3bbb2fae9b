import type { OptionValue, PlaceStock, Product, Stock } from './product.ts';

type Stocked = { readonly stock: Stock | null };

/** Whether it can be had: of what is not told apart nothing is known to be sold out. [CAT-10] */
export const isOffered = ({ stock }: Stocked): boolean => stock !== 'sold-out';

/** Whether one of them can be had; nothing to choose from is nothing that is sold out. */
export const isAnyOffered = (all: readonly Stocked[]): boolean => all.length === 0 || all.some(isOffered);

/** Whether an option that must be answered has no answer left: then the product cannot be had at all. [CAT-10] */
export const isSoldOut = ({ options }: Pick<Product, 'options'>): boolean =>
  options.some(({ required, values }) => required && !isAnyOffered(values));

/** Places where it can be had: those that are ready first, then those where it is made ready. */
export const offeredPlaces = (places: readonly PlaceStock[]): readonly PlaceStock[] => [
  ...places.filter(({ stock }) => stock === 'ready'),
  ...places.filter(({ stock }) => stock === 'to-order'),
];

/** The values of an option that are told apart, as places. */
export const placesOf = ({
  values,
}: {
  readonly values: readonly Pick<OptionValue, 'title' | 'stock'>[];
}): readonly PlaceStock[] => values.flatMap(({ title, stock }) => (stock === null ? [] : [{ place: title, stock }]));
