import { type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import type { Merged } from '#core/orders/order-gateway.port.ts';
import { joinedDiscounts } from '#core/pricing/discount.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { domainsOf } from './domain-registry.ts';
import { codesOf, withCodes } from './order-codes.ts';
import { withLines } from './order-lines.ts';
import { frozen, keep, openCartOf, refreshed } from './orders.ts';
import { notFound, refuse } from './refusals.ts';
import { isAccounts } from './sessions.ts';
import type { OrderRecord, SessionRecord, World } from './world.ts';

type Answer<Value> = Result<Value, PortFailure>;

/**
 * Assigns a guest's draft to the customer; the contact record of a guest checkout does not count as an owner. [ACC-05]
 */
export const claimedOrder = (world: World, record: OrderRecord, who: SessionRecord, owner: PartyId): Answer<Order> => {
  const user = world.state.users.get(owner);
  if (!user || who.party !== owner) return notFound;
  if (record.order.owner?.partyId === owner) return ok(record.order);
  if (isAccounts(world, record.order)) return refuse('owner-already-set');
  const order = refreshed(world, record);
  const closed = frozen(order);
  if (closed) return closed;
  if (order.source === 'cart' && openCartOf(world, owner)) return refuse('owner-already-set');
  const contact = { name: user.fullName, phone: user.phone, email: user.email };
  return ok(keep(world, record, { ...order, owner: { partyId: owner, contact }, version: order.version + 1 }));
};

/** Parent items of `from` whose domain `into` already contains. */
const doubled = (from: Order, into: Order): readonly OrderLine[] => {
  const held = domainsOf(into);
  return topLines(from).filter((line) => domainsOf({ ...from, lines: [line] }).some((name) => held.includes(name)));
};

/** Parent items of `from` that one command added to both carts, because it was retried after the login. */
const repeated = (from: Order, into: Order): readonly OrderLine[] =>
  topLines(from).filter(
    (line) =>
      line.idempotencyKey !== null && into.lines.some(({ idempotencyKey }) => idempotencyKey === line.idempotencyKey),
  );

/** Moves a guest's lines with their prices into the customer's cart and closes the empty cart. [ACC-11] */
export const mergedCarts = (world: World, from: OrderRecord, into: OrderRecord, who: SessionRecord): Answer<Merged> => {
  if (into.order.owner?.partyId !== who.party || into.order.source !== 'cart') return notFound;
  if (from.order.id === into.order.id) return refuse('bad-input');
  if (from.order.status === 'closed') return ok({ moved: 0, skipped: 0 });
  const closed = frozen(from.order) ?? frozen(into.order);
  if (closed) return closed;
  const [guest, saved] = [refreshed(world, from), refreshed(world, into)];
  const skipped = doubled(guest, saved);
  const gone = [...skipped, ...repeated(guest, saved)].map((line) => line.id);
  const moving = guest.lines.filter((line) => !gone.includes(line.parentId ?? line.id));
  const codes = joinedDiscounts(codesOf(saved), codesOf(guest));
  if (moving.length > 0) keep(world, into, withCodes(withLines(saved, [...saved.lines, ...moving]), codes));
  keep(world, from, { ...withLines(guest, []), status: 'closed' });
  return ok({ moved: moving.filter((line) => line.parentId === null).length, skipped: skipped.length });
};
