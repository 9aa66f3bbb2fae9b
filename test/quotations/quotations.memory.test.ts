import { describeMutants } from '#test/kit/mutants.ts';
import { memoryQuotationWorld } from './memory-quotation-world.ts';
import { quotationContract, quotationLaws } from './quotation-gateway.contract.ts';
import { quotationMutants } from './quotation-gateway.mutants.ts';

quotationContract('the quotations in memory', memoryQuotationWorld);
describeMutants(
  'CART-19 the laws reject every mutant of quotations',
  quotationLaws,
  memoryQuotationWorld,
  quotationMutants,
);
