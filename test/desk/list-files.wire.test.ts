import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffPlaceOf } from '#backend/listeners.ts';
import { productColumns } from '#contracts/desk/columns/product-columns.vi.ts';
import type { LogRecord } from '#contracts/desk/log-record.ts';
import type { ProductRow } from '#contracts/desk/product-record.ts';
import type { StaffBrowser } from '#test/kit/staff.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { deskVisitor } from './desk-visitor.ts';
import { placeOrder } from './place-order.ts';

const take = (
  { send }: StaffBrowser,
  resource: string,
  { query = {}, format = 'csv', key = randomUUID() }: { query?: object; format?: string; key?: string } = {},
): Promise<Response> =>
  send(`/desk/files/${resource}`, { key, format, query: JSON.stringify(query) }, { accept: 'application/json' });
const readCsv = async (answer: Response): Promise<readonly Readonly<Record<string, string>>[]> =>
  Papa.parse<Record<string, string>>(await answer.text(), { header: true, skipEmptyLines: true }).data;

describe('lists of the desk as files', () => {
  let office: Office;
  let admin: StaffBrowser;
  beforeAll(async () => {
    office = await openOffice();
    admin = await office.admin();
  });
  afterAll(() => office.close());

  test('every list is a file in both formats, with as many rows as the list has', async () => {
    const names = staffPlaceOf(office.backend.deps).routes.flatMap(({ path }) =>
      path.startsWith('/desk/lists/') ? [path.slice('/desk/lists/'.length)] : [],
    );
    expect(names.length).toBeGreaterThan(15);
    for (const name of names.filter((each) => each !== 'log')) {
      const { total } = (await deskVisitor(admin).list(name)).body;
      const csv = await take(admin, name);
      expect([name, csv.status, csv.headers.get('content-type')]).toEqual([name, 200, 'text/csv; charset=utf-8']);
      expect([name, (await readCsv(csv)).length]).toEqual([name, total]);
      const xlsx = await take(admin, name, { format: 'xlsx' });
      const [sheet] = await readWorkbook(Buffer.from(await xlsx.arrayBuffer()));
      expect([name, sheet?.data.length]).toEqual([name, total + 1]);
    }
  });

  test('a file has the columns, the filters and the order of its list', async () => {
    const query = { filter: { line: 'cloud-server' }, sort: 'leadPrice', isDescending: true };
    const listed = (await deskVisitor(admin).list<ProductRow>('products', { ...query, perPage: 100 })).body.rows;
    const rows = await readCsv(await take(admin, 'products', { query: { ...query, page: 3, perPage: 2 } }));
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.values(productColumns).map(({ title }) => title));
    expect(rows.map((row) => row.Mã)).toEqual(listed.map(({ id }) => id));
    expect(rows.map((row) => row[productColumns.leadPrice.title])).toEqual(
      listed.map(({ leadPrice }) => String(leadPrice)),
    );
    expect(new Set(rows.map((row) => row.Bán))).toEqual(new Set(['Đang bán']));
  });

  test('V1.2.10 a name that is a formula is text in the file', async () => {
    await placeOrder(office.backend, '=HYPERLINK("http://evil.example","Bấm")');
    const [row] = await readCsv(await take(admin, 'customers', { query: { words: 'hyperlink' } }));
    expect(row?.Tên).toBe('\'=HYPERLINK("http://evil.example","Bấm")');
  });

  test('V8.2.1 whoever may not read the list gets no file, and the log says who took how many rows', async () => {
    const { browser, name } = await office.invite(['content']);
    expect((await take(browser, 'customers')).status).toBe(403);
    const { body } = await deskVisitor(admin).list<LogRecord>('log', {
      filter: { kind: 'all' },
      words: name,
      isDescending: true,
    });
    expect(body.rows[0]).toEqual(expect.objectContaining({ path: '/desk/files/customers', result: 'refused' }));
    const key = randomUUID();
    const words = 'nguyễn bí mật';
    expect((await take(admin, 'customers', { key, query: { words } })).status).toBe(200);
    expect((await take(admin, 'customers', { key })).status).toBe(409);
    const log = (
      await deskVisitor(admin).list<LogRecord>('log', { filter: { about: 'customers' }, isDescending: true })
    ).body;
    expect(log.rows[0]?.after).toEqual({ format: 'csv', rows: 0 });
    expect(JSON.stringify(log)).not.toContain('bí mật');
  });

  test('a query that is none is refused', async () => {
    for (const query of [{ page: 0 }, { perPage: 1_000_000 }, { filter: 3 }, { words: {} }])
      expect([query, (await take(admin, 'orders', { query })).status]).toEqual([query, 400]);
    expect((await admin.send('/desk/files/orders', { query: '{}' }, { accept: 'application/json' })).status).toBe(400);
  });
});
