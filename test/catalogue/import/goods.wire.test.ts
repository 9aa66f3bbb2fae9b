import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTree } from '#backend/catalogue/category-tree.ts';
import { describePlan } from '#backend/catalogue/import/describe-plan.ts';
import { readCatalogueFile, writeCatalogueFile } from '#backend/catalogue/import/files.ts';
import { exportCatalogue, importCatalogue } from '#backend/catalogue/import/import-catalogue.ts';
import { startPrices as startPricesOf } from '#backend/catalogue/import/start-prices.ts';
import { stores } from '#backend/catalogue/schema.ts';
import { parseEnvironment } from '#backend/environment.ts';
import { type OpenDatabase, openDatabase } from '#backend/platform/database/database.ts';
import { seedDatabase } from '#backend/seed.ts';
import { production } from '#test/kit/environment.ts';

const NOW = Date.UTC(2026, 10, 28);
const root = mkdtempSync(join(tmpdir(), 'goods-'));
afterAll(() => rmSync(root, { recursive: true }));

const own = {
  options: [
    { option: 'location', name: 'Nơi đặt', type: 'one', lines: ['cloud-server'], values: [{ value: 'Hà Nội' }] },
  ],
  products: [
    {
      sku: 'MX-1',
      title: 'Mây Xanh 1',
      line: 'cloud-server',
      specs: '2 vCPU · 4 GB RAM',
      prices: [
        { term: 1, price: 120_000 },
        { term: 12, price: 90_000, oldPrice: 100_000 },
      ],
      stock: [{ place: 'Hà Nội', stock: 'ready' }],
    },
  ],
  extensions: [
    {
      extension: '.com.vn',
      registrationFee: 100_000,
      maintenanceFee: 250_000,
      serviceFirstYear: 50_000,
      serviceRenewal: 40_000,
    },
  ],
};
const [plan] = own.products;

/** A shop in a folder of its own. */
const openShop = (SEED: 'example' | 'none') => {
  const folder = join(root, SEED);
  const environment = parseEnvironment({ ...production, MODE: 'development', DATA_DIR: folder, SEED });
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: folder });
    await seedDatabase(database, environment);
  });
  afterAll(() => database.close());
  const importPath = async (path: string, flags: { apply?: boolean; overwrite?: boolean } = {}, now = NOW) => {
    const read = await readCatalogueFile(path);
    if ('problem' in read) throw new Error(read.problem);
    const wish = { apply: false, overwrite: false, ...flags };
    const plan = await importCatalogue(database.db, read, { ...wish, now, pictureProblem: () => null });
    return describePlan(plan, { ...wish, verbose: false });
  };
  return {
    importPath,
    importGoods: (goods: object, flags: { apply?: boolean; overwrite?: boolean } = { apply: true }, now = NOW) => {
      const path = join(folder, 'goods.json');
      writeFileSync(path, JSON.stringify(goods));
      return importPath(path, flags, now);
    },
    exportTo: async (name: string) => {
      const path = join(folder, name);
      await writeCatalogueFile(path, await exportCatalogue(database.db));
      return path;
    },
    startPrices: (now: number) => startPricesOf(database.db, now),
    readLines: async () => {
      const [store] = await database.db.select().from(stores).limit(1);
      if (!store) throw new Error('a shop has a store');
      const tree = await readTree({ db: database.db, environment }, { store, lines: null });
      return tree.flatMap(({ child }) => child.map(({ handle }) => handle));
    },
    read: async (statement: string) => (await database.db.execute<Record<string, unknown>>(sql.raw(statement))).rows,
  };
};

const NOTHING = 'Planned: 0 added, 0 changed, 0 in conflict, 0 refused.\nNothing is written; --apply writes it.';

