import { and, eq } from 'drizzle-orm';
import { findAccountByName } from '#backend/authorisation/log-in/names.ts';
import { parties } from '#backend/authorisation/schema.ts';
import type { OrderRow } from '#backend/order-store/schema.ts';
import { canReadAndPay, eventActor, lockOrder, recordWrite } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import type { WireOrderHolder } from '#contracts/rest/order-rest.ts';
import { isPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import type { OrderDeps } from './order-deps.ts';
import { loadOrder } from './read-orders.ts';

/** Throws NOT_FOUND also for an order that the visitor neither placed, owns nor opened with a link, and for a draft. */
const lockReadable = async (tx: Transaction, visitor: SessionVisitor, orderId: string): Promise<OrderRow> => {
  const { order } = await lockOrder(tx, orderId);
  if (order.status === orderNumberOf.draft || !canReadAndPay(visitor, order)) throw notFound('order', true);
  return order;
};

/** Whether the party proved that the mailbox of the order is theirs. */
const ownsMailbox = async (tx: Transaction, partyId: string, { ownerEmail }: OrderRow): Promise<boolean> => {
  const account = await findAccountByName(tx, ownerEmail ?? '');
  return account?.party.id === partyId && account.login.status === 'VERIFIED';
};

/**
 * Gives a guest's placed order, and with it its services and invoices, to the customer who verified its e-mail address
 * and placed it or holds its link. Neither of the two suffices alone: a link may be forwarded, and an address may have
 * been mistyped. Links that exist so far lead to the order of the account, without access. Idempotent. Throws NOT_FOUND, OWNER_ALREADY_SET. [decision 0043]
 */
export const adoptOrder = (deps: OrderDeps, visitor: SessionVisitor, orderId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = await lockReadable(tx, visitor, orderId);
    const { partyId } = visitor;
    if (order.ownerLoggedIn && order.ownerPartyId === partyId) return;
    if (order.ownerLoggedIn) throw new ServiceFailure('OWNER_ALREADY_SET', 'An account owns the order');
    if (partyId === null || !(await ownsMailbox(tx, partyId, order))) throw notFound('order', true);
    const event = { kind: 'owner-set', by: eventActor(visitor), at: deps.clock.now() } as const;
    const changes = { ownerPartyId: partyId, ownerLoggedIn: true, linkVersion: order.linkVersion + 1 };
    await recordWrite(tx, order, event, changes);
    await adoptPhone(tx, partyId, order);
  });

/** A customer without a phone number gets the one of the order, so that the next checkout need not ask for it. */
const adoptPhone = async (tx: Transaction, partyId: string, { ownerPhone }: OrderRow): Promise<void> => {
  const phone = normalisePhone(ownerPhone ?? '');
  if (!isPhone(phone)) return;
  await tx
    .update(parties)
    .set({ phone })
    .where(and(eq(parties.id, partyId), eq(parties.phone, '')));
};

/** All links that exist so far open nothing any more; later mails contain new ones. Throws NOT_FOUND. */
export const revokeOrderLinks = (deps: OrderDeps, visitor: SessionVisitor, orderId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = await lockReadable(tx, visitor, orderId);
    const event = { kind: 'links-revoked', by: eventActor(visitor), at: deps.clock.now() } as const;
    await recordWrite(tx, order, event, { linkVersion: order.linkVersion + 1 });
  });

/** Throws NOT_FOUND. */
export const findOrderHolder = async (
  deps: OrderDeps,
  visitor: SessionVisitor,
  orderId: string,
): Promise<WireOrderHolder> => {
  const { order } = await loadOrder(deps, visitor, orderId);
  if (!order.ownerLoggedIn) return { holder: 'GUEST' };
  return { holder: order.ownerPartyId === visitor.partyId ? 'SELF' : 'ACCOUNT' };
};
