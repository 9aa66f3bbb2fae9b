import { describeMutants } from '#test/kit/mutants.ts';
import { stockContract, stockLaws } from './laws-of-stock.ts';
import { stockMutants } from './stock.mutants.ts';
import { memoryStockWorld } from './stock-world.ts';

stockContract('the shop in memory', memoryStockWorld);
describeMutants('CAT-10 the laws reject every mutant of stock', stockLaws, memoryStockWorld, stockMutants);
