import { eachBackend, wiresTo } from '#test/kit/backends/backends.ts';
import { stockContract } from './laws-of-stock.ts';
import { wireStockWorld } from './wire-stock-world.ts';

eachBackend('orders of servers at locations', (backend) => {
  for (const wire of wiresTo(backend))
    stockContract(`the reference backend over ${wire}`, wireStockWorld(backend, wire));
});
