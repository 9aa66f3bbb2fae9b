import { and, eq, isNull, or } from 'drizzle-orm';
import { customers, parties } from '#backend/authorisation/schema.ts';
import type { Transaction } from '#backend/database/database.ts';
import type { RequestVisitor } from '#backend/request-visitor.ts';
import { notFound, ServiceFailure } from '#backend/service-failure.ts';
import { type DomainStatuses, requireAvailable } from './add-lines.ts';
import { refreshPrices, todaysPrice } from './held-prices.ts';
import type { OrderDeps } from './order-deps.ts';
import { type OrderWire, orderWire } from './order-wire.ts';
import { priceListOf } from './price-list.ts';
import { type OrderRow, orders, type StoredAddress, type StoredInvoiceRequest } from './schema.ts';
import {
  actorOf,
  findOrder,
  mayUse,
  moveOrder,
  orderTotals,
  ownOrderForUpdate,
  recordWrite,
  type StoredOrder,
} from './service.ts';
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

const requireUnpaid = ({ order }: StoredOrder): void => {
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

/** @throws ServiceFailure PRODUCT_UNAVAILABLE for a line that the shop sells no more */
const requireSold = async (tx: Transaction, { lines }: StoredOrder): Promise<void> => {
  const list = await priceListOf(
    tx,
    lines.map((line) => line.productId),
  );
  for (const line of lines) {
    const machine = lines.find((each) => each.id === line.parentId) ?? line;
    const product = list.get(machine.productId);
    if (!product?.available || !todaysPrice(line, product, line.time))
      throw new ServiceFailure('PRODUCT_UNAVAILABLE', `${line.title} is not sold`, { productId: line.productId });
  }
};

const statusesOf = async ({ checkDomain }: OrderDeps, stored: StoredOrder | null): Promise<DomainStatuses> => {
  const names = (stored?.lines ?? []).filter((line) => line.isDomain).map((line) => line.description);
  return new Map(await Promise.all(names.map(async (name) => [name, await checkDomain(name)] as const)));
};

type Opened = { readonly changed: { readonly old: number; readonly new: number } } | { readonly order: OrderWire };

const openNow = async (
  deps: OrderDeps,
  tx: Transaction,
  visitor: Visitor,
  orderId: string,
  statuses: DomainStatuses,
): Promise<Opened> => {
  const now = deps.clock.now();
  const stored = await ownOrderForUpdate(tx, visitor, orderId);
  requireUnpaid(stored);
  if (stored.order.status === 20) return { order: orderWire(stored) };
  if (stored.lines.length === 0) throw new ServiceFailure('BAD_USER_INPUT', 'The order has no lines');
  if (stored.order.ownerPartyId === null || stored.order.address === null)
    throw new ServiceFailure('BAD_USER_INPUT', 'The order has no customer');
  const old = orderTotals(stored.lines).gross;
  const { lines, changed } = await refreshPrices(tx, stored, now);
  const event = { by: actorOf(visitor), at: now };
  const order = changed ? await recordWrite(tx, stored.order, { ...event, kind: 'repriced' }) : stored.order;
  if (orderTotals(lines).gross !== old) return { changed: { old, new: orderTotals(lines).gross } };
  await requireSold(tx, { order, lines });
  for (const line of lines) if (line.isDomain) requireAvailable(line.description, statuses);
  const open = await moveOrder(tx, order, 20, { ...event, kind: 'opened' }, { approvedAt: now });
  return { order: orderWire({ order: open, lines }) };
};

/**
 * Draft → OPEN; an open order stays open. Prices that ran out are renewed first, and where that changes the total the
 * order stays a draft with the new prices. Domains must still be available. [GQL-01, FIN-01, DOM-04]
 * @throws ServiceFailure NOT_FOUND, ORDER_CLOSED, BAD_USER_INPUT, PRICE_CHANGED {old, new}, PRODUCT_UNAVAILABLE,
 * DOMAIN_UNAVAILABLE
 */
export const openOrder = async (deps: OrderDeps, visitor: Visitor, orderId: string): Promise<OrderWire> => {
  const seen = await findOrder(deps.db, orderId);
  if (seen && !mayUse(visitor, seen.order)) throw notFound('order');
  const statuses = seen?.order.status === 10 ? await statusesOf(deps, seen) : new Map();
  const opened = await deps.db.transaction((tx) => openNow(deps, tx, visitor, orderId, statuses));
  if ('order' in opened) return opened.order;
  throw new ServiceFailure('PRICE_CHANGED', 'Held prices ran out', opened.changed);
};
