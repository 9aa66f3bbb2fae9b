import { runOnce } from '#adapters/memory/idempotency.ts';
import { denied } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import type { Bearer, CustomerGateway, GuestCustomer } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { type PartyId, partyId } from '#core/shared/ids.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { currentSession } from './sessions.ts';

/** Only this session may use the record on an order. */
export const createParty = (world: World, session: string, contact: Contact): PartyId => {
  const party = partyId(`KL${world.random.id()}`);
  world.state.parties.set(party, { party, session, contact });
  return party;
};

/** Once per session and key. */
export const createGuest = (
  world: World,
  session: string,
  customer: GuestCustomer,
  idempotencyKey: string,
): Result<PartyId, PortFailure> => {
  const { name, phone, email } = customer;
  return runOnce(world, session, idempotencyKey, ['customer', customer], () =>
    ok(createParty(world, session, { name, phone, email })),
  );
};

export const memoryCustomerGateway = (world: World, bearer: Bearer): CustomerGateway => ({
  create: async (customer, idempotencyKey) => {
    const who = currentSession(world, bearer);
    return who ? createGuest(world, who.session, customer, idempotencyKey) : denied;
  },
});
