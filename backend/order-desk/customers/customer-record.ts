import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { listOpenSessions } from '#backend/authorisation/log-in/end-sessions.ts';
import { parties, userLogins } from '#backend/authorisation/schema.ts';
import { securityEvents, securityResults } from '#backend/authorisation/security-log/security-events.ts';
import { searchSecurityEvents } from '#backend/authorisation/security-log/security-log.ts';
import { deviceOf } from '#backend/authorisation/viewing/viewed-device.vi.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { newsletterSubscriptions } from '#backend/crm/newsletter-schema.ts';
import { staffNotes } from '#backend/order-desk/note-schema.ts';
import { listNotes } from '#backend/order-desk/notes.ts';
import { describePayment } from '#backend/order-desk/order-words.vi.ts';
import { readTotals } from '#backend/order-desk/read-totals.ts';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import { orders } from '#backend/order-store/schema.ts';
import { invoices, payments } from '#backend/payments/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { CustomerRecord, CustomerRow, CustomerSecurity } from '#contracts/desk/customer-record.ts';
import { type OrderStateNumber, orderNumberOf, orderStatusOf } from '#contracts/order-states.ts';

/** Latest orders, services and others of a customer. */
const MAX_LINKED = 50;

type PartyRow = typeof parties.$inferSelect;

export const toCustomerRow = ({ id, fullName, email, phone, createdAt }: PartyRow): CustomerRow => ({
  id,
  name: fullName,
  email,
  phone,
  createdAt: createdAt.getTime(),
});

const readOrders = async (db: Database | Transaction, id: string): Promise<CustomerRecord['orders']> => {
  const placed = await db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerPartyId, id), ne(orders.status, orderNumberOf.draft)))
    .orderBy(desc(orders.createdAt))
    .limit(MAX_LINKED);
  const totals = await readTotals(db, placed);
  return placed.map((order) => ({
    id: order.id,
    name: order.number,
    // A check constraint allows only these numbers.
    state: orderStatusOf[order.status as OrderStateNumber],
    at: order.approvedAt ?? order.createdAt,
    total: totals.get(order.id) ?? 0,
  }));
};

const readServices = async (db: Database | Transaction, id: string): Promise<CustomerRecord['services']> => {
  const found = await db
    .select({ service: cloudServices })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(eq(orders.ownerPartyId, id))
    .orderBy(desc(cloudServices.createdAt))
    .limit(MAX_LINKED);
  return found.map(({ service }) => ({
    id: service.id,
    name: service.label ?? service.name,
    state: service.status,
    at: service.endDate,
    address: service.setUp.ips[0] ?? '',
  }));
};

const readInvoices = async (db: Database | Transaction, id: string): Promise<CustomerRecord['invoices']> => {
  const issued = await db
    .select()
    .from(invoices)
    .where(eq(invoices.partyIdTo, id))
    .orderBy(desc(invoices.issuedAt))
    .limit(MAX_LINKED);
  return issued.map((invoice) => ({
    id: invoice.id,
    name: `${invoice.series} số ${invoice.number}`,
    state: invoice.status,
    at: invoice.issuedAt,
    total: invoice.gross,
    orderId: invoice.orderId,
  }));
};

const readPayments = async (db: Database, id: string): Promise<CustomerRecord['payments']> => {
  const paid = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.orderId, selectOrderIds(db, id)), eq(payments.state, 'paid')))
    .orderBy(desc(payments.sequence))
    .limit(MAX_LINKED);
  return paid.map((payment) => ({
    id: payment.id,
    name: describePayment(payment),
    state: payment.state,
    at: payment.decidedAt ?? payment.createdAt,
    total: payment.amount,
    orderId: payment.orderId,
  }));
};

/** The newsletter, by the address of the customer. */
const readConsents = async (db: Database | Transaction, { email }: PartyRow): Promise<CustomerRecord['consents']> => {
  const isTheirs = and(
    eq(newsletterSubscriptions.email, email.toLowerCase()),
    isNotNull(newsletterSubscriptions.confirmedAt),
  );
  const found = email === '' ? [] : await db.select().from(newsletterSubscriptions).where(isTheirs);
  return found.map(({ id, agreed, agreedAt, endedAt }) => ({
    id,
    name: agreed,
    state: endedAt === null ? 'agreed' : 'ended',
    at: endedAt ?? agreedAt,
  }));
};

/** Null for an unknown id. */
export const readCustomer = async (db: Database, id: string): Promise<CustomerRecord | null> => {
  const [party] = await db.select().from(parties).where(eq(parties.id, id));
  if (party === undefined) return null;
  const [login] = await db.select({ id: userLogins.id }).from(userLogins).where(eq(userLogins.partyId, id)).limit(1);
  const notes = await listNotes(db, eq(staffNotes.partyId, id));
  return {
    ...toCustomerRow(party),
    hasAccount: login !== undefined,
    blockedAt: party.blockedAt,
    blockedReason: party.blockedReason,
    orders: await readOrders(db, id),
    services: await readServices(db, id),
    invoices: await readInvoices(db, id),
    payments: await readPayments(db, id),
    consents: await readConsents(db, party),
    notes: notes.map(({ id: note, at, text, author }) => ({ id: note, at, text, by: author })),
  };
};

/** Where a customer is logged in, and the newest entries of the security log about them. */
export const readSecurity = async (
  deps: Pick<BackendDeps, 'db' | 'clock' | 'secrets'>,
  id: string,
): Promise<CustomerSecurity> => {
  const open = await listOpenSessions(deps.db, id, deps.clock.now());
  const { found: events } = await searchSecurityEvents(deps, { partyId: id, names: [] });
  return {
    sessions: open.map((each) => ({ id: each.id, device: deviceOf(each), at: each.lastSeenAt.getTime() })),
    events: events.map(({ id: entry, at, event, result, reason }) => ({
      id: String(entry),
      at,
      text: [securityEvents[event], securityResults[result], reason].filter((part) => part !== '').join(' · '),
    })),
  };
};
