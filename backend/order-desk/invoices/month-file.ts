import { asc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type InvoiceLineRow, type InvoiceRow, invoiceLines, invoices } from '#backend/payments/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { DeskTable } from '#backend/platform/desk/desk-table.ts';
import type { Cell } from '#contracts/csv.ts';
import { formatDate, formatIsoMonth, isoDayAt } from '#core/shared/calendar.ts';
import { countsInMonth, issuedIn } from './desk-invoices.ts';
import { declaredSentences } from './invoice-sentences.vi.ts';

/**
 * What the file needs of an invoice; `adjusts` and `replaces` name the invoice that it lowers or replaces, `remark` says why
 * it counts elsewhere or nowhere; empty for others.
 */
export type DeclaredInvoice = {
  readonly invoice: Pick<
    InvoiceRow,
    'series' | 'number' | 'issuedAt' | 'orderNumber' | 'buyer' | 'net' | 'exempt' | 'vat' | 'gross'
  >;
  readonly lines: readonly Pick<InvoiceLineRow, 'vatPercent' | 'net' | 'exempt' | 'vat'>[];
  readonly adjusts: string;
  readonly replaces: string;
  readonly remark: string;
};

/**
 * Why an invoice does not count in a month such as `2026-11`; '' where it does. One that replaces another counts in the month
 * of that one, which is declared again with another buyer. `replacedBy`: the name of the invoice that stands for it.
 */
export const remarkOf = (
  { issuedAt, declaredAt }: Pick<InvoiceRow, 'issuedAt' | 'declaredAt'>,
  replacedBy: string | null,
  month: string,
): string => {
  if (replacedBy !== null) return declaredSentences.replacedBy(replacedBy);
  const own = isoDayAt(declaredAt ?? issuedAt).slice(0, month.length);
  return own === month ? '' : declaredSentences.declaredIn(formatIsoMonth(own));
};

/** Columns stand for these rates in every month, so that files of several months can be put below each other. */
const usualRates: readonly number[] = [0, 5, 8, 10];

const nameOf = (named: { readonly series: string; readonly number: number } | null): string =>
  named === null ? '' : `${named.series} ${named.number}`;

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);

/**
 * One row an invoice, with its taxed amount and VAT at each rate; amounts in đồng, negative where it lowers another, 0 where it
 * does not count.
 */
export const toMonthTable = (month: string, declared: readonly DeclaredInvoice[]): DeskTable => {
  const found = declared.flatMap(({ lines }) => lines.flatMap(({ vatPercent }) => vatPercent ?? []));
  const rates = [...new Set([...usualRates, ...found])].toSorted((a, b) => a - b);
  const toRow = ({ invoice, lines: all, adjusts, replaces, remark }: DeclaredInvoice): readonly Cell[] => {
    const { series, number, issuedAt, orderNumber, buyer } = invoice;
    const lines = remark === '' ? all : [];
    const { net, exempt, vat, gross } = remark === '' ? invoice : { net: 0, exempt: 0, vat: 0, gross: 0 };
    const atRate = (rate: number): readonly number[] => {
      const own = lines.filter(({ vatPercent }) => vatPercent === rate);
      return [sumOf(own, (line) => line.net), sumOf(own, (line) => line.vat)];
    };
    const about = [
      series,
      number,
      formatDate(issuedAt),
      adjusts,
      replaces,
      remark,
      orderNumber,
      buyer.name,
      buyer.taxCode,
    ];
    return [...about, exempt, ...rates.flatMap(atRate), net + exempt, vat, gross];
  };
  return {
    name: `hoa-don-${month}`,
    columns: [
      'Ký hiệu',
      'Số',
      'Ngày',
      'Điều chỉnh giảm cho',
      'Thay thế cho',
      'Tình trạng',
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
  const wanted = or(issuedIn(month), countsInMonth(month));
  if (wanted === undefined) return null;
  const [original, old, next] = [alias(invoices, 'original'), alias(invoices, 'old'), alias(invoices, 'next')];
  const found = await db
    .select({
      invoice: invoices,
      original: { series: original.series, number: original.number },
      old: { series: old.series, number: old.number },
      next: { series: next.series, number: next.number },
    })
    .from(invoices)
    .leftJoin(original, eq(original.id, invoices.adjusts))
    .leftJoin(old, eq(old.id, invoices.replaces))
    .leftJoin(next, eq(next.replaces, invoices.id))
    .where(wanted)
    .orderBy(asc(invoices.series), asc(invoices.number));
  const ids = db.select({ id: invoices.id }).from(invoices).where(wanted);
  const lines = new Map<string, InvoiceLineRow[]>();
  for (const line of await db.select().from(invoiceLines).where(inArray(invoiceLines.invoiceId, ids)))
    lines.set(line.invoiceId, [...(lines.get(line.invoiceId) ?? []), line]);
  return toMonthTable(
    month,
    found.map(({ invoice, original: lowered, old: replaced, next: by }) => ({
      invoice,
      lines: lines.get(invoice.id) ?? [],
      adjusts: nameOf(lowered),
      replaces: nameOf(replaced),
      remark: remarkOf(invoice, by && nameOf(by), month),
    })),
  );
};
