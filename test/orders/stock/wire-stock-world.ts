import type { Wire } from '#composition/host-settings.ts';
import { wireStocks } from '#contracts/place-stock.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedOptions } from '#contracts/seed/options.ts';
import { seedStockOf } from '#contracts/seed/stock.ts';
import { backendCatalogue } from '#test/catalogue/backend-catalogue.ts';
import { runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireOrderWorld } from '#test/orders/wire-order-world.ts';
import { locationValueId, type StockWorld } from './stock-world.ts';

/** The seed's stock at a location as the database stores it; null when it does not depend on the location. */
const seedStockText = (productId: string, place: string): string | null => {
  const product = seedProducts.find(({ id }) => id === productId);
  const value = seedOptions.flatMap(({ values }) => values).find(({ id }) => id === locationValueId(place));
  const stock = product && value ? seedStockOf(product, value) : null;
  return stock && wireStocks[stock];
};

/** The order service of a backend with changing stock. */
export const wireStockWorld =
  (backend: TestBackend, wire: Wire = 'graphql') =>
  async (): Promise<StockWorld> => ({
    ...(await wireOrderWorld(backend, wire)()),
    catalogue: backendCatalogue(backend.url),
    atStock: async (productId, place, stock, work) => {
      const put = async (word: string | null): Promise<void> => {
        const row = `model_id = '${productId}' and value_id = '${locationValueId(place)}'`;
        await runSql(backend, `delete from place_stocks where ${row}`);
        if (word === null) return;
        await runSql(
          backend,
          `insert into place_stocks (model_id, value_id, stock) values ('${productId}', '${locationValueId(place)}', '${word}')`,
        );
      };
      await put(wireStocks[stock]);
      try {
        return await work();
      } finally {
        await put(seedStockText(productId, place));
      }
    },
  });
