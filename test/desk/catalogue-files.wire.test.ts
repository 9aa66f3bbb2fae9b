import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productPrices, products } from '#backend/catalogue/schema.ts';
import type { CatalogueFileRecord } from '#contracts/desk/catalogue-file-record.ts';
import type { LogRecord } from '#contracts/desk/log-record.ts';
import type { ProductRecord } from '#contracts/desk/product-record.ts';
import type { StaffBrowser } from '#test/kit/staff.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';

type File = CatalogueFileRecord & { readonly version: string };
const FILES = 'catalogue-files';

describe('price lists at the desk', () => {
  let office: Office;
  let browser: StaffBrowser;
  let desk: DeskVisitor;
  const upload = (name: string, bytes: Buffer | string) =>
    desk.send<File>(FILES, '', { name, base64: Buffer.from(bytes).toString('base64') });
  const apply = (file: File, overwrite = false) =>
    desk.send<File>(FILES, `/${file.id}/apply`, { plan: file.plan, overwrite });
  const priceOf = async (sku: string, term: number) => {
    const [found] = await office.backend.deps.db
      .select({ perUnit: productPrices.perUnit })
      .from(productPrices)
      .innerJoin(products, eq(products.id, productPrices.productId))
      .where(and(eq(products.sku, sku), eq(productPrices.time, term)));
    return found?.perUnit;
  };
  beforeAll(async () => {
    office = await openOffice();
    ({ browser } = await office.invite(['sales']));
    desk = deskVisitor(browser);
  });
  afterAll(() => office.close());

  test.each(['xlsx', 'json'])('what was downloaded as %s changes nothing', async (format) => {
    const answer = await browser.read(`/desk/catalogue.${format}`);
    const { body } = await upload(`all.${format}`, Buffer.from(await answer.arrayBuffer()));
    expect(body.counts).toEqual({ added: 0, changed: 0, conflict: 0, refused: 0 });
    expect(body.changes).toEqual([]);
  });

  test('a price list is shown field by field, changes nothing until it is applied, and then what it said', async () => {
    const before = await priceOf('CS-01', 1);
    const rows = 'sku;term;price\nCS-01;1;123.000\nCS-01;12;99.000\nCS-02;1;99k\nCS-O3;1;5000';
    const { status, body } = await upload('prices (2).csv', rows);
    expect([status, body.counts]).toEqual([200, { added: 0, changed: 1, conflict: 0, refused: 2 }]);
    expect(body.changes[0]?.fields).toContainEqual({ field: 'price 1', before, after: 123_000 });
    expect(body.refusals.map(({ sheet, row, column, reason }) => [sheet, row, column, reason])).toEqual([
      ['prices', 4, 'price', expect.stringContaining('«99k» không phải số nguyên')],
      ['prices', 5, 'sku', expect.stringContaining('có phải ý bạn là CS-0')],
    ]);
    expect(await priceOf('CS-01', 1)).toBe(before);
    const applied = await apply(body);
    expect([applied.status, applied.body.counts.changed, applied.body.appliedAt]).toEqual([200, 0, expect.any(Number)]);
    expect([await priceOf('CS-01', 1), await priceOf('CS-01', 12)]).toEqual([123_000, 99_000]);
    const log = await deskVisitor(await office.admin()).list<LogRecord>('log', {
      filter: { about: FILES },
      isDescending: true,
    });
    expect(log.body.rows[0]?.after).toEqual({ added: 0, changed: 1, conflict: 0, refused: 2, overwrite: false });
  });

  test('what somebody changed by hand since is a conflict, written only when told', async () => {
    const { body: first } = await upload('prices.csv', 'sku,term,price\nCS-03,1,200000\nCS-03,12,180000');
    await apply(first);
    const {
      id: _,
      sku: __,
      line: ___,
      page: ____,
      future: _____,
      version,
      ...fields
    } = (await desk.read<ProductRecord>('products', 'CS-03')).body;
    const prices = fields.prices.map((each) => (each.term === 1 ? { ...each, price: 222_000 } : each));
    await desk.send('products', '/CS-03', { ...fields, prices }, { version });
    const { body } = await upload('prices.csv', 'sku,term,price\nCS-03,1,210000\nCS-03,12,180000');
    expect(body.counts).toEqual({ added: 0, changed: 0, conflict: 1, refused: 0 });
    await apply(body);
    expect(await priceOf('CS-03', 1)).toBe(222_000);
    const written = await apply((await desk.read<File>(FILES, body.id)).body, true);
    expect([written.status, written.body.counts.conflict, await priceOf('CS-03', 1)]).toEqual([200, 0, 210_000]);
  });

  test('of two members who apply the same plan one does, and a plan that is no longer the shown one is refused', async () => {
    const { body } = await upload('prices.csv', 'sku,term,price\nCS-04,1,310000');
    const both = await Promise.all([apply(body), apply(body)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body: older } = await upload('prices.csv', 'sku,term,price\nCS-05,1,410000');
    await apply((await upload('prices.csv', 'sku,term,price\nCS-05,1,420000')).body);
    expect((await apply(older)).status).toBe(409);
    expect(await priceOf('CS-05', 1)).toBe(420_000);
  });

  test('two members upload at once', async () => {
    const other = deskVisitor((await office.invite(['sales'])).browser);
    const list = Buffer.from('sku,term,price\nCS-06,1,510000').toString('base64');
    const sent = { name: 'prices.csv', base64: list };
    const both = await Promise.all([desk, other].map((each) => each.send<File>(FILES, '', sent)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  const bad: readonly (readonly [string, string, Buffer | string, string])[] = [
    ['a document', 'bang-gia.docx', 'x', 'không phải tệp'],
    ['no workbook', 'bang-gia.xlsx', 'PK nhưng không phải', 'Không đọc được bảng tính'],
    ['a sheet that nobody knows', 'bang-gia.csv', 'sku\nA', 'các tên có thể dùng là lines, tags, products'],
    ['a column that nobody knows', 'prices.csv', 'sku,gia\nA,1', 'không có cột này'],
    ['half a JSON', 'a.json', '{"products":[', 'không phải JSON'],
    ['another JSON', 'a.json', '[1]', 'phải là một đối tượng'],
    ['nothing', 'prices.csv', ' ', 'không có dòng nào'],
    ['a quote that does not end', 'prices.csv', 'sku,term,price\n"A,1,2', 'dấu ngoặc kép'],
    ['a sign that no database stores', 'a.json', '{"products":[{"sku":"A","title":"\\u0000"}]}', 'không đọc được'],
    ['half a sign', 'a.json', '{"products":[{"sku":"A","title":"\\ud800"}]}', 'không đọc được'],
    ['more than 5 MB', 'prices.csv', Buffer.alloc(5 * 1024 * 1024 + 1, 0x20), 'lớn hơn 5 MB'],
  ];
  test.each(bad)('%s is refused with a reason', async (_, name, bytes, reason) => {
    const before = (await desk.list(FILES)).body.total;
    const { status, body } = await upload(name, bytes);
    expect([status, body.errors]).toEqual([422, { base64: expect.stringContaining(reason) }]);
    expect((await desk.list(FILES)).body.total).toBe(before);
  });

  test('V8.2.1 only sales uploads and downloads', async () => {
    const { browser: other } = await office.invite(['accounting']);
    expect((await other.read('/desk/catalogue.xlsx')).status).toBe(403);
    const sent = await deskVisitor(other).send(FILES, '', { name: 'a.csv', base64: 'QQ==' });
    expect([sent.status, sent.body.code]).toEqual([403, 'no-role']);
  });
});
