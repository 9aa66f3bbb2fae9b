import type { LocationStock, OptionValue, Product, Stock } from './product.ts';

type Stocked = { readonly stock: Stock | null };

/** Without stock information nothing counts as sold out. [CAT-10] */
export const isAvailable = ({ stock }: Stocked): boolean => stock !== 'sold-out';

/** True for an empty list. */
export const isAnyAvailable = (all: readonly Stocked[]): boolean => all.length === 0 || all.some(isAvailable);

/** Whether a required option has no available value, so that the product cannot be ordered. [CAT-10] */
export const isSoldOut = ({ options }: Pick<Product, 'options'>): boolean =>
  options.some(({ required, values }) => required && !isAnyAvailable(values));

/** Ready stock first, then on order. */
export const availableLocations = (places: readonly LocationStock[]): readonly LocationStock[] => [
  ...places.filter(({ stock }) => stock === 'ready'),
  ...places.filter(({ stock }) => stock === 'to-order'),
];

/** Option values with stock information are locations. */
export const locationsOf = ({
  values,
}: {
  readonly values: readonly Pick<OptionValue, 'title' | 'stock'>[];
}): readonly LocationStock[] =>
  values.flatMap(({ title, stock }) => (stock === null ? [] : [{ location: title, stock }]));
