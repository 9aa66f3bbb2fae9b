import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parties } from '#backend/authorisation/schema.ts';
import { voucherUses } from '#backend/campaigns/schema.ts';
import { placeStocks } from '#backend/catalogue/schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import type { CustomerRecord } from '#contracts/desk/customer-record.ts';
import type { OrderChoiceRecord, OrderRecord, OrderSum } from '#contracts/desk/order-record.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { newCustomer } from '#test/account/account-subject.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { backendPaymentSubject } from '#test/kit/backends/backend-payments.ts';
import { openOrder, serverLine } from '#test/payment/payment-subject.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';

const caller = { name: 'Trịnh Thị Sen', phone: '0912345678', email: 'sen@example.vn' };

describe('orders that staff place for callers', () => {
  let office: Office;
  let sales: DeskVisitor;
  let accounting: DeskVisitor;
  const server = serverLine();
  const product = seedProducts.find(({ id }) => id === server.productId);
  const line = { product: product?.sku ?? '', term: server.term, quantity: 2 };
  const place = (fields: object, key: string = randomUUID()) =>
    sales.send<OrderRecord>('orders', '', { ...caller, lines: [line], ...fields }, { key });
  const countOrders = () => office.backend.deps.db.$count(orders);
  beforeAll(async () => {
    office = await openOffice();
    sales = deskVisitor((await office.invite(['sales'])).browser);
    accounting = deskVisitor((await office.invite(['accounting'])).browser);
  });
  afterAll(() => office.close());

  test('a new contact gets the order, price and mail that the shop would give, by the member’s hand', async () => {
    const shopper = await backendPaymentSubject(office.backend);
    const own = await openOrder(shopper, [serverLine(2)]);
    const { status, body } = await place({ note: 'Gọi trước khi giao' });
    expect([status, body.status, body.isOpen, body.total]).toEqual([200, 'open', true, own.totals.gross]);
    expect(body).toMatchObject({ ...caller, note: 'Gọi trước khi giao', company: '' });
    expect(body.events.find(({ text }) => text === 'Đặt hàng')?.by).toMatch(/^nhan-vien/);
    const mails = await office.backend.deps.db.select().from(outboxMessages).where(eq(outboxMessages.to, caller.email));
    const [mail] = mails.filter(({ key }) => key.includes(body.number));
    expect(mail?.text).toContain('/don-hang/');
    const paid = await accounting.send<OrderRecord>('orders', `/${body.id}/cash`, {
      amount: body.due,
      receipt: 'PT-1',
    });
    expect([paid.status, paid.body.isPaid]).toEqual([200, true]);
  });

  test('a customer with an account owns the order, and empty fields are theirs', async () => {
    const subject = await backendAccountSubject(office.backend);
    const { username } = await newCustomer(subject);
    const [customer] = (await sales.list<CustomerRecord>('customers', { words: username })).body.rows;
    const { body } = await place({ name: null, email: '', customerId: customer?.id });
    expect([body.customerId, body.name, body.email, body.phone]).toEqual([
      customer?.id,
      customer?.name,
      customer?.email,
      caller.phone,
    ]);
    const [stored] = await office.backend.deps.db.select().from(orders).where(eq(orders.id, body.id));
    expect(stored?.ownerLoggedIn).toBe(true);
    const { body: hub } = await sales.read<CustomerRecord>('customers', customer?.id ?? '');
    expect(hub.orders.map(({ id }) => id)).toEqual([body.id]);
  });

  test('a customer without an account stays a guest, and no browser reads the order', async () => {
    const first = (await place({})).body;
    const { body } = await place({ name: null, phone: null, email: null, customerId: first.customerId });
    const [stored] = await office.backend.deps.db.select().from(orders).where(eq(orders.id, body.id));
    expect([body.name, body.email, stored?.ownerLoggedIn]).toEqual([caller.name, caller.email, false]);
    expect(body.customerId).toBe(first.customerId);
    expect(stored?.session).toMatch(/^[0-9a-f]{32}$/);
  });

  test('a form that is sent twice places one order', async () => {
    const before = await countOrders();
    const key = randomUUID();
    const both = await Promise.all([place({}, key), place({}, key)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await countOrders()).toBe(before + 1);
  });

  test('VOU-01 options and a voucher count as in the shop, and a code that does not count places nothing', async () => {
    const choice = (await sales.read<OrderChoiceRecord>('order-choices', line.product)).body;
    expect(choice.terms.map(({ term }) => term)).toContain(line.term);
    const priced = choice.options.find(({ values }) => values.some(({ perMonth }) => perMonth > 0));
    const free = choice.options.find(
      ({ id, isWritten, isMultiple }) => !(isWritten || isMultiple) && id !== priced?.id,
    );
    const dear = priced?.values.find(({ perMonth }) => perMonth > 0);
    const chosen = free?.values.at(-1);
    if (!(priced && dear && free && chosen)) throw new Error('the product has no options to choose');
    const options = { [priced.id]: [dear.id], [free.id]: chosen.id };
    const plain = (await place({})).body;
    const { status, body } = await place({ lines: [{ ...line, options }] });
    expect(status).toBe(200);
    expect(body.total - plain.total).toBeGreaterThanOrEqual(dear.perMonth * line.term * line.quantity);
    const said = body.lines.map(({ title, about }) => `${title} ${about}`).join();
    expect(said).toContain(dear.title);
    expect(said).toContain(chosen.title);
    for (const wrong of [{ 'khong-co': 'x' }, { [priced.id]: ['khong-co'] }, { [free.id]: 'khong-co' }]) {
      const [id = ''] = Object.keys(wrong);
      const refused = await place({ lines: [{ ...line, options: wrong }] });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [`lines.0.options.${id}`]]);
    }
    const before = await countOrders();
    const gone = await place({ codes: ['khong co'] });
    expect([gone.status, gone.body.errors]).toEqual([422, { codes: expect.stringContaining('KHONGCO') }]);
    expect(await countOrders()).toBe(before);
    const lowered = (await place({ codes: ['chaomung10'], email: 'moi-tinh@example.vn', phone: '0987654321' })).body;
    expect(lowered.total).toBeLessThan(plain.total);
    expect(lowered.discounts).toEqual([{ code: 'CHAOMUNG10', gross: plain.total - lowered.total }]);
  });

  const buyers: readonly (readonly [string, object])[] = [
    ['a new caller', { name: 'Lý Thị Mơ', phone: '0977000111', email: 'mo@example.vn' }],
    ['nobody yet', {}],
    ['a name alone', { name: 'Lê Văn Tám' }],
  ];
  for (const [who, buyer] of buyers)
    test(`the sum of an order for ${who} is told before it is placed, and nothing of it is kept`, async () => {
      const { db } = office.backend.deps;
      const kept = () =>
        Promise.all(
          [orders, orderLines, outboxMessages, parties, voucherUses, placeStocks].map((table) =>
            db.select().from(table),
          ),
        );
      const forms = [
        { lines: [line] },
        { lines: [line, { ...line, quantity: 5 }] },
        { lines: [line], codes: ['chaomung10'] },
      ];
      for (const form of forms) {
        const before = await kept();
        const { status, body } = await sales.tryOut<OrderSum>('orders', { ...buyer, ...form });
        expect(await kept()).toEqual(before);
        const phone = `09${randomInt(10 ** 8)
          .toString()
          .padStart(8, '0')}`;
        const placed = (await place({ ...form, phone, email: `goi-${phone}@example.vn` })).body;
        expect([status, body.total, body.discounts]).toEqual([200, placed.total, placed.discounts]);
        expect(body.lines.map(({ gross }) => gross)).toEqual(placed.lines.map(({ gross }) => gross));
      }
    });

  test('a sum is refused as the order would be, and to whoever may place none', async () => {
    const unknown = await sales.tryOut('orders', { lines: [{ ...line, product: 'khong-co' }] });
    expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['lines.0.product']]);
    const gone = await sales.tryOut('orders', { lines: [line], codes: ['khong co'] });
    expect([gone.status, gone.body.errors]).toEqual([422, { codes: expect.stringContaining('KHONGCO') }]);
    const untyped = await sales.tryOut('orders', { lines: [{ quantity: 1 }] });
    expect([untyped.status, Object.keys(untyped.body.errors ?? {})]).toEqual([
      422,
      ['lines.0.product', 'lines.0.term'],
    ]);
    expect((await accounting.tryOut('orders', { lines: [line] })).status).toBe(403);
  });

  test('CAT-06 CART-08 no option begins with a price that the product does not demand, and each offered value can be had', async () => {
    const { rows } = (await sales.list<OrderChoiceRecord>('order-choices', { perPage: 100 })).body;
    const options = rows.flatMap((row) => row.options);
    const begins = options.map(({ initial, required, values }) => ({
      required,
      isFreeOffered: values.some(({ perMonth }) => perMonth === 0),
      value: values.find(({ id }) => id === initial),
      isOffered: initial === null || values.some(({ id }) => id === initial),
    }));
    expect(begins.filter(({ isOffered }) => !isOffered)).toEqual([]);
    const priced = begins.filter(({ value }) => value !== undefined && value.perMonth > 0);
    expect(priced.filter(({ required, isFreeOffered }) => !required || isFreeOffered)).toEqual([]);
    expect(begins.some(({ value }) => value?.perMonth === 0)).toBe(true);
    expect(begins.some(({ value, required }) => value === undefined && !required)).toBe(true);
  });

  const wrong: readonly (readonly [string, object, number, string | null])[] = [
    ['no line', { lines: [] }, 422, 'lines'],
    ['an unknown product', { lines: [{ ...line, product: 'khong-co' }] }, 422, 'lines.0.product'],
    ['the second product unknown', { lines: [line, { ...line, product: 'x' }] }, 422, 'lines.1.product'],
    ['a term that is not sold', { lines: [{ ...line, term: 7 }] }, 409, null],
    ['none of it', { lines: [{ ...line, quantity: 0 }] }, 422, 'lines.0.quantity'],
    ['too many', { lines: [{ ...line, quantity: 51 }] }, 422, 'lines.0.quantity'],
    ['no name', { name: ' ' }, 422, 'name'],
    ['no telephone', { phone: null }, 422, 'phone'],
    ['half an address', { email: 'sen@' }, 422, 'email'],
    ['a company without a tax code', { company: 'Công ty Sen' }, 422, 'taxCode'],
    ['a customer that nobody knows', { customerId: 'khong-co' }, 422, 'customerId'],
  ];
  test('what is wrong is refused, and nothing is placed', async () => {
    const before = await countOrders();
    for (const [how, fields, status, field] of wrong) {
      const { status: answered, body } = await place(fields);
      expect([how, answered, Object.keys(body.errors ?? {}).includes(field ?? '')]).toEqual([
        how,
        status,
        field !== null,
      ]);
    }
    const domain = seedProducts.find(({ type }) => type === 'domain');
    const named = { product: domain?.sku ?? '', term: 1, quantity: 1 };
    expect((await place({ lines: [named] })).status).toBeGreaterThanOrEqual(400);
    expect(await countOrders()).toBe(before);
    expect((await accounting.send('orders', '', { ...caller, lines: [line] })).status).toBe(403);
  });
});
