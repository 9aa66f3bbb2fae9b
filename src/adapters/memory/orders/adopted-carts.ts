import { hasAccountOwner } from '#adapters/memory/accounts/sessions.ts';
import { listDomains } from '#adapters/memory/catalogue/domain-registry.ts';
import { notFound, refuse } from '#adapters/memory/refusals.ts';
import type { OrderRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import { splitMergedItems } from '#core/order-rules/split-merged-items.ts';
import { type Order, topLines } from '#core/orders/order.ts';
import type { MergeResult } from '#core/orders/order-gateway.port.ts';
import { isClosedOrder } from '#core/orders/order-states.ts';
import { mergeDiscounts } from '#core/pricing/discount.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { codesOf, withCodes } from './order-codes.ts';
import { withLines } from './order-lines.ts';
import { findOpenCart, refreshPrices, refuseUnlessDraft, saveOrder } from './orders.ts';

type Answer<Value> = Result<Value, PortFailure>;

/** The contact record of a guest checkout does not count as an owner. [ACC-05] */
export const claimOrder = (world: World, record: OrderRecord, who: SessionRecord, owner: PartyId): Answer<Order> => {
  const user = world.state.users.get(owner);
  if (!user || who.party !== owner) return notFound;
  if (record.order.owner?.partyId === owner) return ok(record.order);
  if (hasAccountOwner(world, record.order)) return refuse('owner-already-set');
  const order = refreshPrices(world, record);
  const closed = refuseUnlessDraft(order);
  if (closed) return closed;
  if (order.source === 'cart' && findOpenCart(world, owner)) return refuse('owner-already-set');
  const contact = { name: user.fullName, phone: user.phone, email: user.email };
  return ok(saveOrder(world, record, { ...order, owner: { partyId: owner, contact }, version: order.version + 1 }));
};

/** Moves lines with their prices and closes the empty cart. [ACC-11] */
export const mergeCarts = (
  world: World,
  from: OrderRecord,
  into: OrderRecord,
  who: SessionRecord,
): Answer<MergeResult> => {
  if (into.order.owner?.partyId !== who.party || into.order.source !== 'cart') return notFound;
  if (from.order.id === into.order.id) return refuse('bad-input');
  if (isClosedOrder(from.order)) return ok({ movedLines: 0, skippedDomains: 0 });
  const closed = refuseUnlessDraft(from.order) ?? refuseUnlessDraft(into.order);
  if (closed) return closed;
  const [guest, saved] = [refreshPrices(world, from), refreshPrices(world, into)];
  const items = topLines(guest).map(({ id, idempotencyKey }) => {
    const [domain = null] = listDomains({ ...guest, lines: guest.lines.filter((line) => line.id === id) });
    return { id, idempotencyKey, domain };
  });
  const idempotencyKeys = saved.lines.map((line) => line.idempotencyKey);
  const split = splitMergedItems(items, { domains: listDomains(saved), idempotencyKeys });
  const moving = guest.lines.filter((line) => split.moving.some(({ id }) => id === (line.parentId ?? line.id)));
  const codes = mergeDiscounts(codesOf(saved), codesOf(guest));
  if (moving.length > 0) saveOrder(world, into, withCodes(withLines(saved, [...saved.lines, ...moving]), codes));
  saveOrder(world, from, { ...withLines(guest, []), status: 'closed' });
  return ok({ movedLines: split.moving.length, skippedDomains: split.doubled.length });
};
