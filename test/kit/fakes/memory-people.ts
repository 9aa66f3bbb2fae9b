import { memoryCustomerGateway } from '#adapters/memory/accounts/customer-gateway.ts';
import { memoryIdentityGateway } from '#adapters/memory/accounts/identity-gateway.ts';
import { addUser, logIn, newAnonymousToken, revoke } from '#adapters/memory/accounts/sessions.ts';
import { memoryBearer } from '#adapters/memory/browser/bearer.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { CustomerSubject } from '#test/session/customer-gateway.contract.ts';
import type { IdentitySubject } from '#test/session/identity-gateway.contract.ts';
import { bearerOf } from './memory-subjects.ts';

export const memoryIdentitySubject = async (): Promise<IdentitySubject> => {
  const world = memoryWorld();
  return {
    gateway: memoryIdentityGateway(world),
    logIn: async (status) => {
      const user = addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn', status);
      return { token: logIn(world, user), user };
    },
    logOut: async (token) => revoke(world, token),
  };
};

export const memoryCustomerSubject = async (): Promise<CustomerSubject> => {
  const world = memoryWorld();
  return {
    gateway: memoryCustomerGateway(world, bearerOf(newAnonymousToken(world))),
    neighbour: memoryCustomerGateway(world, bearerOf(newAnonymousToken(world))),
    tokenless: memoryCustomerGateway(world, memoryBearer()),
  };
};
