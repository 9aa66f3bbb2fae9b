import type { Bearer } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import type { OrderId, PartyId, Token } from '#core/shared/ids.ts';
import { partyId, token } from '#core/shared/ids.ts';
import type { OrderRecord, SessionRecord, World } from './world.ts';

/** How long tokens live, ms. */
const ANONYMOUS_LIFE_MS = 90 * 86_400_000;
const LOGIN_LIFE_MS = 30 * 86_400_000;

const newToken = (world: World, party: PartyId | null): Token => {
  const made = token(world.random.id() + world.random.id());
  const session: SessionRecord = {
    session: made,
    party,
    expiresAt: world.state.now + (party === null ? ANONYMOUS_LIFE_MS : LOGIN_LIFE_MS),
  };
  world.state.sessions.set(made, session);
  return made;
};

export const newAnonymousToken = (world: World): Token => newToken(world, null);

/** Makes a customer's account, as registering would. */
export const addUser = (
  world: World,
  fullName: string,
  phone: string,
  email: string,
  status: 'VERIFIED' | 'UN_VERIFIED' = 'VERIFIED',
): User => {
  const id = partyId(`KH${world.random.id()}`);
  const user: User = { id, partyId: id, fullName, email, phone, status };
  world.state.users.set(id, user);
  return user;
};

/** Logs a customer in: the token that the identity provider would bring back. */
export const logIn = (world: World, user: User): Token => newToken(world, user.partyId);

/** Ends a token as the provider would: expired, revoked or logged out elsewhere. */
export const revoke = (world: World, held: Token): void => {
  world.state.sessions.delete(held);
};

/** Who stands behind a token; undefined where it is missing, unknown or over. */
export const sessionOf = (world: World, held: Token | null): SessionRecord | undefined => {
  const found = held === null ? undefined : world.state.sessions.get(held);
  return found && world.state.now < found.expiresAt ? found : undefined;
};

/** Who asks with this request's token. */
export const asking = (world: World, bearer: Bearer): SessionRecord | undefined => sessionOf(world, bearer.get());

/** A customer's order answers to him alone; a guest's to the session that made it. */
const belongsTo = (world: World, { order, session }: OrderRecord, who: SessionRecord): boolean => {
  const owner = order.owner?.partyId;
  if (owner !== undefined && owner === who.party) return true;
  const ownedByCustomer = owner !== undefined && world.state.users.has(owner);
  return !ownedByCustomer && session === who.session;
};

/** The order where it exists and this visitor may know of it. */
export const orderFor = (world: World, who: SessionRecord, id: OrderId): OrderRecord | undefined => {
  const found = world.state.orders.get(id);
  return found && belongsTo(world, found, who) ? found : undefined;
};