describe('the example shop', () => {
  const { exportTo, importPath, importGoods, read, startPrices } = openShop('example');
  const derived = `select row_to_json(p) as product from (select *, xmin from products order by id) p`;

  test.each(['all.json', 'all.xlsx', 'all'])('what %s was exported to changes nothing', async (name) =>
    expect(await importPath(await exportTo(name))).toBe(NOTHING),
  );

  test('a price list alone changes prices alone, and what is derived from them', async () => {
    const before = await read(derived);
    const goods = {
      products: [
        {
          sku: 'CS-01',
          prices: [
            { term: 1, price: 100_000 },
            { term: 12, price: 80_000 },
          ],
        },
      ],
    };
    expect(await importGoods(goods)).toContain('price 3: 94.000đ → nothing');
    const after = await read(derived);
    const prices = `select time, net::int, renewal_net::int, discount_percent from product_prices
      join products on id = product_id where sku = 'CS-01' order by time`;
    expect(await read(prices)).toEqual([
      { time: 1, net: 100_000, renewal_net: 100_000, discount_percent: 0 },
      { time: 12, net: 960_000, renewal_net: 960_000, discount_percent: 20 },
    ]);
    expect(after.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index]))).toHaveLength(1);
    expect(await importGoods(goods, {})).toBe(NOTHING);
  });

  test('staff’s change of the stock is a conflict for a file that still says the old one', async () => {
    const goods = { products: [{ sku: 'BM-S', stock: [{ place: 'Hà Nội', stock: 'ready' }] }] };
    await importGoods(goods);
    await read(`update place_stocks set stock = 'SOLD_OUT' from products, option_values v
      where products.sku = 'BM-S' and place_stocks.model_id = products.id and v.id = value_id and v.title = 'Hà Nội'`);
    expect(await importGoods(goods)).toContain('! product BM-S: changed by hand since the last import');
    const stock = `select stock from place_stocks s join products p on p.id = s.model_id join option_values v on v.id = value_id
      where sku = 'BM-S' and v.title = 'Hà Nội'`;
    expect(await read(stock)).toEqual([{ stock: 'SOLD_OUT' }]);
    expect(await importGoods(goods, { apply: true, overwrite: true })).toContain('Written: 0 added, 1 changed');
    expect(await read(stock)).toEqual([{ stock: 'READY' }]);
    expect(await importGoods(goods, {})).toBe(NOTHING);
  });

  test('a price to come holds from midnight in Vietnam of its day, in every list, and is no change by hand', async () => {
    const list = [
      { term: 1, price: 200_000 },
      { term: 3, price: 190_000 },
      { term: 3, price: 150_000, oldPrice: 180_000, from: '2026-12-01' },
      { term: 3, price: 140_000, from: '2027-01-01' },
    ];
    const goods = { products: [{ sku: 'CS-04', prices: list }] };
    expect(await importGoods(goods)).toContain('future price 3 from 2027-01-01: nothing → 140.000đ');
    const row = `select p.per_unit::int, lead_price::int, promoted, (select count(*)::int from future_prices) as planned
      from products join product_prices p on id = product_id and time = 3 where sku = 'CS-04'`;
    const midnight = Date.UTC(2026, 10, 30, 17);
    await startPrices(midnight - 1);
    expect(await read(row)).toEqual([{ per_unit: 190_000, lead_price: 190_000, promoted: false, planned: 2 }]);
    expect(await importPath(await exportTo('planned.json'))).toBe(NOTHING);
    await startPrices(midnight);
    expect(await read(row)).toEqual([{ per_unit: 150_000, lead_price: 150_000, promoted: true, planned: 1 }]);
    expect(await importGoods(goods, {}, midnight)).toBe(NOTHING);
    await startPrices(Date.UTC(2027, 0, 5));
    expect(await read(row)).toEqual([{ per_unit: 140_000, lead_price: 140_000, promoted: false, planned: 0 }]);
    const next = {
      products: [
        {
          sku: 'CS-04',
          prices: [
            { term: 1, price: 200_000 },
            { term: 3, price: 145_000 },
          ],
        },
      ],
    };
    expect(await importGoods(next, {}, Date.UTC(2027, 0, 6))).toContain('0 added, 1 changed, 0 in conflict');
  });

  test('a refused row leaves its product as it is, and the others are written', async () => {
    const said = await importGoods({
      products: [
        { sku: 'CS-02', title: 'Máy mới', line: 'web-hosting' },
        { sku: 'CS-03', title: 'Máy ba' },
      ],
    });
    expect(said).toContain(
      '✘ products row 1, column line (product CS-02): đang bán ở dòng cloud-server và giữ dòng đó',
    );
    expect(await read(`select sku, title from products where sku in ('CS-02', 'CS-03') order by sku`)).toEqual([
      { sku: 'CS-02', title: 'Cloud Server SSD 2' },
      { sku: 'CS-03', title: 'Máy ba' },
    ]);
  });

  test('a new value of an option is found by the search in every product of its lines', async () => {
    const words = `select count(*)::int as found from products where folded like '%longthanh%'`;
    const file = await exportTo('options');
    writeFileSync(
      join(file, 'optionValues.csv'),
      'option,value\nlocation,Hà Nội\nlocation,TP. Hồ Chí Minh\nlocation,Đà Nẵng\nlocation,Longthanh\n',
    );
    expect(await read(words)).toEqual([{ found: 0 }]);
    expect(await importPath(join(file, 'optionValues.csv'), { apply: true })).toContain('~ option location');
    expect((await read(words))[0]?.found).toBeGreaterThan(20);
    expect(await importPath(join(file, 'optionValues.csv'))).toBe(NOTHING);
  });
});

