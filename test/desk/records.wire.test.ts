import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '#backend/order-store/schema.ts';
import { invoices } from '#backend/payments/schema.ts';
import type { CustomerRow } from '#contracts/desk/customer-record.ts';
import type { InvoiceRecord, SalesRecord } from '#contracts/desk/invoice-record.ts';
import type { LogRecord } from '#contracts/desk/log-record.ts';
import type { OrderRecord, OrderRow } from '#contracts/desk/order-record.ts';
import type { ServiceRecord } from '#contracts/desk/service-record.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';
import { placeOrder } from './place-order.ts';

describe('records at the desk', () => {
  let office: Office;
  let sales: DeskVisitor;
  let accounting: DeskVisitor;
  let operations: DeskVisitor;
  const ordersOf = async (words: string) => (await sales.list<OrderRow>('orders', { words })).body.rows;
  beforeAll(async () => {
    office = await openOffice();
    const enter = async (role: 'sales' | 'accounting' | 'operations') =>
      deskVisitor((await office.invite([role])).browser);
    [sales, accounting, operations] = [await enter('sales'), await enter('accounting'), await enter('operations')];
  });
  afterAll(() => office.close());

  test('an order that was taken on the telephone is paid in cash, with invoice and set-up, once', async () => {
    const { id, number } = await placeOrder(office.backend, 'Trần Thị Bưởi');
    const { due } = (await sales.read<OrderRecord>('orders', id)).body;
    const wrong = await accounting.send('orders', `/${id}/cash`, { amount: due - 1_000, receipt: 'PT-01' });
    expect(wrong.status).toBe(409);
    const both = await Promise.all(
      ['PT-02', 'PT-03'].map((receipt) => accounting.send('orders', `/${id}/cash`, { amount: due, receipt })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await accounting.read<OrderRecord>('orders', id);
    expect(body).toEqual(expect.objectContaining({ number, isPaid: true, due: 0, status: 'confirmed' }));
    expect(body.invoices).toHaveLength(1);
    expect(body.payments.filter(({ state }) => state === 'PAID')).toEqual([
      expect.objectContaining({ method: 'CASH', amount: due }),
    ]);
  });

  test('an unpaid order is cancelled with a reason, a paid one is not', async () => {
    const { id } = await placeOrder(office.backend, 'Lê Văn Cam');
    expect((await sales.send('orders', `/${id}/cancel`, { reason: '  ' })).body.errors).toHaveProperty('reason');
    const closed = await sales.send<OrderRecord>('orders', `/${id}/cancel`, { reason: 'Khách đổi ý' });
    expect([closed.status, closed.body.status, closed.body.cancelReason]).toEqual([200, 'closed', 'Khách đổi ý']);
    expect((await sales.send('orders', `/${id}/cancel`, { reason: 'Lần nữa' })).status).toBe(409);
    expect((await accounting.send('orders', `/${id}/cash`, { amount: 1_000, receipt: 'PT-9' })).status).toBe(409);
  });

  test('cash is for accounting, and cancelling for sales', async () => {
    const { id } = await placeOrder(office.backend, 'Ngô Thị Dừa');
    expect((await sales.send('orders', `/${id}/cash`, { amount: 1, receipt: 'PT' })).status).toBe(403);
    expect((await accounting.send('orders', `/${id}/cancel`, { reason: 'Không' })).status).toBe(403);
    expect((await operations.read('orders', id)).status).toBe(200);
  });

  const asked: readonly (readonly [string, (order: OrderRecord) => string])[] = [
    ['name without accents', () => 'nguyen van bich'],
    ['words in another order', () => 'bích nguyễn'],
    ['capital letters', () => 'BÍCH'],
    ['accents that were typed apart', () => 'Bích'.normalize('NFD')],
    ['part of the e-mail', ({ email }) => email.slice(0, 12)],
    ['telephone number with dots', ({ phone }) => `${phone.slice(0, 4)}.${phone.slice(4, 7)}.${phone.slice(7)}`],
    ['number of the order', ({ number }) => number.toLowerCase()],
    ['number of the invoice', ({ invoices }) => invoices[0]?.name.replace(' số ', ' ') ?? ''],
  ];
  test('a customer is found by whatever they say on the telephone', async () => {
    const { id } = await placeOrder(office.backend, 'Nguyễn Văn Bích');
    const { due } = (await sales.read<OrderRecord>('orders', id)).body;
    await accounting.send('orders', `/${id}/cash`, { amount: due, receipt: 'PT-10' });
    const order = (await sales.read<OrderRecord>('orders', id)).body;
    for (const [how, wordsOf] of asked) {
      const { body } = await sales.list<CustomerRow>('customers', { words: wordsOf(order) });
      expect([how, body.rows.map(({ id: found }) => found)]).toEqual([how, [order.customerId]]);
    }
    expect((await sales.list('customers', { words: 'khong ai ten nay' })).body.total).toBe(0);
    expect((await sales.list('customers', { words: "' or 1=1 --%_" })).body.total).toBe(0);
    expect(await ordersOf(order.phone)).toHaveLength(1);
  });

  test('what the months sold is what their invoices say, line by line', async () => {
    const { body } = await accounting.list<SalesRecord>('sales');
    const [stored] = await Promise.all([office.backend.deps.db.select().from(invoices)]);
    const sumOf = (part: 'net' | 'exempt' | 'vat' | 'gross', of: readonly Readonly<Record<typeof part, number>>[]) =>
      of.reduce((sum, each) => sum + each[part], 0);
    for (const part of ['net', 'exempt', 'vat', 'gross'] as const) {
      expect([part, sumOf(part, body.rows)]).toEqual([part, sumOf(part, stored)]);
      for (const { id } of body.rows) {
        const month = (await accounting.read<SalesRecord>('sales', id)).body;
        expect([part, id, sumOf(part, month.lines)]).toEqual([part, id, month[part]]);
        const listed = await accounting.list<InvoiceRecord>('invoices', { filter: { month: id }, perPage: 100 });
        expect([part, id, sumOf(part, listed.body.rows)]).toEqual([part, id, month[part]]);
      }
    }
    for (const month of ['2026-13', '26-11', 'x', '2099-01'])
      expect([month, (await accounting.read('sales', month)).status]).toEqual([month, 404]);
  });

  test('the accountant’s file of a month adds up to its invoices, by rate, and opens as text', async () => {
    const { id } = await placeOrder(office.backend, '=cmd|calc!A1');
    const { due } = (await sales.read<OrderRecord>('orders', id)).body;
    await accounting.send('orders', `/${id}/cash`, { amount: due, receipt: 'PT-77' });
    const member = (await office.invite(['accounting'])).browser;
    const { rows } = (await deskVisitor(member).list<SalesRecord>('sales')).body;
    expect(rows.length).toBeGreaterThan(0);
    for (const month of rows) {
      const answer = await member.read(`/desk/tables/sales/${month.id}`);
      expect(answer.headers.get('content-disposition')).toContain(`hoa-don-${month.id}.csv`);
      const { data } = Papa.parse<string[]>((await answer.text()).slice(1), { skipEmptyLines: true });
      const [, ...lines] = data;
      const sumOf = (column: number) => lines.reduce((sum, line) => sum + Number(line[column]), 0);
      const { net, exempt, vat, gross } = month;
      expect([month.id, sumOf(9), sumOf(18), sumOf(19), sumOf(20)]).toEqual([
        month.id,
        exempt,
        net + exempt,
        vat,
        gross,
      ]);
      expect([10, 12, 14, 16].reduce((sum, column) => sum + sumOf(column), 0)).toBe(net);
      expect([11, 13, 15, 17].reduce((sum, column) => sum + sumOf(column), 0)).toBe(vat);
      const sheet = await member.read(`/desk/tables/sales/${month.id}?format=xlsx`);
      const [book] = await readWorkbook(Buffer.from(await sheet.arrayBuffer()));
      expect(book?.data.slice(1).map((row) => row.map((cell) => String(cell ?? '')))).toEqual(lines);
      expect(new Set(lines.map(([series, number]) => `${series} ${number}`)).size).toBe(month.invoices);
      for (const line of lines) for (const cell of line) expect(cell).not.toMatch(/^[=+@\t\r]/);
    }
    expect((await member.read('/desk/tables/sales/2026-13')).status).toBe(404);
  });

  test('the log says in words who changed what', async () => {
    const { id, number } = await placeOrder(office.backend, 'Võ Thị Ổi');
    await sales.send('orders', `/${id}/cancel`, { reason: 'Đặt nhầm' });
    const admin = deskVisitor(await office.admin());
    const { body } = await admin.list<LogRecord>('log', { isDescending: true });
    expect(body.rows[0]).toEqual(
      expect.objectContaining({ path: `/desk/records/orders/${id}/cancel`, after: { number, order: 'CLOSED' } }),
    );
    expect(JSON.stringify(body.rows[0])).not.toContain('Võ Thị');
    const [stored] = await office.backend.deps.db.select().from(orders).where(eq(orders.number, number));
    expect(stored?.status).toBe(90);
  });

  test('services are listed by what is due', async () => {
    const all = (await operations.list<ServiceRecord>('services', { perPage: 100 })).body;
    const pending = (await operations.list<ServiceRecord>('services', { filter: { due: 'pending' } })).body;
    expect(pending.total).toBeLessThanOrEqual(all.total);
    for (const { status } of pending.rows) expect(['CREATED', 'PROCESSING', 'ERROR']).toContain(status);
  });

  test('V7.5.3 cash needs a code of the last hour, and the desk is told so in JSON', async () => {
    const { id } = await placeOrder(office.backend, 'Đỗ Văn Muộn');
    const { due } = (await sales.read<OrderRecord>('orders', id)).body;
    const { clock } = office.backend.deps;
    await clock.set(clock.now() + 61 * MINUTE_MS);
    const late = await accounting.send('orders', `/${id}/cash`, { amount: due, receipt: 'PT-99' });
    expect([late.status, late.body.code]).toEqual([403, 'not-confirmed']);
    expect((await sales.read<OrderRecord>('orders', id)).body.isPaid).toBe(false);
  });
});
