import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DeclaredInvoice, remarkOf, toMonthTable } from '#backend/order-desk/invoices/month-file.ts';
import { csvFile } from '#contracts/csv.ts';
import { toAdjustmentRows } from '#core/order-rules/adjustment-rows.ts';
import { type InvoicedLine, toInvoiceRows } from '#core/order-rules/invoice-rows.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { unconditionalRule } from '#core/pricing/discount.ts';
import type { InvoiceRow } from '#core/pricing/invoice-row.ts';
import { computeRefund } from '#core/pricing/refund.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { dong } from '#core/shared/dong.ts';

const ISSUED = Date.UTC(2026, 10, 3);
const buyer = { name: 'Công ty «Ấm & Trà» <1>, "chi nhánh"', taxCode: '0101243150', address: '', email: '', phone: '' };

const anyLine = fc
  .record({
    net: fc.integer({ min: 0, max: 90_000_000 }),
    exempt: fc.oneof(fc.constant(0), fc.constantFrom(10_000, 50_000, 350_000)),
    quantity: fc.integer({ min: 1, max: 20 }),
    vatPercent: fc.constantFrom(5, 8, 10),
  })
  .map(
    ({ net, exempt, quantity, vatPercent }): InvoicedLine => ({
      id: 'line',
      parentId: null,
      productId: 'p',
      category: 'cloud-server',
      months: 3,
      quantity,
      charge: { net: dong(net), exempt: dong(exempt) },
      vatPercent,
      title: 'Cloud Server SSD 1',
      term: 3,
      unitName: 'Tháng',
      domain: '',
      isTransfer: false,
      isInstalment: false,
    }),
  );
