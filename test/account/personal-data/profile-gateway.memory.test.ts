import { memoryProfileGateway } from '#adapters/memory/accounts/profile-gateway.ts';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryOrderGateway } from '#adapters/memory/orders/order-gateway.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { bearerOf } from '#test/kit/fakes/memory-subjects.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { type ProfileSubject, profileGatewayContract, profileGatewayLaws } from './profile-gateway.contract.ts';
import { profileGatewayMutants } from './profile-gateway.mutants.ts';

const subject = async (): Promise<ProfileSubject> => {
  const world = memoryWorld();
  return {
    runs: 40,
    customer: async () => {
      const person = { fullName: 'Lê Thị Thử', phone: '0912345678', email: 'thu@example.vn' };
      const user = addUser(world, person.fullName, person.phone, person.email);
      const bearer = bearerOf(logIn(world, user));
      return {
        ...person,
        party: user.partyId,
        profiles: memoryProfileGateway(world, bearer),
        orders: memoryOrderGateway(world, bearer),
      };
    },
    guest: async () => memoryProfileGateway(world, bearerOf(newAnonymousToken(world))),
  };
};

profileGatewayContract('profiles in memory', subject);
describeMutants(
  'ENT-11 the laws reject every mutant of the profile gateway',
  profileGatewayLaws,
  subject,
  profileGatewayMutants,
);
