import { describeMutants } from '#test/kit/mutants.ts';
import { memoryHistory } from './memory-history.ts';
import { orderHistoryContract, orderHistoryLaws } from './order-history.contract.ts';
import { orderHistoryMutants } from './order-history.mutants.ts';

orderHistoryContract('the orders in memory', memoryHistory);
describeMutants(
  'ORD-01 the laws reject every mutant of the order history',
  orderHistoryLaws,
  memoryHistory,
  orderHistoryMutants,
);
