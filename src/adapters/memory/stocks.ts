import { hasNothingLeft, placesIn, type StockedOption, soldOutChoice } from '#contracts/place-stock.ts';
import type { SeedProduct } from '#contracts/seed/catalogue.ts';
import { type SeedOptionValue, seedOptions } from '#contracts/seed/options.ts';
import { seedStockOf } from '#contracts/seed/stock.ts';
import type { LocationStock, Stock } from '#core/catalogue/product.ts';
import type { ChosenOption } from '#core/orders/order.ts';
import { type Refused, refuse } from './refusals.ts';
import type { World } from './world.ts';

export const stockKey = (productId: string, place: string): string => `${productId} ${place}`;

/** Current stock of an option value: the seed's, or the world's change. */
export const stockOf = (world: World, product: SeedProduct, value: Pick<SeedOptionValue, 'title'>): Stock | null =>
  world.state.stocks.get(stockKey(product.id, value.title)) ?? seedStockOf(product, value);

/** Cached, because every line needs them and they never change. */
const seededOptions = new Map<SeedProduct, readonly StockedOption[]>();

const seededOptionsOf = (product: SeedProduct): readonly StockedOption[] => {
  const known = seededOptions.get(product);
  if (known) return known;
  const options = seedOptions
    .filter(({ id }) => product.optionIds.includes(id))
    .map(({ id, values }) => ({
      id,
      required: product.requiredOptionIds.includes(id),
      values: values.map((value) => ({ ...value, stock: seedStockOf(product, value) })),
    }));
  seededOptions.set(product, options);
  return options;
};

const stockedOptions = (world: World, product: SeedProduct): readonly StockedOption[] => {
  const options = seededOptionsOf(product);
  if (world.state.stocks.size === 0) return options;
  return options.map(({ id, required, values }) => ({
    id,
    required,
    values: values.map((value) => ({ ...value, stock: stockOf(world, product, value) })),
  }));
};

/** [CAT-10] */
export const locationsOf = (world: World, product: SeedProduct): readonly LocationStock[] =>
  placesIn(stockedOptions(world, product));

/** Whether a product is sold: not withdrawn, and available at some location. */
export const isSold = (world: World, product: SeedProduct): boolean =>
  !world.state.withdrawn.has(product.id) && !hasNothingLeft(stockedOptions(world, product));

/** [CAT-10] */
export const refuseSoldOutLocation = (
  world: World,
  product: SeedProduct,
  chosen: readonly ChosenOption[],
  priced: readonly string[],
): Refused | null => {
  const gone = soldOutChoice(stockedOptions(world, product), chosen, priced);
  return gone && refuse('place-sold-out', { productId: product.id, product: product.title, ...gone });
};
