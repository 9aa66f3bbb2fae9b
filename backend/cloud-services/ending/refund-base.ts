import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import { type OrderLineRow, type OrderRow, orderLines, orders } from '#backend/order-store/schema.ts';
import { instalmentDues } from '#backend/orders/instalment-schema.ts';
import { computeInstalment } from '#backend/orders/record-instalments.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { servicesOfLine } from '#contracts/seed/kinds-of-lines.ts';
import { isLicence } from '#contracts/service-refunds.ts';
import { amountsPaid, type RefundBase, refundBaseOf } from '#core/ending-rules/refunds.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import type { Amounts } from '#core/pricing/price.ts';

const loadLines = (db: Database | Transaction, orderId: string): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.removedAt)));

const paidFor = (order: Pick<OrderRow, 'vouchers'>, lines: readonly OrderLineRow[], top: string): Amounts =>
  amountsPaid(
    lines.map(toDiscountableLine),
    order.vouchers,
    (line) => (line.parentId ?? line.id) === top && !isLicence(line),
  );

/** Paid renewals and upgrades of a service, without licences. */
const paidForChanges = async (db: Database | Transaction, serviceId: string): Promise<Amounts> => {
  const found = await db
    .select({ order: orders, lineId: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        or(eq(orderLines.renews, serviceId), eq(orderLines.upgrades, serviceId)),
        isNull(orderLines.removedAt),
        isNotNull(orders.paidAt),
        ne(orders.status, 90),
      ),
    );
  const amounts: Amounts[] = [];
  for (const { order, lineId } of found) amounts.push(paidFor(order, await loadLines(db, order.id), lineId));
  return sumAmounts(amounts);
};

/** What was paid for a service and what its term costs, as stored with its orders. */
export const loadRefundBase = async (
  db: Database | Transaction,
  { service, order }: { readonly service: CloudServiceRow; readonly order: OrderRow },
): Promise<RefundBase> => {
  const lines = await loadLines(db, order.id);
  const line = lines.find(({ id }) => id === service.lineId);
  if (!line) throw new Error(`line ${service.lineId} is not there`);
  const dues = await db
    .select({ paidAt: instalmentDues.paidAt })
    .from(instalmentDues)
    .where(eq(instalmentDues.lineId, line.id));
  const own = lines.filter((each) => (each.parentId ?? each.id) === line.id && !isLicence(each));
  return refundBaseOf({
    first: paidFor(order, lines, line.id),
    instalment: computeInstalment(own),
    instalments: { paid: dues.filter(({ paidAt }) => paidAt !== null).length, all: dues.length },
    position: service.position,
    units: servicesOfLine(line.category, line.count),
    changes: await paidForChanges(db, service.id),
  });
};
