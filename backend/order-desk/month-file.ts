import { and, asc, eq, sql, sum } from 'drizzle-orm';
import { invoiceLines, invoices } from '#backend/payments/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { DeskTable } from '#backend/platform/desk/desk-table.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { issuedIn } from './desk-invoices.ts';

const columns = [
  'Ký hiệu',
  'Số',
  'Ngày',
  'Đơn hàng',
  'Người mua',
  'Mã số thuế',
  'Thuế suất',
  'Chưa thuế',
  'Không chịu thuế',
  'Thuế GTGT',
  'Tổng cộng',
];

const total = (column: typeof invoiceLines.net) => sum(column).mapWith(Number);

/**
 * What the accountant declares of a month such as `2026-11`: a row for each invoice and rate of VAT, in the order of the
 * numbers, amounts in đồng. Null for no month.
 */
export const monthFile = async (db: Database, month: string): Promise<DeskTable | null> => {
  const wanted = issuedIn(month);
  if (wanted === undefined) return null;
  const rows = await db
    .select({
      series: invoices.series,
      number: invoices.number,
      issuedAt: invoices.issuedAt,
      orderNumber: invoices.orderNumber,
      buyer: sql<string>`${invoices.buyer} ->> 'name'`,
      taxCode: sql<string>`coalesce(${invoices.buyer} ->> 'taxCode', '')`,
      rate: invoiceLines.vatPercent,
      net: total(invoiceLines.net),
      exempt: total(invoiceLines.exempt),
      vat: total(invoiceLines.vat),
      gross: total(invoiceLines.gross),
    })
    .from(invoices)
    .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
    .where(and(wanted))
    .groupBy(invoices.id, invoiceLines.vatPercent)
    .orderBy(asc(invoices.series), asc(invoices.number), asc(invoiceLines.vatPercent));
  return {
    name: `hoa-don-${month}`,
    columns,
    rows: rows.map(({ series, number, issuedAt, orderNumber, buyer, taxCode, rate, net, exempt, vat, gross }) => [
      series,
      number,
      formatDate(issuedAt),
      orderNumber,
      buyer,
      taxCode,
      rate === null ? 'KCT' : `${rate}%`,
      net,
      exempt,
      vat,
      gross,
    ]),
  };
};
