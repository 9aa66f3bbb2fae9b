import { memoryServiceGateway } from '#adapters/memory/service-gateway.ts';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/sessions.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { memoryZoneGateway } from '#adapters/memory/zone-gateway.ts';
import { memoryPaymentSubjectOf } from '#test/kit/memory-payments.ts';
import { bearerOf } from '#test/kit/memory-subjects.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { zoneGatewayContract, zoneGatewayLaws } from './zone-gateway.contract.ts';
import { zoneGatewayMutants } from './zone-gateway.mutants.ts';
import type { ZoneSubject } from './zone-subject.ts';

const open = async (): Promise<ZoneSubject> => {
  const world = memoryWorld();
  const customer = addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn');
  const other = addUser(world, 'Lê Văn Cường', '0987654321', 'cuong@example.vn');
  const held = logIn(world, customer);
  const [others, guests] = [bearerOf(logIn(world, other)), bearerOf(newAnonymousToken(world))];
  return {
    ...memoryPaymentSubjectOf(world, held),
    owner: customer.partyId,
    services: memoryServiceGateway(world, bearerOf(held)),
    other: { services: memoryServiceGateway(world, others), owner: other.partyId },
    guest: memoryServiceGateway(world, guests),
    zones: memoryZoneGateway(world, bearerOf(held)),
    others: memoryZoneGateway(world, others),
    guests: memoryZoneGateway(world, guests),
  };
};

zoneGatewayContract('the records of domains in memory', open);
describeMutants('the laws reject every mutant of the zone gateway', zoneGatewayLaws, open, zoneGatewayMutants);
