import { memoryCustomerGateway } from '#adapters/memory/accounts/customer-gateway.ts';
import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryBearer } from '#adapters/memory/browser/bearer.ts';
import { memoryGuestSigner } from '#adapters/memory/browser/guest-signer.ts';
import { memoryOrderGateway } from '#adapters/memory/orders/order-gateway.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import type { PartyId, Token } from '#core/shared/ids.ts';
import { movePrice } from '#test/kit/fakes/memory-changes.ts';
import type { Browser, OrderWorld, Shopper } from './order-world.ts';

const shopperWith = (world: World, held: Token | null): Shopper => {
  const bearer = memoryBearer();
  if (held !== null) bearer.set(held);
  return { orders: memoryOrderGateway(world, bearer), customers: memoryCustomerGateway(world, bearer) };
};

/** A browser of a world: its guest, and the customer who logs in from there. */
export const memoryBrowser = (world: World): Browser & { readonly tokenOf: (party: PartyId) => Token } => {
  const guest = newAnonymousToken(world);
  const tokenOf = (party: PartyId): Token => {
    const user = world.state.users.get(party);
    if (!user) throw new Error('nobody has this party');
    return logIn(world, user, guest);
  };
  return {
    guest: shopperWith(world, guest),
    tokenOf,
    logIn: async (as) => {
      const party = as ?? addUser(world, 'Lê Thị Thử', '0912345678', 'thu@example.vn').partyId;
      return { ...shopperWith(world, tokenOf(party)), party };
    },
  };
};

/** The order service in memory. */
export const memoryOrderWorld = async (world: World = memoryWorld()): Promise<OrderWorld> => {
  return {
    shopper: async () => shopperWith(world, newAnonymousToken(world)),
    stranger: async () => shopperWith(world, null),
    holder: async (held) => shopperWith(world, held),
    browser: async () => memoryBrowser(world),
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
