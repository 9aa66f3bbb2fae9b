import { and, eq, isNull, or } from 'drizzle-orm';
import { customers, parties } from '#backend/authorisation/schema.ts';
import { receivers } from '#backend/customers/schema.ts';
import { type OrderRow, orders } from '#backend/order-store/schema.ts';
import {
  eventActor,
  lockOwnOrder,
  type OrderEvent,
  recordWrite,
  requireDraft,
  requireUnpaid,
} from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { violatesIndex } from '#backend/platform/database/violation.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { Address } from '#core/shared/people/address.ts';
import type { InvoiceRequest } from '#core/shared/people/invoice-party.ts';
import type { OrderDeps } from './order-deps.ts';
import { type OrderWire, toOrderWire } from './order-wire.ts';

export type ContactInput = { readonly name: string; readonly phone: string; readonly email: string };
export type CustomerInput = {
  readonly contact: ContactInput;
  readonly address: Address | null;
  readonly invoiceRequest: InvoiceRequest | null;
  readonly note: string | null;
};

/** Visitors may name themselves or a customer record of their session; other parties answer «not found». */
const requireOwnParty = async (tx: Transaction, visitor: SessionVisitor, partyId: string): Promise<void> => {
  if (visitor.staff || visitor.partyId === partyId) return;
  const [record] = await tx.select({ madeBy: customers.sessionId }).from(customers).where(eq(customers.id, partyId));
  if (record?.madeBy !== visitor.sessionId) throw notFound('party');
};

/** Requires no owner, or the customer's own guest record; one of two simultaneous calls is rejected. */
const writeOwner = async (
  tx: Transaction,
  order: OrderRow,
  visitor: SessionVisitor,
  partyId: string,
): Promise<void> => {
  const taken = new ServiceFailure('OWNER_ALREADY_SET', 'The order, or the customer, has another one already');
  const himself = visitor.partyId === partyId;
  const free = or(
    isNull(orders.ownerPartyId),
    eq(orders.ownerPartyId, partyId),
    himself ? eq(orders.ownerLoggedIn, false) : undefined,
  );
  try {
    const written = await tx
      .update(orders)
      .set({ ownerPartyId: partyId, ownerLoggedIn: order.ownerLoggedIn || himself })
      .where(and(eq(orders.id, order.id), free))
      .returning({ id: orders.id });
    if (written.length === 0) throw taken;
  } catch (error) {
    throw violatesIndex(error, 'orders_one_open_cart_per_owner') ? taken : error;
  }
};

/** Sets owner, receiver, invoice and note. Throws NOT_FOUND, ORDER_CLOSED, OWNER_ALREADY_SET. [FIN-01, GQL-01] */
export const setCustomer = (
  deps: OrderDeps,
  visitor: SessionVisitor,
  orderId: string,
  partyId: string,
  input: CustomerInput,
): Promise<OrderWire> =>
  deps.db.transaction(async (tx) => {
    const stored = await lockOwnOrder(tx, visitor, orderId);
    requireUnpaid(stored);
    await requireOwnParty(tx, visitor, partyId);
    await writeOwner(tx, stored.order, visitor, partyId);
    const order = await recordWrite(
      tx,
      stored.order,
      { kind: 'customer-set', by: eventActor(visitor), at: deps.clock.now() },
      {
        ownerName: input.contact.name,
        ownerPhone: input.contact.phone,
        ownerEmail: input.contact.email,
        address: input.address,
        invoiceRequest: input.invoiceRequest,
        ...(input.note === null ? {} : { note: input.note }),
      },
    );
    return toOrderWire({ order, lines: stored.lines });
  });

/**
 * Sets the owner if there is none, with their contact or a receiver from their address book. A customer can claim a
 * draft of their browser, but not an order already placed as a guest. Idempotent. Throws NOT_FOUND, ORDER_CLOSED,
 * OWNER_ALREADY_SET. [GQL-01, ACC-05]
 */
export const assignOwner = (
  deps: OrderDeps,
  visitor: SessionVisitor,
  orderId: string,
  partyId: string,
  receiverId: string | null = null,
): Promise<OrderWire> =>
  deps.db.transaction(async (tx) => {
    const stored = await lockOwnOrder(tx, visitor, orderId);
    await requireOwnParty(tx, visitor, partyId);
    const isHis = stored.order.ownerPartyId === partyId && stored.order.ownerLoggedIn;
    if (isHis && receiverId === null) return toOrderWire(stored);
    if (visitor.partyId === partyId) requireDraft(stored);
    else requireUnpaid(stored);
    await writeOwner(tx, stored.order, visitor, partyId);
    const [party] = await tx.select().from(parties).where(eq(parties.id, partyId));
    const contact = { ownerName: party?.fullName ?? null, ownerPhone: party?.phone ?? null };
    const changes = { ...contact, ownerEmail: party?.email ?? null, ...(await loadReceiver(tx, partyId, receiverId)) };
    const event: OrderEvent = { kind: 'owner-set', by: eventActor(visitor), at: deps.clock.now() };
    return toOrderWire({ order: await recordWrite(tx, stored.order, event, changes), lines: stored.lines });
  });

/** From the owner's address book. Throws NOT_FOUND for an unknown receiver. */
const loadReceiver = async (tx: Transaction, partyId: string, id: string | null) => {
  if (id === null) return {};
  const his = and(eq(receivers.id, id), eq(receivers.ownerPartyId, partyId));
  const [saved] = await tx.select().from(receivers).where(his);
  if (!saved) throw notFound('receiver');
  const { name, phone, street, provinceCode, provinceName, wardCode, wardName } = saved;
  const address = { street, provinceCode, provinceName, wardCode, wardName };
  return { ownerName: name, ownerPhone: phone, address };
};

/** Receiver and address only, as guests' forms send them. */
export const setReceiver = (
  deps: OrderDeps,
  visitor: SessionVisitor,
  orderId: string,
  changes: Partial<Pick<OrderRow, 'ownerName' | 'ownerPhone' | 'ownerEmail' | 'address'>>,
): Promise<OrderWire> =>
  deps.db.transaction(async (tx) => {
    const stored = await lockOwnOrder(tx, visitor, orderId);
    requireUnpaid(stored);
    const event: OrderEvent = { kind: 'receiver-set', by: eventActor(visitor), at: deps.clock.now() };
    return toOrderWire({ order: await recordWrite(tx, stored.order, event, changes), lines: stored.lines });
  });
