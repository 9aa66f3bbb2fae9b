import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeRowsByHand } from '#backend/catalogue/import/change-by-hand.ts';
import { importCatalogue } from '#backend/catalogue/import/import-catalogue.ts';
import { readJson, writeJson } from '#backend/catalogue/import/read-json.ts';
import { rowsOfItems } from '#backend/catalogue/import/rows-of-items.ts';
import { readStoredCatalogue } from '#backend/catalogue/import/stored-catalogue.ts';
import { futurePrices, productPrices, products } from '#backend/catalogue/schema.ts';
import { readCombosOfModels } from '#backend/catalogue/service.ts';
import type { LogRecord } from '#contracts/desk/log-record.ts';
import type { ProductRecord, ProductRow } from '#contracts/desk/product-record.ts';
import type { ProductTagRecord, ProductTagRow } from '#contracts/desk/product-tag-record.ts';
import type { ProductUseRecord } from '#contracts/desk/product-use-record.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { isoDayAt, startOfIsoDay } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { backendCatalogue } from '#test/catalogue/backend-catalogue.ts';
import { valueOrThrow } from '#test/catalogue/catalogue-subject.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';

type Whole = ProductRecord & { readonly version: string };

describe('products at the desk', () => {
  let office: Office;
  let desk: DeskVisitor;
  let plan: Whole;
  const read = async (sku: string): Promise<Whole> => (await desk.read<Whole>('products', sku)).body;
  const fieldsOf = ({ id: _, sku: __, line: ___, page: ____, future: _____, version: ______, ...fields }: Whole) =>
    fields;
  /** đồng for one month, as shoppers see it. */
  const priceOf = async (sku: string, term: number): Promise<number | undefined> => {
    const [found] = await office.backend.deps.db
      .select({ perUnit: productPrices.perUnit })
      .from(productPrices)
      .innerJoin(products, eq(products.id, productPrices.productId))
      .where(and(eq(products.sku, sku), eq(productPrices.time, term)));
    return found?.perUnit;
  };
  beforeAll(async () => {
    office = await openOffice();
    desk = deskVisitor((await office.invite(['sales'])).browser);
    const { rows } = (await desk.list<ProductRow>('products', { filter: { line: 'cloud-server' } })).body;
    plan = await read(rows[0]?.id ?? '');
  });
  afterAll(() => office.close());

  test('saving a plan of each line as it was read changes nothing', async () => {
    const { rows } = (await desk.list<ProductRow>('products', { perPage: 100 })).body;
    const firsts = new Map(rows.map((row) => [row.line, row.id]));
    expect(firsts.size).toBeGreaterThan(10);
    const all = () =>
      office.backend.deps.db.select().from(productPrices).orderBy(productPrices.productId, productPrices.time);
    const before = [await all(), await office.backend.deps.db.select().from(products).orderBy(products.id)];
    for (const sku of firsts.values()) {
      const product = await read(sku);
      const saved = await desk.send<Whole>('products', `/${sku}`, fieldsOf(product), { version: product.version });
      expect([sku, saved.status, saved.body]).toEqual([sku, 200, product]);
    }
    expect([await all(), await office.backend.deps.db.select().from(products).orderBy(products.id)]).toEqual(before);
  });

  test('CAT-10 a plan has a picture of its own, by an address or from the store, and else that of its line', async () => {
    const { db } = office.backend.deps;
    const shown = async (): Promise<string | undefined> =>
      (await db.select({ image: products.image }).from(products).where(eq(products.sku, plan.sku)))[0]?.image;
    const line = await shown();
    const save = async (picture: object) => {
      const { version, ...now } = await read(plan.sku);
      return desk.send<Whole>(
        'products',
        `/${plan.sku}`,
        { ...fieldsOf({ ...now, version }), ...picture },
        { version },
      );
    };
    const elsewhere = '/uploads/gpu-desktop.png';
    expect((await save({ picture: null, pictureUrl: elsewhere })).body).toMatchObject({
      picture: null,
      pictureUrl: elsewhere,
    });
    expect(await shown()).toBe(elsewhere);
    for (const [picture, field] of [
      [{ picture: null, pictureUrl: '/uploads/khong-co.png' }, 'pictureUrl'],
      [{ picture: null, pictureUrl: 'https://anh.la.example/goi.png' }, 'pictureUrl'],
      [{ picture: null, pictureUrl: 'goi.png' }, 'pictureUrl'],
      [{ picture: 'khong-co', pictureUrl: '' }, 'picture'],
    ] as const) {
      const refused = await save(picture);
      expect([picture, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([picture, 422, [field]]);
    }
    expect(await shown()).toBe(elsewhere);
    await save({ picture: null, pictureUrl: '' });
    expect((await read(plan.sku)).pictureUrl).toBe('');
    expect(await shown()).not.toBe(elsewhere);
    await save({ picture: null, pictureUrl: line ?? '' });
    plan = await read(plan.sku);
  });

  test('CAT-10 what is bought with a plan is chosen at the desk, in order, and shown so in the shop', async () => {
    const { db, clock } = office.backend.deps;
    const save = async (companions: readonly string[]) => {
      const { version, ...now } = await read(plan.sku);
      return desk.send<Whole>(
        'products',
        `/${plan.sku}`,
        { ...fieldsOf({ ...now, version }), companions },
        { version },
      );
    };
    const { rows } = (await desk.list<ProductUseRecord>('product-uses', { perPage: 100 })).body;
    const [first, second] = rows.filter(({ id }) => id !== plan.sku).map(({ id }) => id);
    const chosen = [second ?? '', first ?? ''];
    const saved = await save(chosen);
    expect([saved.status, saved.body.companions]).toEqual([200, chosen]);
    const [row] = await db.select().from(products).where(eq(products.sku, plan.sku));
    const shown = await readCombosOfModels({ db }, [row?.modelId ?? '']);
    const skus = new Map((await db.select().from(products)).map(({ id, sku }) => [id, sku]));
    expect((shown.get(row?.modelId ?? '') ?? []).map((id) => skus.get(id))).toEqual(chosen);
    for (const wrong of [[plan.sku], ['KHONG-CO'], [first ?? '', first ?? '']]) {
      const refused = await save(wrong);
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['companions']]);
    }
    // The file that is taken from the shop changes nothing, also not what is bought together.
    const stored = await readStoredCatalogue(db);
    const file = readJson(writeJson(rowsOfItems([...stored.items.values()])));
    if ('problem' in file) throw new Error(file.problem);
    const wish = { apply: false, overwrite: false, now: clock.now(), pictureProblem: () => null };
    expect((await importCatalogue(db, file, wish)).changes).toEqual([]);
    expect((await save([])).body.companions).toEqual([]);
    plan = await read(plan.sku);
  });

  test('CAT-01 a tag is made, put on a plan and renamed, and the shop lists the plan under it', async () => {
    const made = await desk.send<ProductTagRecord>('product-tags', '', { tag: 'hang-moi', name: 'Hàng mới' });
    expect([made.status, made.body]).toEqual([200, expect.objectContaining({ page: '/cua-hang?tag=hang-moi' })]);
    const twice = await desk.send('product-tags', '', { tag: 'hang-moi', name: 'Khác' });
    expect([twice.status, Object.keys(twice.body.errors ?? {})]).toEqual([422, ['tag']]);
    const capital = await desk.send('product-tags', '', { tag: 'Hàng mới', name: 'Khác' });
    expect([capital.status, Object.keys(capital.body.errors ?? {})]).toEqual([422, ['tag']]);
    const save = async (tags: readonly string[]) => {
      const { version, ...now } = await read(plan.sku);
      return desk.send<Whole>('products', `/${plan.sku}`, { ...fieldsOf({ ...now, version }), tags }, { version });
    };
    const first = (await read(plan.sku)).tags;
    const saved = await save(['hang-moi', ...first]);
    expect([saved.status, saved.body.tags]).toEqual([200, [...first, 'hang-moi'].toSorted()]);
    const unknown = await save(['hang-la']);
    expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['tags']]);
    const listed = async () =>
      valueOrThrow(await backendCatalogue(office.backend.url).products({ ...defaultProductQuery, tag: 'hang-moi' }));
    expect((await listed()).products.map(({ sku }) => sku)).toEqual([plan.sku]);
    const renamed = await desk.send('product-tags', '/hang-moi', { name: 'Mới về' }, { version: made.body.version });
    const { rows } = (await desk.list<ProductTagRow>('product-tags', { words: 'moi ve' })).body;
    expect([renamed.status, rows]).toEqual([
      200,
      [{ id: 'hang-moi', tag: 'hang-moi', name: 'Mới về', productCount: 1, page: '/cua-hang?tag=hang-moi' }],
    ]);
    const shown = valueOrThrow(await backendCatalogue(office.backend.url).tags());
    expect(shown).toContainEqual(expect.objectContaining({ slug: 'hang-moi', name: 'Mới về' }));
    const removed = () => desk.send('product-tags', '/hang-moi/remove', {});
    expect([(await removed()).status, JSON.stringify((await removed()).body)]).toEqual([
      409,
      expect.stringContaining('Còn 1 sản phẩm mang thẻ này'),
    ]);
    expect((await save(first)).body.tags).toEqual(first);
    expect((await listed()).products).toEqual([]);
    expect((await removed()).status).toBe(200);
    expect((await removed()).status).toBe(404);
    expect((await desk.list<ProductTagRow>('product-tags', { words: 'moi ve' })).body.rows).toEqual([]);
    const stale = await save(['hang-moi', ...first]);
    expect([stale.status, Object.keys(stale.body.errors ?? {})]).toEqual([422, ['tags']]);
    plan = await read(plan.sku);
  });

  test('a price is raised at once, and the next file with the old price is a conflict that writes nothing', async () => {
    const [first] = plan.prices;
    const raised = (first?.price ?? 0) + 10_000;
    const prices = plan.prices.map((each, at) => (at === 0 ? { ...each, price: raised } : each));
    // The file that the price list came from.
    const file = { sheet: 'prices', row: 1, value: { sku: plan.sku, term: first?.term, price: first?.price } } as const;
    const { db, clock } = office.backend.deps;
    const rows = plan.prices.map(({ term, price, oldPrice }, at) => ({
      ...file,
      row: at + 1,
      value: { sku: plan.sku, term, price, oldPrice },
    }));
    await importCatalogue(
      db,
      { rows, refusals: [] },
      { apply: true, overwrite: false, now: clock.now(), pictureProblem: () => null },
    );
    const saved = await desk.send<Whole>(
      'products',
      `/${plan.sku}`,
      { ...fieldsOf(plan), prices },
      { version: plan.version },
    );
    expect(saved.status).toBe(200);
    expect(await priceOf(plan.sku, first?.term ?? 0)).toBe(raised);
    const again = await importCatalogue(
      db,
      { rows, refusals: [] },
      { apply: true, overwrite: false, now: clock.now(), pictureProblem: () => null },
    );
    expect(again.changes.map(({ effect }) => effect)).toEqual(['conflict']);
    expect(await priceOf(plan.sku, first?.term ?? 0)).toBe(raised);
    plan = await read(plan.sku);
  });

  test('a plan is copied, found by its name, withdrawn and refused a second time', async () => {
    const copy = { ...fieldsOf(plan), sku: 'BAN-SAO-1', line: plan.line, title: 'Cloud Server Bản Sao' };
    const made = await desk.send<Whole>('products', '', copy);
    expect([made.status, made.body.prices, made.body.page]).toEqual([
      200,
      plan.prices,
      '/san-pham/cloud-server-ban-sao',
    ]);
    const { rows } = (await desk.list<ProductRow>('products', { words: 'ban sao' })).body;
    expect(rows.map(({ id }) => id)).toEqual(['BAN-SAO-1']);
    const byCode = (await desk.list<ProductRow>('products', { words: 'ban-sao-1' })).body.rows;
    expect(byCode.map(({ id }) => id)).toEqual(['BAN-SAO-1']);
    expect((await desk.send('products', '', copy)).body.errors).toHaveProperty('sku');
    const { version } = made.body;
    const gone = await desk.send<Whole>(
      'products',
      '/BAN-SAO-1',
      { ...fieldsOf(made.body), state: 'renewals-only' },
      { version },
    );
    expect([gone.status, gone.body.state]).toEqual([200, 'renewals-only']);
  });

  const bad: readonly (readonly [string, object, string])[] = [
    ['a price of nothing', { prices: [{ term: 1, price: 0 }] }, 'prices.0.price'],
    ['a million millions', { prices: [{ term: 1, price: 10 ** 12 }] }, 'prices.0.price'],
    ['half a đồng', { prices: [{ term: 1, price: 99.5 }] }, 'prices.0.price'],
    [
      'a term twice',
      {
        prices: [
          { term: 3, price: 9 },
          { term: 3, price: 8 },
        ],
      },
      'prices.terms',
    ],
    ['a term of no month', { prices: [{ term: 0, price: 9 }] }, 'prices.0.term'],
    ['no price at all', { prices: [] }, 'prices'],
    ['no title', { title: '' }, 'title'],
    ['a line that nobody sells', { line: 'tau-vu-tru' }, 'line'],
    ['a line of names', { line: 'domain' }, 'line'],
    ['a code with spaces', { sku: 'A B' }, 'sku'],
    ['a fact without a label', { specifications: 'bốn gigabyte' }, 'specifications'],
  ];
  test.each(bad)('a new plan is refused at its field: %s', async (_, change, field) => {
    const typed = { ...fieldsOf(plan), sku: 'SAI-1', line: 'cloud-server', title: 'Gói sai', ...change };
    const { status, body } = await desk.send('products', '', typed);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect((await desk.read('products', 'SAI-1')).status).toBe(404);
  });

  test('a date that has passed and a day that is none are refused', async () => {
    const { prices } = plan;
    for (const from of ['2020-01-01', '2026-02-30'])
      expect([from, (await desk.send('products', `/${plan.sku}/plan`, { from, prices })).body.errors]).toEqual([
        from,
        { from: expect.any(String) },
      ]);
  });

  test('the log finds who changed a price on a day, with the price before and after', async () => {
    const { clock } = office.backend.deps;
    const today = isoDayAt(clock.now());
    const from = isoDayAt(clock.now() + 3 * DAY_MS);
    const prices = plan.prices.map((each) => ({ ...each, price: each.price + 1_000, oldPrice: each.price + 2_000 }));
    await desk.send('products', `/${plan.sku}/plan`, { from, prices });
    await desk.send('products', `/${plan.sku}/unplan`, { from });
    const log = deskVisitor(await office.admin());
    const find = async (filter: Readonly<Record<string, string>>) =>
      (await log.list<LogRecord>('log', { filter, isDescending: true })).body.rows;
    const [removed, added] = await find({ about: 'products', day: today });
    const [first] = plan.prices;
    const fact = `price ${first?.term}`;
    expect(added?.path).toBe(`/desk/records/products/${plan.sku}/plan`);
    expect(added && [added.before[fact], added.after[fact], added.after.from]).toEqual([
      first?.price,
      (first?.price ?? 0) + 1_000,
      from,
    ]);
    expect(added?.after[`old ${fact}`]).toBe((first?.price ?? 0) + 2_000);
    expect(removed?.before[fact]).toBe((first?.price ?? 0) + 1_000);
    expect((await find({ about: 'vouchers', day: today })).map(({ path }) => path)).toEqual([]);
    expect(await find({ about: 'products', day: isoDayAt(clock.now() - 2 * DAY_MS) })).toEqual([]);
  });

  test('a refused row writes nothing of the others', async () => {
    const { db, clock } = office.backend.deps;
    const rows = [
      { sheet: 'products', row: 1, value: { sku: plan.sku, title: 'Tên khác' } },
      { sheet: 'prices', row: 1, value: { sku: plan.sku, term: 1, price: -5 } },
    ] as const;
    const refusals = await db.transaction((tx) => writeRowsByHand(tx, rows, clock.now()));
    expect(refusals).toHaveLength(1);
    expect((await read(plan.sku)).title).toBe(plan.title);
  });

  test('a price with a date counts from midnight in Vietnam of that day, once, and can be taken back', async () => {
    const { clock } = office.backend.deps;
    const from = isoDayAt(clock.now() + 2 * DAY_MS);
    const prices = plan.prices.map((each) => ({ ...each, price: each.price + 7_000 }));
    const term = plan.prices[0]?.term ?? 0;
    const old = await priceOf(plan.sku, term);
    const planned = await desk.send<Whole>('products', `/${plan.sku}/plan`, { from, prices });
    expect([planned.status, planned.body.future.map((each) => each.id)]).toEqual([200, [from]]);
    expect((await desk.send<Whole>('products', `/${plan.sku}/unplan`, { from })).body.future).toEqual([]);
    await desk.send('products', `/${plan.sku}/plan`, { from, prices });
    const midnight = startOfIsoDay(from) ?? 0;
    await clock.set(midnight - 1_000);
    expect(await priceOf(plan.sku, term)).toBe(old);
    await clock.set(midnight + 20_000);
    await expect.poll(() => priceOf(plan.sku, term)).toBe((old ?? 0) + 7_000);
    expect(await office.backend.deps.db.$count(futurePrices)).toBe(0);
  });
});
