import { memoryZoneSubject } from '#test/kit/fakes/memory-services.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { zoneGatewayContract, zoneGatewayLaws } from './zone-gateway.contract.ts';
import { zoneGatewayMutants } from './zone-gateway.mutants.ts';

zoneGatewayContract('the records of domains in memory', memoryZoneSubject);
describeMutants(
  'the laws reject every mutant of the zone gateway',
  zoneGatewayLaws,
  memoryZoneSubject,
  zoneGatewayMutants,
);
