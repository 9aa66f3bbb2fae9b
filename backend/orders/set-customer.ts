import { and, eq, isNull, or } from 'drizzle-orm';
import { customers, parties } from '#backend/authorisation/schema.ts';
import type { Transaction } from '#backend/database/database.ts';
import type { RequestVisitor } from '#backend/request-visitor.ts';
import { notFound, ServiceFailure } from '#backend/service-failure.ts';
import type { OrderDeps } from './order-deps.ts';
import { type OrderWire, orderWire } from './order-wire.ts';
import { type OrderRow, orders, type StoredAddress, type StoredInvoiceRequest } from './schema.ts';
import { actorOf, ownOrderForUpdate, recordWrite, type StoredOrder } from './service.ts';
import { violates } from './violation.ts';

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
 * The owner is set only where there is none. Guard: the update itself asks for an order without owner, so that of two
 * simultaneous calls one wins and the other is refused whole.
 */
const writeOwner = async (tx: Transaction, order: OrderRow, visitor: Visitor, partyId: string): Promise<void> => {
  const taken = new ServiceFailure('OWNER_ALREADY_SET', 'The order, or the customer, has another one already');
  try {
    const written = await tx
      .update(orders)
      .set({ ownerPartyId: partyId, ownerLoggedIn: order.ownerLoggedIn || visitor.partyId === partyId })
      .where(and(eq(orders.id, order.id), or(isNull(orders.ownerPartyId), eq(orders.ownerPartyId, partyId))))
      .returning({ id: orders.id });
    if (written.length === 0) throw taken;
  } catch (error) {
    throw violates(error, 'orders_one_open_cart_per_owner') ? taken : error;
  }
};

/** @throws ServiceFailure ORDER_CLOSED */
export const requireUnpaid = ({ order }: StoredOrder): void => {
  if ((order.status !== 10 && order.status !== 20) || order.financial !== 'UNPAID')
    throw new ServiceFailure('ORDER_CLOSED', `The order is in state ${order.status}`);
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
 * The owner alone, only where there is none; contact from the customer's record. [GQL-01]
 * @throws ServiceFailure NOT_FOUND, ORDER_CLOSED, OWNER_ALREADY_SET
 */
export const assignOwner = (deps: OrderDeps, visitor: Visitor, orderId: string, partyId: string): Promise<OrderWire> =>
  deps.db.transaction(async (tx) => {
    const stored = await ownOrderForUpdate(tx, visitor, orderId);
    requireUnpaid(stored);
    await requireOwnParty(tx, visitor, partyId);
    await writeOwner(tx, stored.order, visitor, partyId);
    const [party] = await tx.select().from(parties).where(eq(parties.id, partyId));
    const order = await recordWrite(
      tx,
      stored.order,
      { kind: 'owner-set', by: actorOf(visitor), at: deps.clock.now() },
      { ownerName: party?.fullName ?? null, ownerPhone: party?.phone ?? null, ownerEmail: party?.email ?? null },
    );
    return orderWire({ order, lines: stored.lines });
  });

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
