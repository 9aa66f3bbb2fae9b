import { and, eq, inArray, isNotNull, isNull, ne, or, sum } from 'drizzle-orm';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import { type OrderLineRow, type OrderRow, orderLines, orders } from '#backend/order-store/schema.ts';
import { computeOrderTotals } from '#backend/order-store/stored-order.ts';
import { instalmentDues } from '#backend/orders/instalment-schema.ts';
import { computeInstalment } from '#backend/orders/record-instalments.ts';
import { invoiceLines, invoices, payments } from '#backend/payments/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { servicesOfLine } from '#contracts/seed/kinds-of-lines.ts';
import { isLicence } from '#contracts/service-refunds.ts';
import { amountsPaid, type RefundBase, refundBaseOf } from '#core/ending-rules/refunds.ts';
import { type RefundSource, remainingSources, type TakenBack } from '#core/order-rules/adjustment-rows.ts';
import { noAmounts, subtractAmounts, sumAmounts } from '#core/pricing/amounts.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { amountsOfUnit, receivedOf } from '#core/pricing/refund.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import { refundRequests } from './ending-schema.ts';

const loadLines = (db: Database | Transaction, orderId: string): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.removedAt)));

/** What the shop did without when it settled an order. */
const readWaived = async (db: Database | Transaction, orderId: string): Promise<Dong> => {
  const [found] = await db
    .select({ waived: sum(payments.waived).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')));
  return dong(found?.waived ?? 0);
};

/** What came in for a line of an order with its options, without licences, by rate of VAT. */
const paidFor = async (
  db: Database | Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  top: string,
): Promise<readonly RefundSource[]> => {
  const waived = await readWaived(db, order.id);
  const total = computeOrderTotals({ order, lines }).gross;
  return [...new Set(lines.map(({ vatPercent }) => vatPercent))].map((vatPercent) => ({
    orderId: order.id,
    vatPercent,
    amounts: receivedOf(
      amountsPaid(
        lines.map(toDiscountableLine),
        order.vouchers,
        (line) => (line.parentId ?? line.id) === top && !isLicence(line) && line.vatPercent === vatPercent,
      ),
      waived,
      total,
    ),
  }));
};

/** Paid renewals, upgrades and instalments of a service. */
const paidLater = async (
  db: Database | Transaction,
  serviceId: string,
  dueIds: readonly string[],
): Promise<readonly RefundSource[]> => {
  const found = await db
    .select({ order: orders, lineId: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        or(
          eq(orderLines.renews, serviceId),
          eq(orderLines.upgrades, serviceId),
          inArray(orderLines.paysDue, [...dueIds]),
        ),
        isNull(orderLines.removedAt),
        isNotNull(orders.paidAt),
        ne(orders.status, orderNumberOf.closed),
      ),
    );
  const sources: RefundSource[] = [];
  for (const { order, lineId } of found)
    sources.push(...(await paidFor(db, order, await loadLines(db, order.id), lineId)));
  return sources;
};

type Stored = { readonly net: number; readonly exempt: number; readonly vat: number; readonly gross: number };

const toAmounts = ({ net, exempt, vat, gross }: Stored): Amounts => ({
  net: dong(net),
  exempt: dong(exempt),
  vat: dong(vat),
  gross: dong(gross),
});

/** By what invoices were lowered for a service. */
const readTaken = async (db: Database | Transaction, serviceId: string): Promise<readonly TakenBack[]> => {
  const rows = await db
    .select({ orderId: invoices.orderId, row: invoiceLines })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .innerJoin(refundRequests, eq(refundRequests.id, invoices.refundId))
    .where(eq(refundRequests.serviceId, serviceId));
  return rows.map(({ orderId, row }) => ({
    orderId,
    vatPercent: row.vatPercent,
    amounts: subtractAmounts(noAmounts, toAmounts(row)),
  }));
};

/** What staff give back while the service runs on, and have not sent yet. */
const readPromised = async (db: Database | Transaction, serviceId: string): Promise<Amounts> => {
  const isPromised = inArray(refundRequests.state, ['asked', 'confirmed']);
  const found = await db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.serviceId, serviceId), refundRequests.keepsService, isPromised));
  return sumAmounts(found.map(toAmounts));
};

type Bought = { readonly service: CloudServiceRow; readonly order: OrderRow };

const loadBought = async (db: Database | Transaction, { service, order }: Bought) => {
  const lines = await loadLines(db, order.id);
  const line = lines.find(({ id }) => id === service.lineId);
  if (!line) throw new Error(`line ${service.lineId} is not there`);
  const dues = await db
    .select({ id: instalmentDues.id, paidAt: instalmentDues.paidAt })
    .from(instalmentDues)
    .where(eq(instalmentDues.lineId, line.id));
  const paidDues = dues.flatMap(({ id, paidAt }) => (paidAt === null ? [] : [id]));
  const units = servicesOfLine(line.category, line.count);
  const first = (await paidFor(db, order, lines, line.id)).map((source) => ({
    ...source,
    amounts: amountsOfUnit(source.amounts, service.position, units),
  }));
  const paid = [...first, ...(await paidLater(db, service.id, paidDues))];
  const sources = remainingSources(paid, await readTaken(db, service.id));
  return { lines, line, units, sources, instalments: { paid: paidDues.length, all: dues.length } };
};

/** What each order was paid for a service, as stored with its orders, less what was paid back. */
export const loadRefundSources = async (db: Database | Transaction, bought: Bought): Promise<readonly RefundSource[]> =>
  (await loadBought(db, bought)).sources;

/** What was paid for a service and what its term costs, as stored with its orders, less what is or will be paid back. */
export const loadRefundBase = async (db: Database | Transaction, bought: Bought): Promise<RefundBase> => {
  const { lines, line, units, sources, instalments } = await loadBought(db, bought);
  const { service } = bought;
  const own = lines.filter((each) => (each.parentId ?? each.id) === line.id && !isLicence(each));
  return refundBaseOf({
    paid: subtractAmounts(sumAmounts(sources.map(({ amounts }) => amounts)), await readPromised(db, service.id)),
    instalment: computeInstalment(own),
    instalments,
    units,
  });
};