/** Lines, a code, and the part of the term after which the whole order is given back; null: it is kept. */
const anyOrder = fc.record({
  lines: fc
    .array(anyLine, { minLength: 1, maxLength: 4 })
    .map((all) => all.map((line, at) => ({ ...line, id: `l${at}` }))),
  percent: fc.option(fc.integer({ min: 1, max: 60 })),
  usedDays: fc.option(fc.integer({ min: 0, max: 89 })),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

const declare = (rows: readonly InvoiceRow[], number: number, adjusts: string): DeclaredInvoice => ({
  invoice: {
    series: '1C26TCM',
    number,
    issuedAt: ISSUED,
    orderNumber: `DH${number}`,
    buyer,
    ...sumAmounts(rows.map(({ amounts }) => amounts)),
  },
  lines: rows.map(({ vatPercent, amounts }) => ({ vatPercent, ...amounts })),
  adjusts,
  replaces: '',
  remark: '',
});

/** The invoice of an order, and the one of its refund. */
const invoicesOf = ({ lines, percent, usedDays }: AnyOrder): readonly (readonly InvoiceRow[])[] => {
  const codes = percent === null ? [] : [{ code: 'GIAM', title: '', rule: { ...unconditionalRule, percent } }];
  const rows = toInvoiceRows(lines, codes);
  if (usedDays === null) return [rows];
  const rates = [...new Set(lines.map(({ vatPercent }) => vatPercent))];
  const sources = rates.map((vatPercent, at) => {
    const own = rows.filter((row) => row.vatPercent === vatPercent || (at === 0 && row.vatPercent === null));
    return { orderId: 'order', vatPercent, amounts: sumAmounts(own.map(({ amounts }) => amounts)) };
  });
  const paid = sumAmounts(sources.map(({ amounts }) => amounts));
  const refund = computeRefund(paid, paid, { usedDays, termDays: 90 });
  return [rows, ...toAdjustmentRows(refund, sources, 'Hoàn tiền').values()];
};

describe('the accountant’s file of a month', () => {
  test('PAY-04 of 1,000 orders with codes, fees, three rates and refunds, it adds up to the invoices by rate, to the đồng', () => {
    const orders = fc.sample(anyOrder, 1_000);
    const all = orders.flatMap(invoicesOf);
    expect(all.length).toBeGreaterThan(1_300);
    const { columns, rows } = toMonthTable(
      '2026-11',
      all.map((own, at) => declare(own, at + 1, '')),
    );
    expect(rows).toHaveLength(all.length);
    const sumOf = (title: string): number => rows.reduce((sum, row) => sum + Number(row[columns.indexOf(title)]), 0);
    const lines = all.flat();
    const total = sumAmounts(lines.map(({ amounts }) => amounts));
    expect(sumOf('Tổng cộng')).toBe(total.gross);
    expect(sumOf('Thuế GTGT')).toBe(total.vat);
    expect(sumOf('KCT')).toBe(total.exempt);
    expect(sumOf('Cộng tiền hàng')).toBe(total.net + total.exempt);
    for (const rate of [0, 5, 8, 10]) {
      const own = sumAmounts(lines.filter(({ vatPercent }) => vatPercent === rate).map(({ amounts }) => amounts));
      expect([rate, sumOf(`Chưa thuế ${rate}%`), sumOf(`Thuế ${rate}%`)]).toEqual([rate, own.net, own.vat]);
    }
  });

  test('PAY-04 every row adds up by itself, and an unusual rate gets columns of its own', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { minLength: 1, maxLength: 3 }), fc.constantFrom(0, 4, 5, 10), (orders, rate) => {
        const lines = orders.map((order) => ({
          ...order,
          lines: order.lines.map((line) => ({ ...line, vatPercent: rate })),
        }));
        const { columns, rows } = toMonthTable(
          '2026-11',
          lines.flatMap(invoicesOf).map((own, at) => declare(own, at, '')),
        );
        expect(columns).toContain(`Thuế ${rate}%`);
        for (const row of rows) {
          const amounts = row.slice(columns.indexOf('KCT')).map(Number);
          const [exempt = 0, ...rated] = amounts.slice(0, -3);
          const [goods = 0, vat = 0, gross = 0] = amounts.slice(-3);
          const at = (odd: number) => rated.reduce((sum, amount, index) => sum + (index % 2 === odd ? amount : 0), 0);
          expect([goods, vat, gross]).toEqual([exempt + at(0), at(1), goods + vat]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('PAY-04 an adjusting invoice is a row of its own that names the invoice it lowers, and no cell is a formula', () => {
    const order = {
      lines: fc.sample(anyLine, 1).map((line) => ({ ...line, charge: { net: dong(90_000), exempt: dong(0) } })),
      percent: null,
      usedDays: 0,
    };
    const [first, lowering] = invoicesOf(order);
    if (!first || !lowering) throw new Error('nothing was given back');
    const table = toMonthTable('2026-11', [declare(first, 7, ''), declare(lowering, 8, '1C26TCM 7')]);
    expect(table.rows.map((row) => row.slice(1, 4))).toEqual([
      [7, '03/11/2026', ''],
      [8, '03/11/2026', '1C26TCM 7'],
    ]);
    expect(Number(table.rows[0]?.at(-1)) + Number(table.rows[1]?.at(-1))).toBe(0);
    expect(csvFile(table.columns, table.rows)).toContain('"Công ty «Ấm & Trà» <1>, ""chi nhánh"""');
  });

  test('PAY-04 however often an invoice is replaced, it counts once, in the month of the first', () => {
    const months = ['2026-10', '2026-11', '2026-12', '2027-01'];
    const anyTimes = fc
      .array(fc.integer({ min: Date.UTC(2026, 9, 2), max: Date.UTC(2027, 0, 30) }), { minLength: 1, maxLength: 4 })
      .map((times) => times.toSorted((one, other) => one - other));
    fc.assert(
      fc.property(anyOrder, anyTimes, (order, times) => {
        const [rows = []] = invoicesOf({ ...order, usedDays: null });
        const [first = 0] = times;
        const fileOf = (month: string) =>
          toMonthTable(
            month,
            times.map((issuedAt, at) => {
              const dates = { issuedAt, declaredAt: at === 0 ? null : first };
              const next = at + 1 < times.length ? `1C26TCM ${at + 2}` : null;
              const declared = declare(rows, at + 1, '');
              return {
                ...declared,
                invoice: { ...declared.invoice, issuedAt },
                replaces: at === 0 ? '' : `1C26TCM ${at}`,
                remark: remarkOf(dates, next, month),
              };
            }),
          );
        const sumOf = (month: string) => fileOf(month).rows.reduce((sum, row) => sum + Number(row.at(-1)), 0);
        const { gross } = sumAmounts(rows.map(({ amounts }) => amounts));
        expect(months.map(sumOf)).toEqual(months.map((month) => (isoDayAt(first).startsWith(month) ? gross : 0)));
      }),
      { numRuns: 200 },
    );
  });
});
