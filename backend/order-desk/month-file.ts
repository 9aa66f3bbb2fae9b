import { asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type InvoiceLineRow, type InvoiceRow, invoiceLines, invoices } from '#backend/payments/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { DeskTable } from '#backend/platform/desk/desk-table.ts';
import type { Cell } from '#contracts/csv.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { issuedIn } from './desk-invoices.ts';

/** What the file needs of an invoice; `adjusts` names the invoice that it lowers, empty for others. */
export type DeclaredInvoice = {
  readonly invoice: Pick<
    InvoiceRow,
    'series' | 'number' | 'issuedAt' | 'orderNumber' | 'buyer' | 'net' | 'exempt' | 'vat' | 'gross'
  >;
  readonly lines: readonly Pick<InvoiceLineRow, 'vatPercent' | 'net' | 'exempt' | 'vat'>[];
  readonly adjusts: string;
};

/** Columns stand for these rates in every month, so that files of several months can be put below each other. */
const usualRates: readonly number[] = [0, 5, 8, 10];

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);

/** One row an invoice, with its taxed amount and VAT at each rate; amounts in đồng, negative where it lowers another. */
export const toMonthTable = (month: string, declared: readonly DeclaredInvoice[]): DeskTable => {
  const found = declared.flatMap(({ lines }) => lines.flatMap(({ vatPercent }) => vatPercent ?? []));
  const rates = [...new Set([...usualRates, ...found])].toSorted((a, b) => a - b);
  const toRow = ({ invoice, lines, adjusts }: DeclaredInvoice): readonly Cell[] => {
    const { series, number, issuedAt, orderNumber, buyer, net, exempt, vat, gross } = invoice;
    const atRate = (rate: number): readonly number[] => {
      const own = lines.filter(({ vatPercent }) => vatPercent === rate);
      return [sumOf(own, (line) => line.net), sumOf(own, (line) => line.vat)];
    };
    const about = [series, number, formatDate(issuedAt), adjusts, orderNumber, buyer.name, buyer.taxCode];
    return [...about, exempt, ...rates.flatMap(atRate), net + exempt, vat, gross];
  };
  return {
    name: `hoa-don-${month}`,
    columns: [
      'Ký hiệu',
      'Số',
      'Ngày',
      'Điều chỉnh giảm cho',
      'Đơn hàng',
      'Người mua',
      'Mã số thuế',
      'KCT',
      ...rates.flatMap((rate) => [`Chưa thuế ${rate}%`, `Thuế ${rate}%`]),
      'Cộng tiền hàng',
      'Thuế GTGT',
      'Tổng cộng',
    ],
    rows: declared.map(toRow),
  };
};

/** What the accountant declares of a month such as `2026-11`, in the order of the numbers. Null for no month. */
export const monthFile = async (db: Database, month: string): Promise<DeskTable | null> => {
  const wanted = issuedIn(month);
  if (wanted === undefined) return null;
  const original = alias(invoices, 'original');
  const found = await db
    .select({ invoice: invoices, original: { series: original.series, number: original.number } })
    .from(invoices)
    .leftJoin(original, eq(original.id, invoices.adjusts))
    .where(wanted)
    .orderBy(asc(invoices.series), asc(invoices.number));
  const ids = db.select({ id: invoices.id }).from(invoices).where(wanted);
  const lines = new Map<string, InvoiceLineRow[]>();
  for (const line of await db.select().from(invoiceLines).where(inArray(invoiceLines.invoiceId, ids)))
    lines.set(line.invoiceId, [...(lines.get(line.invoiceId) ?? []), line]);
  return toMonthTable(
    month,
    found.map(({ invoice, original: first }) => ({
      invoice,
      lines: lines.get(invoice.id) ?? [],
      adjusts: first === null ? '' : `${first.series} ${first.number}`,
    })),
  );
};
