import { and, asc, count, desc, eq, gt, isNull, ne, sql, sum } from 'drizzle-orm';
import { categories } from '#backend/catalogue/schema.ts';
import { refundRequests } from '#backend/cloud-services/ending/ending-schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { eInvoiceProvider } from '#backend/electronic-invoices/report-invoices.ts';
import { computeOrderDiscounts, toDiscountableLine } from '#backend/order-store/order-discounts.ts';
import { type OrderLineRow, type OrderRow, orderLines, orders } from '#backend/order-store/schema.ts';
import { REPLACED } from '#backend/payments/invoices/replace-invoice.ts';
import { invoices } from '#backend/payments/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskQuery, DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { salesColumns } from '#contracts/desk/columns/money-columns.vi.ts';
import type { SalesRecord } from '#contracts/desk/invoice-record.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { discountedAmounts } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { compareDong, dong, zeroDong } from '#core/shared/dong.ts';
import { countsInMonth, declaredAt, issuedIn } from './invoices/desk-invoices.ts';
import { monthFile } from './invoices/month-file.ts';

const monthOf = sql`date_trunc('month', to_timestamp(${declaredAt}::float8 / 1000) at time zone 'Asia/Ho_Chi_Minh')`;

const sums = {
  id: sql<string>`to_char(${monthOf}, 'YYYY-MM')`,
  invoices: count(),
  net: sum(invoices.net).mapWith(Number),
  exempt: sum(invoices.exempt).mapWith(Number),
  vat: sum(invoices.vat).mapWith(Number),
  gross: sum(invoices.gross).mapWith(Number),
};

const listMonths = async (db: Database, { isDescending, limit, offset }: DeskQuery) => {
  const months = await db
    .select(sums)
    .from(invoices)
    .where(ne(invoices.status, REPLACED))
    .groupBy(monthOf)
    .orderBy(isDescending ? desc(monthOf) : asc(monthOf));
  return { rows: months.slice(offset, offset + limit), total: months.length };
};

type Sold = { readonly line: string; readonly quantity: number; readonly amounts: Amounts };

/** What each line of an order was sold for, after its codes. */
const soldLines = (order: OrderRow, lines: readonly OrderLineRow[]): readonly Sold[] => {
  const { lineDiscounts } = computeOrderDiscounts({ order, lines });
  return lines.map((line, at) => ({
    line: line.category,
    quantity: line.parentId === null ? line.count : 0,
    amounts: discountedAmounts(toDiscountableLine(line), lineDiscounts[at] ?? zeroDong),
  }));
};

const BATCH = 500;

/** Lines of the month's invoiced orders, read in batches. */
const readSold = async (db: Database | Transaction, month: string): Promise<readonly Sold[]> => {
  const sold: Sold[] = [];
  for (let after = ''; ; ) {
    const batch = await db
      .select({ order: orders })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(and(countsInMonth(month), isNull(invoices.adjusts), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(BATCH);
    const last = batch.at(-1);
    if (last === undefined) return sold;
    const lines = await db
      .select()
      .from(orderLines)
      .where(and(isNull(orderLines.removedAt), sql`${orderLines.orderId} in ${batch.map(({ order }) => order.id)}`))
      .orderBy(asc(orderLines.position));
    for (const { order } of batch)
      sold.push(
        ...soldLines(
          order,
          lines.filter(({ orderId }) => orderId === order.id),
        ),
      );
    after = last.order.id;
  }
};

/** What the month's adjusting invoices take back of the product lines. */
const readGivenBack = async (db: Database | Transaction, month: string): Promise<readonly Sold[]> => {
  const found = await db
    .select({ line: cloudServices.type, invoice: invoices })
    .from(invoices)
    .innerJoin(refundRequests, eq(refundRequests.id, invoices.refundId))
    .innerJoin(cloudServices, eq(cloudServices.id, refundRequests.serviceId))
    .where(issuedIn(month));
  return found.map(({ line, invoice: { net, exempt, vat, gross } }) => ({
    line,
    quantity: 0,
    amounts: { net: dong(net), exempt: dong(exempt), vat: dong(vat), gross: dong(gross) },
  }));
};

const readTitles = async (db: Database | Transaction): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.select({ handle: categories.handle, title: categories.title }).from(categories);
  return new Map(rows.map(({ handle, title }) => [handle, title]));
};

const toLines = (sold: readonly Sold[], titles: ReadonlyMap<string, string>): SalesRecord['lines'] =>
  [...new Set(sold.map(({ line }) => line))]
    .map((id) => {
      const own = sold.filter(({ line }) => line === id);
      const quantity = own.reduce((total, each) => total + each.quantity, 0);
      return { id, title: titles.get(id) ?? id, quantity, ...sumAmounts(own.map(({ amounts }) => amounts)) };
    })
    .toSorted((a, b) => compareDong(b.net, a.net));

const readMonth = async (db: Database | Transaction, month: string): Promise<SalesRecord | null> => {
  const wanted = countsInMonth(month);
  if (wanted === undefined) return null;
  const [found] = await db.select(sums).from(invoices).where(wanted).groupBy(monthOf);
  if (!found) return null;
  const sold = [...(await readSold(db, month)), ...(await readGivenBack(db, month))];
  return { ...found, lines: toLines(sold, await readTitles(db)) };
};

/** Turnover by month, and within a month by product line: what its invoices say. */
export const salesResource = ({ db, environment }: Pick<BackendDeps, 'db' | 'environment'>): DeskResource => ({
  name: 'sales',
  reader: 'sales:read',
  sorts: ['id'],
  filters: [],
  columns: salesColumns,
  list: (query) => listMonths(db, query),
  read: async (within, month) => {
    const found = await readMonth(within, month);
    return found && { ...found, hasFiles: eInvoiceProvider({ environment }).hasFiles };
  },
  table: (month) => monthFile(db, month),
});