describe('an empty shop', () => {
  const { exportTo, importPath, importGoods, read, readLines } = openShop('none');

  test('sells its own goods after the first import, with the lines and groups that they need', async () => {
    expect(await importGoods(own)).toContain('Written: 3 added, 0 changed, 0 in conflict, 0 refused.');
    expect(await importGoods(own, {})).toBe(NOTHING);
    expect(await read('select handle, product_count from categories order by level, position')).toEqual([
      { handle: 'may-chu', product_count: 1 },
      { handle: 'website-email-hoc-tap', product_count: 1 },
      { handle: 'cloud-server', product_count: 1 },
      { handle: 'domain', product_count: 1 },
    ]);
    expect(await read(`select slug, cpus, promoted, headline, image from products where sku = 'MX-1'`)).toEqual([
      {
        slug: 'may-xanh-1',
        cpus: 2,
        promoted: true,
        headline: expect.stringContaining('cpu=2'),
        image: '/uploads/cloud-server.png',
      },
    ]);
  });

  test('shows no product line that offers an option and sells nothing', async () => {
    const lines = ['cloud-server', 'bare-metal'];
    await importGoods({ options: [{ option: 'location', lines }] });
    expect(await read(`select handle from categories where handle = 'bare-metal'`)).toHaveLength(1);
    expect(await readLines()).toEqual(['cloud-server', 'domain']);
  });

  test.each([
    ['on-sale', true, false],
    ['renewals-only', false, true],
    ['withdrawn', false, false],
  ])('the state %s', async (state, available, renewable) => {
    const goods = { products: [{ sku: 'MX-1', state }] };
    await importGoods(goods);
    expect(await read(`select available, renewable from products where sku = 'MX-1'`)).toEqual([
      { available, renewable },
    ]);
    expect(await importGoods(goods, {})).toBe(NOTHING);
  });

  test('takes the file that the documents show', async () => {
    const [, shown = ''] =
      /^```json\n(\{\n {2}"products"[^`]+)```/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    expect(await importGoods(JSON.parse(shown))).toContain('Written: 1 added, 0 changed, 0 in conflict, 0 refused.');
  });

  test('keeps the id and the address of a product whose title changes', async () => {
    const row = `select id, slug from products where sku = 'MX-1'`;
    const before = await read(row);
    await importGoods({ products: [{ sku: 'MX-1', title: 'Mây Xanh Một' }] });
    expect(await read(row)).toEqual(before);
  });

  test('gives two products of one title two addresses', async () => {
    await importGoods({
      products: [
        { ...plan, sku: 'MX-2', title: 'Trùng tên' },
        { ...plan, sku: 'MX-3', title: 'Trùng tên' },
      ],
    });
    expect(await read(`select slug from products where sku in ('MX-2', 'MX-3') order by slug`)).toEqual([
      { slug: 'trung-ten' },
      { slug: 'trung-ten-mx-3' },
    ]);
  });

  test.each(['own.json', 'own.xlsx', 'own'])('what %s was exported to changes nothing', async (name) =>
    expect(await importPath(await exportTo(name))).toBe(NOTHING),
  );
});
