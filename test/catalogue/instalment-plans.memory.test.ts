import { memoryCatalogue } from '#adapters/memory/catalogue.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { pricePlanContract, pricePlanLaws } from './instalment-plans.contract.ts';
import { pricePlanMutants } from './instalment-plans.mutants.ts';

const open = async () => memoryCatalogue(memoryWorld());

pricePlanContract('the catalogue in memory', open);
describeMutants('INS-01 mutated instalment plans', pricePlanLaws, open, pricePlanMutants);
