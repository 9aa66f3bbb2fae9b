import { eachBackend } from '#test/kit/backends.ts';
import { stockContract } from './laws-of-stock.ts';
import { wireStockWorld } from './wire-stock-world.ts';

eachBackend('orders of servers at locations', (backend) => {
  stockContract('the reference backend', wireStockWorld(backend));
});
