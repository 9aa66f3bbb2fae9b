import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selectOrders } from '#backend/order-desk/search-orders.ts';
import { ROWS_PER_PAGE } from '#backend/platform/pages/staff-list.ts';
import { type Office, openOffice } from './staff-office.ts';

const ORDERS = 10_000;

describe('the list of orders', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
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
  const rowsRead = async (words: string, filter: string): Promise<{ readonly rows: number; readonly plan: string }> => {
    const { db } = office.backend.deps;
    const { rows } = await db.execute(
      sql`explain (analyze, timing off) ${selectOrders(db, { words, filter, page: 1 }).getSQL()}`,
    );
    const plan = rows.map((row) => String(Object.values(row)[0])).join('\n');
    const counts = [...plan.matchAll(/actual rows=(\d+)/g), ...plan.matchAll(/Removed by Filter: (\d+)/g)];
    return { rows: Math.max(...counts.map(([, count]) => Number(count))), plan };
  };

  test('a page of 10,000 orders reads no more rows than it shows and one more, by an index', async () => {
    for (const filter of ['all', 'open']) {
      const { rows, plan } = await rowsRead('', filter);
      expect([filter, rows]).toEqual([filter, ROWS_PER_PAGE + 1]);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  test('a search by number, phone number, e-mail address or domain reads the found order only', async () => {
    for (const words of ['DH20260101000777', '09 0000 0777', 'khach777@example.vn', 'ten-777.vn']) {
      const { rows, plan } = await rowsRead(words, 'all');
      expect([words, rows]).toEqual([words, 1]);
      expect(plan).not.toContain('Seq Scan');
    }
  });

  test('what was searched for stands in no address, and is found on each page of the list', async () => {
    const { browser } = await office.invite(['sales']);
    for (const words of ['DH20260101000777', '+84 900 000 777', 'KHACH777@example.vn', 'TEN-777.vn', ' ten-777.vn ']) {
      const answer = await browser.send('/orders', { q: words, filter: 'open' });
      const to = answer.headers.get('location') ?? '';
      expect(answer.status).toBe(303);
      expect(to).toMatch(/^\/orders\?q=[\w.%]+&filter=open&page=1$/);
      expect(decodeURIComponent(to).toLowerCase()).not.toContain('777@');
      const page = await (await browser.read(to)).text();
      expect(page).toContain('DH20260101000777');
      expect(page).not.toContain('DH20260101000778');
      expect(page.match(/role="row"/g)).toHaveLength(2);
    }
    for (const words of ["' or 1=1 --", '%', '\u0000', 'x'.repeat(5000)])
      expect((await browser.send('/orders', { q: words })).status).toBe(303);
    for (const q of ['x', 'a.b', '%00', 'x'.repeat(9000)])
      expect((await browser.read(`/orders?q=${q}`)).status).toBeLessThan(500);
  });

  test('pages follow each other newest first, fifty at a time', async () => {
    const { browser } = await office.invite(['sales']);
    const numbersOf = async (path: string) =>
      [...(await (await browser.read(path)).text()).matchAll(/>(DH\d+)</g)].map(([, number]) => number);
    const [first, second] = [await numbersOf('/orders'), await numbersOf('/orders?page=2')];
    expect([first.length, first[0], first.at(-1), second[0]]).toEqual([
      ROWS_PER_PAGE,
      'DH20260101010000',
      'DH20260101009951',
      'DH20260101009950',
    ]);
    expect(await numbersOf('/orders?page=1000')).toEqual([]);
    expect(await numbersOf('/orders?filter=closed')).not.toContain('DH20260101010000');
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
    const { browser } = await office.invite(['sales']);
    const page = await (await browser.read(`/orders/${(778).toString(16).padStart(32, '0')}`)).text();
    expect([page.split('Đã nhận đơn').length - 1, page.split('Bàn giao chậm').length - 1]).toEqual([2, 1]);
    expect(page).not.toMatch(/order-received|service-delayed/);
  });

  test('the page of an order shows its lines and contact, and an unknown one is not found', async () => {
    const { browser } = await office.invite(['sales']);
    const path = `/orders/${(777).toString(16).padStart(32, '0')}`;
    const page = await (await browser.read(path)).text();
    for (const words of ['Đơn DH20260101000777', 'ten-777.vn', 'Khách 777', '0900 000 777', '110.000'])
      expect(page).toContain(words);
    expect((await browser.read(`${path}/invoice`)).status).toBe(404);
    expect((await browser.read('/orders/khong-co')).status).toBe(404);
  });
});
