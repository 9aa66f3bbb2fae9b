import { and, eq } from 'drizzle-orm';
import { customers, parties } from '#backend/authorisation/schema.ts';
import { receivers } from '#backend/customers/schema.ts';
import type { OrderRow } from '#backend/order-store/schema.ts';
import {
  eventActor,
  lockOwnOrder,
  type OrderChanges,
  type OrderEvent,
  recordWrite,
  requireDraft,
  requireUnpaid,
} from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { violatesIndex } from '#backend/platform/database/violation.ts';
import type { RequestVisitor, SessionVisitor } from '#backend/platform/deps.ts';
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
export const requireOwnParty = async (tx: Transaction, visitor: SessionVisitor, partyId: string): Promise<void> => {
  if (visitor.staff || visitor.partyId === partyId) return;
  const [record] = await tx.select({ madeBy: customers.sessionId }).from(customers).where(eq(customers.id, partyId));
  if (record?.madeBy !== visitor.sessionId) throw notFound('party');
};

/**
 * Gives the locked order an owner. Allowed when it has none, or that of the customer's own visit as a guest, and when the
 * customer has no other open cart. Throws OWNER_ALREADY_SET.
 */
const recordOwner = async (
  tx: Transaction,
  order: OrderRow,
  visitor: RequestVisitor,
  partyId: string,
  event: OrderEvent,
  changes: OrderChanges,
): Promise<OrderRow> => {
  const taken = new ServiceFailure('OWNER_ALREADY_SET', 'The order, or the customer, has another one already');
  const isSelf = visitor.partyId === partyId;
  const isFree = order.ownerPartyId === null || order.ownerPartyId === partyId || (isSelf && !order.ownerLoggedIn);
  if (!isFree) throw taken;
  try {
    const owner = { ownerPartyId: partyId, ownerLoggedIn: order.ownerLoggedIn || isSelf };
    return await recordWrite(tx, order, event, { ...owner, ...changes });
  } catch (error) {
    throw violatesIndex(error, 'orders_one_open_cart_per_owner') ? taken : error;
  }
};

/** What `setCustomer` writes on a locked order, for a party that the visitor may name. Throws OWNER_ALREADY_SET. */
export const writeCustomer = (
  tx: Transaction,
  order: OrderRow,
  visitor: RequestVisitor,
  partyId: string,
  { contact, address, invoiceRequest, note }: CustomerInput,
  now: number,
): Promise<OrderRow> =>
  recordOwner(
    tx,
    order,
    visitor,
    partyId,
    { kind: 'customer-set', by: eventActor(visitor), at: now },
    {
      ownerName: contact.name,
      ownerPhone: contact.phone,
      ownerEmail: contact.email,
      address,
      invoiceRequest,
      ...(note === null ? {} : { note }),
    },
  );

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
    const order = await writeCustomer(tx, stored.order, visitor, partyId, input, deps.clock.now());
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
    const isOwn = stored.order.ownerPartyId === partyId && stored.order.ownerLoggedIn;
    if (isOwn && receiverId === null) return toOrderWire(stored);
    if (visitor.partyId === partyId) requireDraft(stored);
    else requireUnpaid(stored);
    const [party] = await tx.select().from(parties).where(eq(parties.id, partyId));
    const contact = { ownerName: party?.fullName ?? null, ownerPhone: party?.phone ?? null };
    const changes = { ...contact, ownerEmail: party?.email ?? null, ...(await loadReceiver(tx, partyId, receiverId)) };
    const event: OrderEvent = { kind: 'owner-set', by: eventActor(visitor), at: deps.clock.now() };
    const order = await recordOwner(tx, stored.order, visitor, partyId, event, changes);
    return toOrderWire({ order, lines: stored.lines });
  });

/** From the owner's address book. Throws NOT_FOUND for an unknown receiver. */
const loadReceiver = async (tx: Transaction, partyId: string, id: string | null) => {
  if (id === null) return {};
  const own = and(eq(receivers.id, id), eq(receivers.ownerPartyId, partyId));
  const [saved] = await tx.select().from(receivers).where(own);
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
