import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeStocks } from '#backend/catalogue/schema.ts';
import { seedCatalogue } from '#backend/catalogue/seed.ts';
import { toStocks } from '#backend/catalogue/stocks.ts';
import { favourites } from '#backend/favourites/schema.ts';
import { reviews } from '#backend/reviews/schema.ts';
import type { StockRecord, StockRow } from '#contracts/desk/stock-record.ts';
import type { Stock } from '#core/catalogue/product.ts';
import { productId } from '#core/shared/ids.ts';
import { valueOrThrow } from '#test/catalogue/catalogue-subject.ts';
import { eachBackend, eachRealBackend, runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { testPool } from '#test/kit/backends/postgres.ts';
import { enterStaff, readStaffLog, type StaffBrowser } from '#test/kit/staff.ts';
import {
  addLineTo,
  checkout,
  expectRejected,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  newParty,
  unwrap,
} from '#test/orders/order-world.ts';
import { lineAt, locationNames, locationValueId, machine } from '#test/orders/stock/stock-world.ts';
import { wireStockWorld } from '#test/orders/stock/wire-stock-world.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { deskVisitor } from './desk-visitor.ts';

const [place = '', otherPlace = ''] = locationNames;
const idOf = (at = place): string => `${machine.id}.${locationValueId(at)}`;
const newKey = (): string => `kho-${freshIdempotencyKey()}`;

type Sent = { readonly reason?: string; readonly key?: string };

/** Saves the record as a member who saw this stock. */
const changeStock = async (member: StaffBrowser, from: Stock, stock: string, sent: Sent = {}, id = idOf()) => {
  const { read, send } = deskVisitor(member);
  const seen = (await read<StockRecord>('stocks', id)).body;
  const version = seen.stock === from ? seen.version : 'of another stock';
  const { reason = 'Kiểm kho', key = newKey() } = sent;
  return send<StockRecord>('stocks', `/${id}`, { stock, reason }, { key, version });
};

/** The product as shoppers see it. */
const stockIn = async (backend: TestBackend, at = place): Promise<Stock | undefined> => {
  const { catalogue } = await wireStockWorld(backend)();
  const { locations } = valueOrThrow(await catalogue.productById(productId(machine.id)));
  return locations.find(({ location }) => location === at)?.stock;
};

/** Runs `work` with a server that is ready at a location, and gives it back its first stock afterwards. */
const whileReady = async <Value>(backend: TestBackend, work: () => Promise<Value>): Promise<Value> =>
  (await wireStockWorld(backend)()).atStock(machine.id, place, 'ready', work);

/** A cart with the server at the location, which only has to be opened. */
const filledCart = async (backend: TestBackend) => {
  const shopper = await (await wireStockWorld(backend)()).shopper();
  const cart = await newCart(shopper);
  await addLineTo(shopper, cart.id, lineAt(machine, place));
  unwrap(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
  return { shopper, order: await loadOrder(shopper, cart.id), open: () => shopper.orders.open(cart.id) };
};

eachBackend('stock that staff change', (backend) => {
  let member: StaffBrowser;
  beforeEach(async () => {
    member = await enterStaff(backend);
  });

  test('CAT-10 a change with its reason is what shoppers see and what their orders obey, and is logged', () =>
    whileReady(backend, async () => {
      const { open, shopper, order } = await filledCart(backend);
      const reason = `Hỏng nguồn ${newKey()}`;
      const answer = await changeStock(member, 'ready', 'sold-out', { reason });
      expect([answer.status, answer.body.changes[0]]).toEqual([
        200,
        expect.objectContaining({ before: 'ready', after: 'sold-out', reason }),
      ]);
      expect([await stockIn(backend), await stockIn(backend, otherPlace)]).toEqual(['sold-out', 'ready']);
      expectRejected(await open(), 'location-sold-out');
      const again = await shopper.orders.addLine(order.id, lineAt(machine, place), freshIdempotencyKey());
      expectRejected(again, 'location-sold-out');
      const log = await readStaffLog(member);
      for (const words of ['POST /desk/records/stocks/:id', 'stock: ready → sold-out']) expect(log).toContain(words);
      expect(log).not.toContain(reason);
      expect((await changeStock(member, 'sold-out', 'ready')).status).toBe(200);
      expect(unwrap(await open()).status).toBe('open');
    }));

  test('CAT-10 a change without reason or key, of another stock than there is, or of no stock changes nothing', () =>
    whileReady(backend, async () => {
      for (const [from, stock, sent, status] of [
        ['ready', 'sold-out', { reason: ' ' }, 422],
        ['ready', 'sold-out', { reason: 'x'.repeat(501) }, 422],
        ['ready', 'sold-out', { key: '' }, 400],
        ['ready', 'ready', {}, 409],
        ['to-order', 'sold-out', {}, 409],
        ['ready', 'plenty', {}, 422],
      ] as const)
        expect([stock, sent, (await changeStock(member, from, stock, sent)).status]).toEqual([stock, sent, status]);
      for (const id of ['khong-co', `${machine.id}.khong-co`, `${machine.id}.`])
        expect((await changeStock(member, 'ready', 'sold-out', {}, id)).status).toBe(404);
      expect(await stockIn(backend)).toBe('ready');
    }));

  test('CAT-10 a form that was sent twice changes the stock once', () =>
    whileReady(backend, async () => {
      const key = newKey();
      expect((await changeStock(member, 'ready', 'sold-out', { key })).status).toBe(200);
      expect((await changeStock(member, 'sold-out', 'ready')).status).toBe(200);
      expect((await changeStock(member, 'ready', 'sold-out', { key })).status).toBe(200);
      expect(await stockIn(backend)).toBe('ready');
    }));

  test('CAT-10 of two members who change what both saw, one does, and the other one is told', () =>
    whileReady(backend, async () => {
      const answers = await Promise.all([
        changeStock(member, 'ready', 'sold-out'),
        changeStock(member, 'ready', 'to-order'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won: Stock = answers[0]?.status === 200 ? 'sold-out' : 'to-order';
      expect(await stockIn(backend)).toBe(won);
      expect(answers.find(({ status }) => status === 409)?.body.message).toContain('vừa đổi');
    }));

  test('CAT-10 a product is found by name, code and location, among those with the same stock', () =>
    whileReady(backend, async () => {
      const rowsOf = async (words: string, filter: Readonly<Record<string, string>> = {}) =>
        (await deskVisitor(member).list<StockRow>('stocks', { words, filter })).body.total;
      expect(await rowsOf(machine.title)).toBe(locationNames.length);
      expect(await rowsOf(machine.sku.toLowerCase())).toBe(locationNames.length);
      const here = async (stock: string) =>
        (await deskVisitor(member).list<StockRow>('stocks', { words: place, filter: { stock }, perPage: 100 })).body
          .rows;
      expect((await here('ready')).map(({ id }) => id)).toContain(idOf());
      expect((await here('sold-out')).map(({ id }) => id)).not.toContain(idOf());
    }));
});

eachRealBackend('stock that staff change while orders open', (backend) => {
  const pool = testPool(backend.databaseUrl);
  afterAll(() => pool.end());

  test('CAT-10 a change waits for an order that read the old stock and is still opening: the shared lock of the row', () =>
    whileReady(backend, async () => {
      // Without `for share` in `holdStocks` the change is answered while the order can still open.
      const member = await enterStaff(backend);
      const { order, open } = await filledCart(backend);
      const blocker = await pool.connect();
      const waiting = async (words: string): Promise<number> => {
        const { rows } = await pool.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%' || $1 || '%'",
          [words],
        );
        return rows.length;
      };
      // The order waits at its last step, the mail, for another one with the same key.
      await blocker.query('begin');
      await blocker.query(
        `insert into outbox_messages (id, key, channel, recipient, subject, text, next_try_at, created_at)
          values ($1, 'order-received:' || $2, 'email', '', '', '', now(), now())`,
        [freshIdempotencyKey(), order.number],
      );
      const opening = open();
      await expect.poll(() => waiting('outbox_messages'), { timeout: 15_000 }).toBe(1);
      let isAnswered = false;
      const change = changeStock(member, 'ready', 'sold-out').finally(() => {
        isAnswered = true;
      });
      await expect.poll(async () => (await waiting('place_stocks')) > 0 || isAnswered, { timeout: 15_000 }).toBe(true);
      expect(isAnswered).toBe(false);
      await blocker.query('rollback');
      blocker.release();
      expect(unwrap(await opening).status).toBe('open');
      expect((await change).status).toBe(200);
      expect(await stockIn(backend)).toBe('sold-out');
    }));

  test('CAT-10 ten orders open while the place sells out: each opens or is refused, and none opens afterwards', async () => {
    for (let round = 0; round < 3; round += 1)
      await whileReady(backend, async () => {
        const member = await enterStaff(backend);
        const carts = await Promise.all(Array.from({ length: 10 }, () => filledCart(backend)));
        const [change, ...opened] = await Promise.all([
          changeStock(member, 'ready', 'sold-out'),
          ...carts.map(({ open }) => open()),
        ]);
        expect(change.status).toBe(200);
        for (const answer of opened.filter(({ ok }) => !ok)) expectRejected(answer, 'location-sold-out');
        expect(await stockIn(backend)).toBe('sold-out');
        for (const { shopper, order } of carts.filter((_, at) => !opened[at]?.ok))
          expectRejected(await shopper.orders.open(order.id), 'location-sold-out');
        const [row] = await runSql(
          backend,
          `select count(*)::int changes from stock_changes where model_id = '${machine.id}'
            and id = (select max(id) from stock_changes) and after = 'SOLD_OUT'`,
        );
        expect(row?.changes).toBe(1);
      });
  });
});

describe('the catalogue is seeded again', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
  });
  afterAll(() => office.close());

  test('CAT-10 what staff changed last stands, the rest is as the seed has it', async () => {
    const { db, environment } = office.backend.deps;
    const stocksNow = async () => {
      const found = toStocks(await db.select().from(placeStocks).where(eq(placeStocks.modelId, machine.id)));
      return locationNames.map((each) => found.of(machine.id, locationValueId(each)));
    };
    const [, ...rest] = await stocksNow();
    const { browser } = await office.invite(['operations']);
    expect((await changeStock(browser, 'ready', 'sold-out')).status).toBe(200);
    expect((await changeStock(browser, 'sold-out', 'to-order')).status).toBe(200);
    await db.transaction((tx) => seedCatalogue(tx, environment));
    expect(await stocksNow()).toEqual(['to-order', ...rest]);
  });

  test('CAT-09 reviews and favourites stay with their products', async () => {
    const { db, environment, clock } = office.backend.deps;
    const productId = machine.id;
    const review = {
      id: 'o-lai',
      author: 'o-lai',
      stars: 5,
      text: 'Tốt',
      reviewerName: 'Minh',
      createdAt: clock.now(),
    };
    await db.insert(reviews).values({ ...review, productId });
    await db.insert(favourites).values({ keeper: 'o-lai', productId });
    await db.transaction((tx) => seedCatalogue(tx, environment));
    expect(await db.$count(reviews, eq(reviews.id, review.id))).toBe(1);
    expect(await db.$count(favourites, eq(favourites.keeper, 'o-lai'))).toBe(1);
  });
});
