import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parties } from '#backend/authorisation/schema.ts';
import type { CustomerRecord, KnownCustomer } from '#contracts/desk/customer-record.ts';
import type { LogRecord } from '#contracts/desk/log-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import { newCustomer } from '#test/account/account-subject.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';
import { placeOrder } from './place-order.ts';

let made = 0;
const someone = () => {
  made += 1;
  return { name: 'Đinh Thị Hạnh', phone: `09${31_000_000 + made}`, email: `hanh-${made}@example.vn` };
};

describe('customers whom staff write', () => {
  let office: Office;
  let admin: DeskVisitor;
  let sales: DeskVisitor;
  beforeAll(async () => {
    office = await openOffice();
    admin = deskVisitor(await office.admin());
    sales = deskVisitor((await office.invite(['sales'])).browser);
  });
  afterAll(() => office.close());

  const create = (fields: object) => sales.send<CustomerRecord & KnownCustomer>('customers', '', fields);
  const countWith = (email: string) => office.backend.deps.db.$count(parties, eq(sql`lower(${parties.email})`, email));
  const newAccount = async () => {
    const { username } = await newCustomer(await backendAccountSubject(office.backend));
    const [found] = (await sales.list<CustomerRecord>('customers', { words: username })).body.rows;
    return (await sales.read<CustomerRecord>('customers', found?.id ?? '')).body;
  };

  test('a new customer is cleaned as at the checkout, found, and a guest without an account', async () => {
    const { phone, email } = someone();
    const { status, body } = await create({ name: '  Đinh  Thị Hạnh ', phone: `+84 ${phone.slice(1)}`, email });
    expect([status, body]).toMatchObject([
      200,
      { name: 'Đinh Thị Hạnh', phone, email, hasAccount: false, isKnown: false },
    ]);
    expect((await sales.list<CustomerRecord>('customers', { words: phone })).body.rows).toMatchObject([
      { id: body.id },
    ]);
  });

  test('an e-mail address that exists leads to that customer, who stays as they are; also of two at once', async () => {
    const first = someone();
    const { body } = await create(first);
    const again = await create({ ...someone(), email: first.email.toUpperCase() });
    expect(again.body).toMatchObject({ ...first, id: body.id, isKnown: true });
    const account = await newAccount();
    expect((await create({ ...someone(), email: account.email })).body).toMatchObject({
      id: account.id,
      isKnown: true,
    });
    const twice = someone();
    const both = await Promise.all([create(twice), create(twice)]);
    expect(both.map((answer) => answer.body.isKnown).toSorted()).toEqual([false, true]);
    expect(await countWith(twice.email)).toBe(1);
  });

  test('a wrong or missing field is named, and nobody is made', async () => {
    for (const [field, wrong] of [
      ['name', { name: '123' }],
      ['phone', { phone: '12' }],
      ['email', { email: 'khong-phai-thu' }],
      ['email', { email: null }],
    ] as const) {
      const typed = someone();
      const refused = await create({ ...typed, ...wrong });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
      expect(await countWith(typed.email)).toBe(0);
    }
  });

  test('a guest is corrected; two members do not overwrite each other', async () => {
    const { body: customer } = await create(someone());
    const { version } = (await sales.read<CustomerRecord>('customers', customer.id)).body;
    const right = { ...someone(), name: 'Đinh Thị Hoa' };
    const save = (fields: object) => sales.send<CustomerRecord>('customers', `/${customer.id}`, fields, { version });
    const { status, body } = await save(right);
    expect([status, body]).toMatchObject([200, right]);
    expect((await save({ ...right, name: 'Người Khác' })).status).toBe(409);
    const { rows } = (await admin.list<LogRecord>('log', { perPage: 50 })).body;
    const entry = rows.find(({ path, result }) => path.endsWith(customer.id) && result === 'done');
    expect(entry?.after).toEqual({ changed: 'Tên, Điện thoại, Email' });
  });

  test('another customer’s address is refused with what to do instead', async () => {
    const [one, other] = [(await create(someone())).body, (await create(someone())).body];
    const { version } = (await sales.read<CustomerRecord>('customers', one.id)).body;
    const { name, phone, email } = { ...one, email: other.email };
    const refused = await sales.send('customers', `/${one.id}`, { name, phone, email }, { version });
    expect([refused.status, refused.body.errors]).toEqual([422, { email: expect.stringContaining('gộp hai khách') }]);
  });

  test('what logs a customer in changes with their codes only; the name does at the desk', async () => {
    const { id, version, name, phone, email } = await newAccount();
    const save = (fields: object) =>
      sales.send<CustomerRecord>('customers', `/${id}`, { name, phone, email, ...fields }, { version });
    const refused = await save({ name: 'Tên Mới', email: someone().email });
    expect([refused.status, refused.body.errors]).toEqual([422, { email: expect.stringContaining('bằng mã') }]);
    const { status, body } = await save({ name: 'Tên Mới', phone: someone().phone });
    expect([status, body.name, body.email]).toEqual([200, 'Tên Mới', email]);
  });

  test('only members with the right write customers', async () => {
    const { id } = await placeOrder(office.backend, 'Lò Thị Mận');
    const { customerId } = (await admin.read<OrderRecord>('orders', id)).body;
    const operations = deskVisitor((await office.invite(['operations'])).browser);
    expect((await operations.send('customers', '', someone())).status).toBe(403);
    expect((await operations.send('customers', `/${customerId}`, someone())).status).toBe(403);
  });
});
