import { closeOverdueOrder } from '#adapters/memory/orders/close-overdue-order.ts';
import { type Refused, refuse } from '#adapters/memory/refusals.ts';
import { deleteExpiredAuthCodes } from '#adapters/memory/services/delete-expired-auth-codes.ts';
import { completeProvisioning } from '#adapters/memory/services/provisioning.ts';
import type { OrderRecord, PersonRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import { FRESH_LOGIN_MS, MAX_SESSIONS } from '#core/account-rules/account-limits.ts';
import type { Order } from '#core/orders/order.ts';
import { isPlaced } from '#core/orders/order-states.ts';
import { customerRights } from '#core/session/rights.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import type { OrderId, PartyId, Token } from '#core/shared/ids.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { retentionMs } from '#core/shared/retention.ts';
import { deleteDueAccounts } from './delete-account.ts';

const ANONYMOUS_LIFE_MS = retentionMs('anonymousSessions');
export const LOGIN_LIFE_MS = retentionMs('sessions');
/** A customer's session ends after so long without use. */
const IDLE_LOGIN_MS = 14 * 86_400_000;

const newToken = (world: World, party: PartyId | null, guest: string | null = null): Token => {
  const made = token(world.random.id() + world.random.id());
  const session: SessionRecord = {
    session: made,
    party,
    guest,
    expiresAt: world.state.now + (party === null ? ANONYMOUS_LIFE_MS : LOGIN_LIFE_MS),
    lastSeenAt: world.state.now,
  };
  world.state.sessions.set(made, session);
  return made;
};

export const newAnonymousToken = (world: World): Token => newToken(world, null);

export const emptyPerson = (now: number): PersonRecord => ({
  address: '',
  gender: null,
  birthDate: null,
  identityNumber: '',
  personalTitle: '',
  avatarPath: null,
  memberLevel: 'MEMBER',
  customerSince: now,
});

export const addUser = (
  world: World,
  fullName: string,
  phone: string,
  email: string,
  status: 'VERIFIED' | 'UN_VERIFIED' = 'VERIFIED',
): User => {
  const id = partyId(`KH${world.random.id()}`);
  const user: User = { id, partyId: id, fullName, email, phone, status, rights: customerRights };
  world.state.users.set(id, user);
  world.state.people.set(id, emptyPerson(world.state.now));
  return user;
};

/** Links the browser's guest session; a repeated login keeps the original guest. */
export const logIn = (world: World, user: User, guest: Token | null = null): Token => {
  const before = findSession(world, guest);
  const from = before?.party === null ? before.session : (before?.guest ?? null);
  endSurplusSessions(world, user.partyId);
  return newToken(world, user.partyId, from);
};

/** Leaves room for one more; those that were unused the longest end. */
const endSurplusSessions = (world: World, party: PartyId): void => {
  const own = [...world.state.sessions].filter(([held, session]) => session.party === party && isActive(world, held));
  own.sort(([, one], [, other]) => other.lastSeenAt - one.lastSeenAt);
  for (const [held] of own.slice(MAX_SESSIONS - 1)) revoke(world, token(held));
};

const isActive = (world: World, held: string): boolean => findSession(world, token(held)) !== undefined;

export const refuseIfLoginTooOld = (world: World, { expiresAt }: SessionRecord): Refused | null =>
  world.state.now - (expiresAt - LOGIN_LIFE_MS) > FRESH_LOGIN_MS ? refuse('login-too-old') : null;

/** As the provider would: expired, revoked, or logged out elsewhere. */
export const revoke = (world: World, held: Token): void => {
  world.state.sessions.delete(held);
};

/** undefined when missing, unknown or expired. */
export const findSession = (world: World, held: Token | null): SessionRecord | undefined => {
  const found = held === null ? undefined : world.state.sessions.get(held);
  if (!found || world.state.now >= found.expiresAt) return undefined;
  return found.party !== null && world.state.now - found.lastSeenAt >= IDLE_LOGIN_MS ? undefined : found;
};

/** The session of a token that is being used, after the accounts that are due by now were deleted. */
export const useSession = (world: World, held: Token | null): SessionRecord | undefined => {
  deleteDueAccounts(world);
  const found = findSession(world, held);
  if (found && held !== null) world.state.sessions.set(held, { ...found, lastSeenAt: world.state.now });
  return found;
};

/** Session of this request's token. Completes provisioning that is due by now. */
export const currentSession = (world: World, bearer: Bearer): SessionRecord | undefined => {
  completeProvisioning(world);
  return useSession(world, bearer.get());
};

/** The contact record of a guest checkout does not count. */
export const hasAccountOwner = (world: World, { owner }: Order): boolean =>
  owner !== null && world.state.users.has(owner.partyId);

/** Whether this session, or the guest session it came from, created the item. */
export const isCreatedBy = (who: SessionRecord, session: string): boolean =>
  session === who.session || session === who.guest;

/** A customer's order: that customer only. A guest's: the session that created it, also after login. */
export const canAccess = (world: World, { order, session }: OrderRecord, who: SessionRecord): boolean =>
  hasAccountOwner(world, order) ? order.owner?.partyId === who.party : isCreatedBy(who, session);

/** Also with an access that a link gave the browser; never a draft. */
const canReadAndPay = (world: World, record: OrderRecord, who: SessionRecord, access: Token | null): boolean => {
  if (canAccess(world, record, who)) return true;
  const held = access === null ? undefined : world.state.orderLinks.get(access);
  return (
    held?.kind === 'access' &&
    held.order === record.order.id &&
    held.linkVersion === (record.linkVersion ?? 1) &&
    held.endsAt > world.state.now &&
    isPlaced(record.order)
  );
};

/** What the service's sweeps would have made of it by now. */
const sweepOrder = (world: World, record: OrderRecord): OrderRecord =>
  deleteExpiredAuthCodes(world, closeOverdueOrder(world, record));

/** What a visitor may read and pay, but not change. `access`: of the browser, see OrderLinks. */
export const findReadableOrder = (
  world: World,
  who: SessionRecord,
  id: OrderId,
  access: Token | null,
): OrderRecord | undefined => {
  const found = world.state.orders.get(id);
  return found && canReadAndPay(world, found, who, access) ? sweepOrder(world, found) : undefined;
};

/** Links and accesses of the order that exist so far open nothing any more. */
export const revokeLinks = (world: World, record: OrderRecord): OrderRecord => {
  const revoked = { ...record, linkVersion: (record.linkVersion ?? 1) + 1 };
  world.state.orders.set(record.order.id, revoked);
  return revoked;
};

export const findAccessibleOrder = (world: World, who: SessionRecord, id: OrderId): OrderRecord | undefined => {
  const found = world.state.orders.get(id);
  return found && canAccess(world, found, who) ? sweepOrder(world, found) : undefined;
};
