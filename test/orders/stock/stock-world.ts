import { memoryCatalogue } from '#adapters/memory/catalogue/catalogue.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { seedOptions } from '#contracts/seed/options.ts';
import { seedStockOf } from '#contracts/seed/stock.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { Stock } from '#core/catalogue/product.ts';
import type { ChosenOption } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { optionId } from '#core/shared/ids.ts';
import { moveStock, resetStock } from '#test/kit/fakes/memory-changes.ts';
import { lineFor, plans, productBySku } from '#test/orders/any-line.ts';
import { memoryOrderWorld } from '#test/orders/memory-order-world.ts';
import type { OrderWorld } from '#test/orders/order-world.ts';

/** An order service and the catalogue that it sells from, with changing stock. */
export type StockWorld = OrderWorld & {
  readonly catalogue: Catalogue;
  /** Replaces a product's stock at a location while `work` runs. */
  readonly atStock: <Value>(
    productId: string,
    place: string,
    stock: Stock,
    work: () => Promise<Value>,
  ) => Promise<Value>;
};

export const memoryStockWorld = async (): Promise<StockWorld> => {
  const world = memoryWorld();
  return {
    ...(await memoryOrderWorld(world)),
    catalogue: memoryCatalogue(world),
    atStock: async (productId, place, stock, work) => {
      moveStock(world, productId, place, stock);
      try {
        return await work();
      } finally {
        resetStock(world, productId, place);
      }
    },
  };
};

const foundLocation = seedOptions.find(({ key }) => key === 'location');
if (!foundLocation) throw new Error('the seed has no places');
const location = foundLocation;

/** Names of the shop's locations. */
export const locationNames: readonly string[] = location.values.map(({ title }) => title);

/** Id of a location's value, as the services know it. */
export const locationValueId = (place: string): string =>
  location.values.find(({ title }) => title === place)?.id ?? '';

/** The choice of a location. */
export const at = (place: string): ChosenOption => ({ id: optionId(location.id), name: location.name, value: place });

/** A line of a product at a location. */
export const lineAt = (product: Parameters<typeof lineFor>[0], place: string): NewLine => ({
  ...lineFor(product),
  options: [at(place)],
});

/** Servers whose seed stock depends on the location, with one sold-out location and the locations that have stock. */
export const scarceProducts = plans.flatMap((product) => {
  const stocks = location.values.map((value) => ({ place: value.title, stock: seedStockOf(product, value) }));
  const gone = stocks.find(({ stock }) => stock === 'sold-out')?.place;
  const ready = stocks.filter(({ stock }) => stock === 'ready').map(({ place }) => place);
  const toOrder = stocks.filter(({ stock }) => stock === 'to-order').map(({ place }) => place);
  return gone === undefined ? [] : [{ product, gone, left: [...ready, ...toOrder] }];
});

/** It is ready at two locations, and the laws change its stock. */
export const machine = productBySku('BM-S');
