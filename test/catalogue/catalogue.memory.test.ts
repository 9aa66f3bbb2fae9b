import { memoryCatalogue } from '#adapters/memory/catalogue/catalogue.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { catalogueContract } from './catalogue.contract.ts';

catalogueContract('the catalogue in memory', async () => memoryCatalogue(memoryWorld()));
