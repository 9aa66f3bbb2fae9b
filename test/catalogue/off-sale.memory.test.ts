import { describe } from 'vitest';
import { memoryCatalogue } from '#adapters/memory/catalogue/catalogue.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { offSaleLaws } from './off-sale.laws.ts';

describe('the catalogue in memory', () => {
  offSaleLaws(async () => {
    const world = memoryWorld();
    return {
      catalogue: memoryCatalogue(world),
      withoutSale: (product, work) => {
        world.state.withdrawn.add(product.id);
        return work().finally(() => world.state.withdrawn.delete(product.id));
      },
    };
  }, 30);
});
