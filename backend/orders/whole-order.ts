import { customers, parties } from '#backend/authorisation/schema.ts';
import type { Transaction } from '#backend/database/database.ts';
import { inputHash, onceFor } from '#backend/idempotency.ts';
import type { RequestVisitor } from '#backend/request-visitor.ts';
import { ServiceFailure } from '#backend/service-failure.ts';
import { organisationId } from '#contracts/organisation.ts';
import { insertLines } from './add-lines.ts';
import { type DomainStatuses, domainStatuses } from './check-domains.ts';
import { nextNumber } from './create-order.ts';
import { holdDomains } from './domain-holds.ts';
import type { LinesInput } from './line-input.ts';
import type { OrderDeps } from './order-deps.ts';
import { type OrderWire, orderWire } from './order-wire.ts';
import { orders } from './schema.ts';
import { actorOf, newId, recordWrite } from './service.ts';
import type { CustomerInput } from './set-customer.ts';
import { withoutCodes, withSealedCodes } from './transfer-lines.ts';

type Visitor = RequestVisitor & { readonly sessionId: string };
export type WholeOrder = {
  readonly input: LinesInput;
  readonly customer: CustomerInput;
  readonly source: 'express' | 'order';
};

/** A guest's record as customer, made with the order. */
const guestParty = async (
  tx: Transaction,
  { sessionId }: Visitor,
  { contact, address }: CustomerInput,
): Promise<string> => {
  const id = newId();
  const place = `${address.street}, ${address.wardName}, ${address.provinceName}`;
  await tx
    .insert(parties)
    .values({ id, fullName: contact.name, email: contact.email, phone: contact.phone, address: place });
  await tx
    .insert(customers)
    .values({ id, tenantId: organisationId, createdBy: 'express', sourceCustomer: 'WEB', sessionId });
  return id;
};

/** The row of an order that is OPEN from the start. */
const openRow = async (
  tx: Transaction,
  visitor: Visitor,
  { customer, source }: Pick<WholeOrder, 'customer' | 'source'>,
  now: number,
): Promise<typeof orders.$inferInsert> => ({
  id: newId(),
  number: await nextNumber(tx, now),
  session: visitor.sessionId,
  ownerPartyId: visitor.partyId ?? (await guestParty(tx, visitor, customer)),
  ownerLoggedIn: visitor.partyId !== null,
  ownerName: customer.contact.name,
  ownerPhone: customer.contact.phone,
  ownerEmail: customer.contact.email,
  address: customer.address,
  invoiceRequest: customer.invoiceRequest,
  note: customer.note ?? '',
  source,
  status: 20,
  createdBy: actorOf(visitor),
  createdAt: now,
  updatedAt: now,
  approvedAt: now,
});

const place = async (
  deps: OrderDeps,
  tx: Transaction,
  visitor: Visitor,
  { input, customer, source }: WholeOrder,
  statuses: DomainStatuses,
): Promise<OrderWire> => {
  const now = deps.clock.now();
  if (input.lines.length === 0 || input.attached.length > 0)
    throw new ServiceFailure('BAD_USER_INPUT', 'A whole order is made of whole lines');
  const row = await openRow(tx, visitor, { customer, source }, now);
  const [order] = await tx.insert(orders).values(row).returning();
  if (!order) throw new Error('the order was not written');
  const lines = await insertLines(tx, { order, lines: [] }, withSealedCodes(deps, input), statuses, now);
  await holdDomains(tx, { order, lines }, now);
  const written = await recordWrite(tx, order, { kind: 'placed', by: actorOf(visitor), at: now, detail: { source } });
  return orderWire({ order: written, lines });
};

/**
 * A whole order at once, OPEN from the start; the visitor's cart stays as it is. [REST-01, FIN-03]
 * @throws ServiceFailure what addLines refuses
 */
export const placeWhole = async (
  deps: OrderDeps,
  visitor: Visitor,
  whole: WholeOrder,
  intent: string | null,
): Promise<OrderWire> => {
  const statuses = await domainStatuses(deps, whole.input);
  return deps.db.transaction((tx) =>
    onceFor(
      tx,
      visitor.sessionId,
      intent,
      inputHash(['placeWhole', { ...whole, input: withoutCodes(whole.input) }]),
      () => place(deps, tx, visitor, whole, statuses),
    ),
  );
};
