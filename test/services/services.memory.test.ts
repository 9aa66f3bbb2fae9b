import { memoryServiceSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { serviceGatewayContract, serviceGatewayLaws } from './service-gateway.contract.ts';
import { serviceGatewayMutants } from './service-gateway.mutants.ts';

serviceGatewayContract('the cloud service in memory', memoryServiceSubject);
describeMutants(
  'SVC-01 the laws reject every mutant of the service gateway',
  serviceGatewayLaws,
  memoryServiceSubject,
  serviceGatewayMutants,
);
