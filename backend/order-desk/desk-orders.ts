import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import * as z from 'zod';
import { orders } from '#backend/order-store/schema.ts';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import { closeLockedOrder } from '#backend/orders/lines/remove.ts';
import { queueOrderCancelled } from '#backend/orders/order-mails.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { requirePayable } from '#backend/payments/transfers/add-payment.ts';
import { closePayments } from '#backend/payments/transfers/part-payments.ts';
import { recordCash } from '#backend/payments/transfers/record-cash.ts';
import { waiveRest } from '#backend/payments/transfers/waive-rest.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { type DeskQuery, type DeskResource, deskCommand, deskTrial } from '#backend/platform/desk/desk-resource.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderColumns } from '#contracts/desk/columns/order-columns.vi.ts';
import {
  buyerFields,
  cancelFields,
  cashFields,
  newOrderFields,
  noteFields,
  type OrderRecord,
  type OrderSum,
  waiveFields,
} from '#contracts/desk/order-record.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { changeBuyer } from './change-buyer.ts';
import { loadOrderPage } from './load-order-page.ts';
import { addNote } from './notes.ts';
import { toOrderRecord, toOrderRow } from './order-record.ts';
import { placeForCustomer, withPlaceholderBuyer } from './place-for-customer.ts';
import { readTotals } from './read-totals.ts';
import { resendMail } from './resend-mail.ts';
import { selectFoundIds } from './search-orders.ts';

const wantedOrders = (db: Database, { words, filter }: Pick<DeskQuery, 'words' | 'filter'>) => {
  const status = lookUp(orderNumberOf, filter.status ?? '');
  return and(
    status === undefined ? ne(orders.status, orderNumberOf.draft) : eq(orders.status, status),
    words === '' ? undefined : inArray(orders.id, selectFoundIds(db, words)),
  );
};

/** Placed orders; also those that were placed and closed. */
export const selectOrders = (db: Database, query: DeskQuery) => {
  const order = query.isDescending ? desc : asc;
  const inOrder = [order(orders.createdAt), order(orders.id)] as const;
  // An index has the ids, so that rows before the page are not read.
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(wantedOrders(db, query))
    .orderBy(...inOrder)
    .limit(query.limit)
    .offset(query.offset);
  return db
    .select()
    .from(orders)
    .where(inArray(orders.id, page))
    .orderBy(...inOrder);
};

export const listOrders = async (db: Database, query: DeskQuery) => {
  const found = await selectOrders(db, query);
  const totals = await readTotals(db, found);
  const rows = found.map((each) => toOrderRow(each, totals.get(each.id) ?? 0));
  return { rows, total: await db.$count(orders, wantedOrders(db, query)) };
};

/** Throws NOT_FOUND. */
const loadRecord = async (
  { clock, environment }: PaymentDeps,
  db: Database | Transaction,
  id: string,
): Promise<OrderRecord> => toOrderRecord(await loadOrderPage(db, id), clock.now(), environment.payments.waiverLimit);

const readOrder = async (deps: PaymentDeps, db: Database | Transaction, id: string): Promise<OrderRecord | null> => {
  try {
    return await loadRecord(deps, db, id);
  } catch (failure) {
    if (failure instanceof ServiceFailure && failure.code === 'NOT_FOUND') return null;
    throw failure;
  }
};

/**
 * Placed orders, each with all that the shop knows about it. Staff place one for a caller, write notes and send its mail again; of an unpaid one
 * they change the buyer, cancel it, take cash, and do without a little that its parts are short of.
 */
export const orderResource = (deps: PaymentDeps): DeskResource => ({
  name: 'orders',
  reader: 'orders:read',
  sorts: ['placedAt'],
  filters: ['status'],
  columns: orderColumns,
  list: (query) => listOrders(deps.db, query),
  read: (db, id) => readOrder(deps, db, id),
  create: deskCommand('orders:act', newOrderFields, (tx, typed, order) => placeForCustomer(deps, tx, typed, order)),
  trial: deskTrial('orders:act', newOrderFields, async (tx, typed, order): Promise<OrderSum> => {
    const { id } = await placeForCustomer(deps, tx, withPlaceholderBuyer(typed), order);
    const { lines, discounts, total } = await loadRecord(deps, tx, id);
    return { lines, discounts, total };
  }),
  update: deskCommand('orders:act', buyerFields, (tx, typed, order) => changeBuyer(deps, tx, typed, order)),
  actions: {
    note: deskCommand('orders:note', noteFields, (tx, { text }, { id, member }) =>
      addNote(deps, tx, id, { orderId: id, text, author: member.name }),
    ),
    resend: deskCommand('orders:resend', z.object({}), (tx, _, { id }) => resendMail(deps, tx, id)),
    cancel: deskCommand('orders:act', cancelFields, async (tx, { reason }, { id, member }) => {
      const stored = await lockOrder(tx, id);
      requirePayable(stored);
      const at = deps.clock.now();
      await closeLockedOrder({ closePayments }, tx, stored.order, { reason, by: `staff ${member.name}`, at });
      await queueOrderCancelled(deps, tx, stored, reason);
      return { id, before: { order: 'OPEN' }, after: { order: 'CLOSED' } };
    }),
    cash: deskCommand(
      'orders:cash',
      cashFields,
      async (tx, typed, { id, member }) => ({
        id,
        ...(await recordCash(deps, tx, { orderId: id, ...typed, member: member.name })),
        amount: typed.amount,
      }),
      { confirmedWithinMinutes: 60 },
    ),
    waive: deskCommand(
      'transfers:waive',
      waiveFields,
      async (tx, { reason }, { id, member }) => {
        const change = await waiveRest(deps, tx, { orderId: id, reason, member: member.name });
        return { id, ...change, amount: Number(change.after.waived) };
      },
      { confirmedWithinMinutes: 60 },
    ),
  },
});
