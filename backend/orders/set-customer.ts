import { and, eq, isNull, or } from 'drizzle-orm';
import { customers, parties } from '#backend/authorisation/schema.ts';
import { receivers } from '#backend/customers/schema.ts';
import { type OrderRow, orders, type StoredAddress, type StoredInvoiceRequest } from '#backend/order-store/schema.ts';
import {
  actorOf,
  ownOrderForUpdate,
  recordWrite,
  requireDraft,
  requireUnpaid,
} from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { violates } from '#backend/platform/database/violation.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { OrderDeps } from './order-deps.ts';
import { type OrderWire, orderWire } from './order-wire.ts';

type Visitor = RequestVisitor & { readonly sessionId: string };
export type ContactInput = { readonly name: string; readonly phone: string; readonly email: string };
export type CustomerInput = {
  readonly contact: ContactInput;
  readonly address: StoredAddress;
  readonly invoiceRequest: StoredInvoiceRequest | null;
  readonly note: string | null;
};

/** A visitor may name himself, or a customer record that his own session made; anybody else's is as not found. */
const requireOwnParty = async (tx: Transaction, visitor: Visitor, partyId: string): Promise<void> => {
  if (visitor.staff || visitor.partyId === partyId) return;
  const [record] = await tx.select({ madeBy: customers.sessionId }).from(customers).where(eq(customers.id, partyId));
  if (record?.madeBy !== visitor.sessionId) throw notFound('party');
};

/**
 * The owner is set only where there is none; to a customer who logs in, the record that he made as a guest is none. Guard:
 * the update itself asks for an order without owner, so that of two simultaneous calls one wins and the other is refused
 * whole.
 */
const writeOwner = async (tx: Transaction, order: OrderRow, visitor: Visitor, partyId: string): Promise<void> => {
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
    throw violates(error, 'orders_one_open_cart_per_owner') ? taken : error;
  }
};

/**
 * Owner (only where none is), receiver, address, invoice wish and note of an unpaid order. [FIN-01, GQL-01]
 * @throws ServiceFailure NOT_FOUND, ORDER_CLOSED, OWNER_ALREADY_SET
 */
export const setCustomer = (
  deps: OrderDeps,
  visitor: Visitor,
  orderId: string,
  partyId: string,
  input: CustomerInput,
): Promise<OrderWire> =>
  deps.db.transaction(async (tx) => {
    const stored = await ownOrderForUpdate(tx, visitor, orderId);
    requireUnpaid(stored);
    await requireOwnParty(tx, visitor, partyId);
    await writeOwner(tx, stored.order, visitor, partyId);
    const order = await recordWrite(
      tx,
      stored.order,
      { kind: 'customer-set', by: actorOf(visitor), at: deps.clock.now() },
      {
        ownerName: input.contact.name,
        ownerPhone: input.contact.phone,
        ownerEmail: input.contact.email,
        address: input.address,
        invoiceRequest: input.invoiceRequest,
        ...(input.note === null ? {} : { note: input.note }),
      },
    );
    return orderWire({ order, lines: stored.lines });
  });

/**
 * The owner, only where there is none; contact from the customer's record, or receiver and address from his book. A customer claims the draft that his
 * browser began as a guest; what he placed as a guest stays the guest's. His already: nothing is written. [GQL-01, ACC-05]
 * @throws ServiceFailure NOT_FOUND, ORDER_CLOSED, OWNER_ALREADY_SET
 */
export const assignOwner = (
  deps: OrderDeps,
  visitor: Visitor,
  orderId: string,
  partyId: string,
  receiverId: string | null = null,
): Promise<OrderWire> =>
  deps.db.transaction(async (tx) => {
    const stored = await ownOrderForUpdate(tx, visitor, orderId);
    await requireOwnParty(tx, visitor, partyId);
    const isHis = stored.order.ownerPartyId === partyId && stored.order.ownerLoggedIn;
    if (isHis && receiverId === null) return orderWire(stored);
    if (visitor.partyId === partyId) requireDraft(stored);
    else requireUnpaid(stored);
    await writeOwner(tx, stored.order, visitor, partyId);
    const [party] = await tx.select().from(parties).where(eq(parties.id, partyId));
    const contact = { ownerName: party?.fullName ?? null, ownerPhone: party?.phone ?? null };
    const changes = { ...contact, ownerEmail: party?.email ?? null, ...(await savedReceiver(tx, partyId, receiverId)) };
    const event = { kind: 'owner-set', by: actorOf(visitor), at: deps.clock.now() };
    return orderWire({ order: await recordWrite(tx, stored.order, event, changes), lines: stored.lines });
  });

/** Receiver and address out of the owner's book. @throws ServiceFailure NOT_FOUND where it has no such receiver */
const savedReceiver = async (tx: Transaction, partyId: string, id: string | null) => {
  if (id === null) return {};
  const his = and(eq(receivers.id, id), eq(receivers.ownerPartyId, partyId));
  const [saved] = await tx.select().from(receivers).where(his);
  if (!saved) throw notFound('receiver');
  const { name, phone, street, provinceCode, provinceName, wardCode, wardName } = saved;
  const address = { street, provinceCode, provinceName, wardCode, wardName };
  return { ownerName: name, ownerPhone: phone, address };
};

/** Receiver and address alone, as guests' forms send them. */
export const setReceiver = (
  deps: OrderDeps,
  visitor: Visitor,
  orderId: string,
  changes: Partial<Pick<OrderRow, 'ownerName' | 'ownerPhone' | 'ownerEmail' | 'address'>>,
): Promise<OrderWire> =>
  deps.db.transaction(async (tx) => {
    const stored = await ownOrderForUpdate(tx, visitor, orderId);
    requireUnpaid(stored);
    const event = { kind: 'receiver-set', by: actorOf(visitor), at: deps.clock.now() };
    return orderWire({ order: await recordWrite(tx, stored.order, event, changes), lines: stored.lines });
  });
