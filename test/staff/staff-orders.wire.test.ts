import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selectOrders } from '#backend/order-desk/desk-orders.ts';
import type { OrderRecord, OrderRow } from '#contracts/desk/order-record.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import type { StaffBrowser } from '#test/kit/staff.ts';
import { type Office, openOffice } from './staff-office.ts';

const ORDERS = 10_000;
const ROWS = 25;

const newest = { sort: 'placedAt', isDescending: true, limit: ROWS, offset: 0 } as const;

describe('the list of orders', () => {
  let office: Office;
  let browser: StaffBrowser;
  let desk: DeskVisitor;
  const idOf = (number: number): string => number.toString(16).padStart(32, '0');
  beforeAll(async () => {
    office = await openOffice();
    ({ browser } = await office.invite(['sales']));
    desk = deskVisitor(browser);
    const { db } = office.backend.deps;
    await db.execute(sql`insert into orders (id, number, session, source, status, created_by, created_at, updated_at,
        approved_at, owner_name, owner_phone, owner_email)
      select lpad(to_hex(n), 32, '0'), 'DH20260101' || lpad(n::text, 6, '0'), 's' || n, 'cart', 20, 'test',
        1900000000000 + n, 1900000000000 + n, 1900000000000 + n, 'Khách ' || n, '09' || lpad(n::text, 8, '0'),
        'Khach' || n || '@example.vn'
      from generate_series(1, ${ORDERS}) n`);
    await db.execute(sql`insert into order_lines (id, order_id, product_id, sku, title, category, category_id, time,
        unit_id, unit_name, count, description, is_domain, net, exempt, renewal_net, renewal_exempt, vat_percent,
        vat_inside, price_type, price_held_until, created_at)
      select 'line' || n, lpad(to_hex(n), 32, '0'), 'p', 'ten-mien', 'Tên miền', 'domain', 'c', 1, 'YEAR', 'năm', 1,
        'ten-' || n || '.vn', true, 100000, 0, 100000, 0, 10, false, 'normal', 0, 0
      from generate_series(1, ${ORDERS}) n`);
    await db.execute(sql`analyze`);
  });
  afterAll(() => office.close());

  /** Rows that the database touched for a page: the largest count of any node of the plan. */
  const rowsRead = async (
    words: string,
    status?: string,
  ): Promise<{ readonly rows: number; readonly plan: string }> => {
    const { db } = office.backend.deps;
    const { rows } = await db.execute(
      sql`explain (analyze, timing off) ${selectOrders(db, { ...newest, words, filter: status === undefined ? {} : { status } }).getSQL()}`,
    );
    const plan = rows.map((row) => String(Object.values(row)[0])).join('\n');
    const counts = [...plan.matchAll(/actual rows=(\d+)/g), ...plan.matchAll(/Removed by Filter: (\d+)/g)];
    return { rows: Math.max(...counts.map(([, count]) => Number(count))), plan };
  };

  test('a page of 10,000 orders reads no more rows than it shows, by an index', async () => {
    for (const status of [undefined, 'open']) {
      const { rows, plan } = await rowsRead('', status);
      expect([status, rows]).toEqual([status, ROWS]);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  test('a search by number, phone number, e-mail address or domain reads the found order only', async () => {
    for (const words of ['DH20260101000777', '09 0000 0777', 'khach777@example.vn', 'ten-777.vn']) {
      const { rows, plan } = await rowsRead(words);
      expect([words, rows]).toEqual([words, 1]);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  test('an order is found by what its buyer says, and by nothing else', async () => {
    for (const words of ['DH20260101000777', '+84 900 000 777', 'KHACH777@example.vn', 'TEN-777.vn', ' ten-777.vn ']) {
      const { body } = await desk.list<OrderRow>('orders', { words, filter: { status: 'open' } });
      expect([words, body.total, body.rows.map(({ number }) => number)]).toEqual([words, 1, ['DH20260101000777']]);
    }
    for (const words of ["' or 1=1 --", '%', 'x\u0000', 'x'.repeat(5000)])
      expect((await desk.list('orders', { words })).body.total).toBe(0);
    for (const filter of [{ status: 'x' }, { constructor: 'x' }, { status: 'constructor' }])
      expect((await desk.list('orders', { filter })).status).toBe(200);
    expect((await desk.list('orders', { page: 0 })).status).toBe(400);
  });

  test('pages follow each other newest first', async () => {
    const numbersOf = async (page: number, status?: string) => {
      const filter = status === undefined ? {} : { status };
      const { body } = await desk.list<OrderRow>('orders', { page, perPage: ROWS, isDescending: true, filter });
      return body.rows.map(({ number }) => number);
    };
    const [first, second] = [await numbersOf(1), await numbersOf(2)];
    expect([first.length, first[0], first.at(-1), second[0]]).toEqual([
      ROWS,
      'DH20260101010000',
      'DH20260101009976',
      'DH20260101009975',
    ]);
    expect(await numbersOf(1000)).toEqual([]);
    expect(await numbersOf(1, 'closed')).not.toContain('DH20260101010000');
  });

  test('the page of an order names its mails, those of its lines too, in Vietnamese', async () => {
    const { db } = office.backend.deps;
    for (const [key, channel] of [
      ['order-received:DH20260101000778', 'email'],
      ['order-received:DH20260101000778:sms', 'sms'],
      ['service-delayed:line778', 'email'],
      ['order-received:DH20260101000779', 'email'],
    ])
      await db.execute(sql`insert into outbox_messages (id, key, channel, recipient, subject, text, next_try_at, created_at)
        values (${key}, ${key}, ${channel}, 'a@example.vn', '', '', now(), now())`);
    const { body } = await desk.read<OrderRecord>('orders', idOf(778));
    const texts = body.events.map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['Bàn giao chậm', 'Đã nhận đơn', 'Đã nhận đơn']);
  });

  test('an order shows its lines and contact, and an unknown one is not found', async () => {
    const { body } = await desk.read<OrderRecord>('orders', idOf(777));
    expect(body).toMatchObject({ number: 'DH20260101000777', name: 'Khách 777', phone: '0900000777', total: 110_000 });
    expect(body.lines.map(({ about }) => about)).toEqual(['ten-777.vn']);
    expect((await browser.read(`/invoices/${idOf(777)}/pdf`)).status).toBe(404);
    expect((await desk.read('orders', 'khong-co')).status).toBe(404);
  });
});
