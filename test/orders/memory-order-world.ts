import { memoryBearer } from '#adapters/memory/bearer.ts';
import { memoryCustomerGateway } from '#adapters/memory/customer-gateway.ts';
import { memoryGuestSigner } from '#adapters/memory/guest-signer.ts';
import { memoryOrderGateway } from '#adapters/memory/order-gateway.ts';
import { movePrice } from '#adapters/memory/prices.ts';
import { newAnonymousToken } from '#adapters/memory/sessions.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { OrderWorld } from './order-world.ts';

/** The fakes' order service. */
export const memoryOrderWorld = async (): Promise<OrderWorld> => {
  const world = memoryWorld();
  return {
    shopper: async () => {
      const bearer = memoryBearer();
      bearer.set(newAnonymousToken(world));
      return { orders: memoryOrderGateway(world, bearer), customers: memoryCustomerGateway(world, bearer) };
    },
    signer: memoryGuestSigner(),
    now: () => world.state.now,
    later: async (milliseconds, work) => {
      const before = world.state.now;
      world.state.now += milliseconds;
      try {
        return await work();
      } finally {
        world.state.now = before;
      }
    },
    atPrice: async (productId, percent, work) => {
      movePrice(world, productId, percent);
      try {
        return await work();
      } finally {
        movePrice(world, productId, 100);
      }
    },
    withdrawn: async (productId, work) => {
      world.state.withdrawn.add(productId);
      try {
        return await work();
      } finally {
        world.state.withdrawn.delete(productId);
      }
    },
    registered: async (name) => {
      world.state.registered.add(name);
    },
    runs: 25,
  };
};
