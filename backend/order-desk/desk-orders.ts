import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { mailNameOf } from '#backend/mails/mail-kinds.vi.ts';
import { orderEventNames } from '#backend/order-store/event-names.ts';
import { orders, type OrderRow as StoredRow } from '#backend/order-store/schema.ts';
import { computeAmountDue, computeStoredLineAmounts, lockOrder } from '#backend/order-store/stored-order.ts';
import { closeLockedOrder } from '#backend/orders/lines/remove.ts';
import { queueOrderCancelled } from '#backend/orders/order-mails.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { paymentStateAt } from '#backend/payments/payment-state.ts';
import { closePayments } from '#backend/payments/transfers/part-payments.ts';
import { recordCash } from '#backend/payments/transfers/record-cash.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { type DeskQuery, type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderColumns } from '#contracts/desk/columns/order-columns.vi.ts';
import { cancelFields, cashFields, type OrderRecord, type OrderRow } from '#contracts/desk/order-record.ts';
import { type OrderStateNumber, orderNumberOf, orderStatusOf, writtenReason } from '#contracts/order-states.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { loadOrderPage, type WholeOrder } from './load-order-page.ts';
import { readTotals } from './read-totals.ts';
import { selectFoundIds } from './search-orders.ts';

const toRow = (order: StoredRow, total: number): OrderRow => ({
  id: order.id,
  number: order.number,
  // A check constraint allows only these numbers.
  status: orderStatusOf[order.status as OrderStateNumber],
  isPaid: order.financial !== 'UNPAID',
  name: order.ownerName ?? '',
  phone: order.ownerPhone ?? '',
  email: order.ownerEmail ?? '',
  total,
  placedAt: order.approvedAt ?? order.createdAt,
});

const wantedOrders = (db: Database, { words, filter }: Pick<DeskQuery, 'words' | 'filter'>) => {
  const status = lookUp(orderNumberOf, filter.status ?? '');
  return and(
    status === undefined ? ne(orders.status, 10) : eq(orders.status, status),
    words === '' ? undefined : inArray(orders.id, selectFoundIds(db, words)),
  );
};

/** Placed orders; also those that were placed and closed. */
export const selectOrders = (db: Database, query: DeskQuery) => {
  const order = query.isDescending ? desc : asc;
  return db
    .select()
    .from(orders)
    .where(wantedOrders(db, query))
    .orderBy(order(orders.createdAt), order(orders.id))
    .limit(query.limit)
    .offset(query.offset);
};

const listOrders = async (db: Database, query: DeskQuery) => {
  const found = await selectOrders(db, query);
  const totals = await readTotals(db, found);
  const rows = found.map((each) => toRow(each, totals.get(each.id) ?? 0));
  return { rows, total: await db.$count(orders, wantedOrders(db, query)) };
};

const byWords = (by: string): string => (by.startsWith('staff') ? by.slice('staff'.length).trim() || 'Nhân viên' : '');

const eventsOf = ({ events, mails, transfers }: WholeOrder): OrderRecord['events'] =>
  [
    ...events.map(({ id, at, kind, by }) => ({ id: `e${id}`, at, text: orderEventNames[kind], by: byWords(by) })),
    ...mails.map(({ key, createdAt }) => ({ id: `m${key}`, at: createdAt.getTime(), text: mailNameOf(key), by: '' })),
    ...transfers.map(({ id, transactionId, decidedAt, paidAt, decidedBy }) => ({
      id: `t${id}`,
      at: decidedAt ?? paidAt,
      text: `Chuyển khoản ${transactionId}`,
      by: decidedBy ?? '',
    })),
  ].toSorted((a, b) => b.at - a.at);

const toRecord = (whole: WholeOrder, now: number): OrderRecord => {
  const { order, lines, payments, invoice, services } = whole;
  return {
    ...toRow(order, whole.total),
    isOpen: order.status === 20 && order.financial === 'UNPAID',
    customerId: order.ownerPartyId,
    paidAt: order.paidAt,
    due: order.financial === 'UNPAID' ? computeAmountDue(whole) : 0,
    note: order.note,
    cancelReason: order.cancelReason === null ? '' : writtenReason(order.cancelReason) || 'Khách huỷ',
    lines: lines.map((line) => ({
      id: line.id,
      title: line.title,
      about: line.description,
      term: `${line.time} ${line.unitName.toLowerCase()}`,
      quantity: line.count,
      gross: computeStoredLineAmounts(line).gross,
    })),
    payments: payments.map((payment) => ({
      id: payment.id,
      method: payment.methodCode,
      reference: payment.transactionId ?? '',
      state: paymentStateAt(payment, now),
      amount: payment.amount,
      at: payment.createdAt,
    })),
    invoice: invoice === null ? null : { name: `${invoice.series} số ${invoice.number}`, at: invoice.issuedAt },
    services: services.map(({ id, name, productTitle, status }) => ({ id, name, plan: productTitle, status })),
    events: eventsOf(whole),
  };
};

const readOrder = async (db: Database | Transaction, id: string, now: number): Promise<OrderRecord | null> => {
  try {
    return toRecord(await loadOrderPage(db, id), now);
  } catch (failure) {
    if (failure instanceof ServiceFailure && failure.code === 'NOT_FOUND') return null;
    throw failure;
  }
};

/** Placed orders, each with all that the shop knows about it; staff cancel an unpaid one and take cash for it. */
export const orderResource = (deps: PaymentDeps): DeskResource => ({
  name: 'orders',
  readers: ['sales', 'accounting', 'operations'],
  sorts: ['placedAt'],
  filters: ['status'],
  columns: orderColumns,
  list: (query) => listOrders(deps.db, query),
  read: (db, id) => readOrder(db, id, deps.clock.now()),
  actions: {
    cancel: deskCommand('sales', cancelFields, async (tx, { reason }, { id, member }) => {
      const stored = await lockOrder(tx, id);
      const { status, financial } = stored.order;
      if (status !== 20 || financial !== 'UNPAID')
        throw new ServiceFailure('STATUS_NOT_ALLOWED', 'Only an unpaid order is cancelled');
      const at = deps.clock.now();
      await closeLockedOrder({ closePayments }, tx, stored.order, { reason, by: `staff ${member.name}`, at });
      await queueOrderCancelled(deps, tx, stored, reason);
      return { id, before: { order: 'OPEN' }, after: { order: 'CLOSED' } };
    }),
    cash: deskCommand(
      'accounting',
      cashFields,
      async (tx, typed, { id, member }) => ({
        id,
        ...(await recordCash(deps, tx, { orderId: id, ...typed, member: member.name })),
      }),
      { confirmedWithinMinutes: 60 },
    ),
  },
});
