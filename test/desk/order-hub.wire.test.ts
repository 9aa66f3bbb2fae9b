import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vouchers } from '#backend/campaigns/schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { domainHolds } from '#backend/orders/lines/hold-schema.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { invoices } from '#backend/payments/schema.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';
import { placeOrder } from './place-order.ts';

const person = { name: 'Trần Thị Bưởi', phone: '0912345678', email: 'buoi@example.vn' };
const firm = {
  company: 'Công ty Bưởi',
  taxCode: '0100109106',
  companyAddress: '1 Tràng Tiền, Hà Nội',
  companyEmail: 'ketoan@example.vn',
};

describe('the order as the desk keeps it', () => {
  let office: Office;
  let sales: DeskVisitor;
  let accounting: DeskVisitor;
  let operations: DeskVisitor;
  const read = async (id: string) => (await sales.read<OrderRecord>('orders', id)).body;
  const mailsOf = async (number: string) =>
    (await office.backend.deps.db.select().from(outboxMessages))
      .filter(({ key }) => key.split(':')[1] === number)
      .map(({ key, to }) => [key.split(':')[0], to]);
  /** Saves these fields over what the desk shows. */
  const change = async (id: string, fields: object) => {
    const { version, ...shown } = await read(id);
    return sales.send<OrderRecord>('orders', `/${id}`, { ...shown, ...fields }, { version });
  };
  const pay = async (id: string) =>
    accounting.send('orders', `/${id}/cash`, { amount: (await read(id)).due, receipt: `PT-${id.slice(0, 6)}` });
  beforeAll(async () => {
    office = await openOffice();
    const enter = async (role: 'sales' | 'accounting' | 'operations') =>
      deskVisitor((await office.invite([role])).browser);
    [sales, accounting, operations] = [await enter('sales'), await enter('accounting'), await enter('operations')];
  });
  afterAll(() => office.close());

  test('placed, written about, paid and mailed: one line of events names each with who did it', async () => {
    const { id } = await placeOrder(office.backend, 'Trần Thị Bưởi');
    await operations.send('orders', `/${id}/note`, { text: 'Khách cần trước 9 giờ' });
    await change(id, { ...person, email: 'moi@example.vn' });
    await pay(id);
    const { events } = await read(id);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => b - a));
    expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
    const find = (words: string) => events.filter(({ text }) => text.includes(words));
    const byMember = { by: expect.stringMatching(/^nhan-vien/) };
    expect(find('Khách cần trước 9 giờ')).toEqual([expect.objectContaining({ kind: 'note', ...byMember })]);
    expect(find('Thanh toán: Tiền mặt')).toEqual([
      expect.objectContaining({ kind: 'money', ...byMember, amount: expect.any(Number) }),
    ]);
    expect(find('Nhập người đặt').filter(({ by }) => by !== '')).toHaveLength(1);
    expect(find('Mở để thanh toán')).toHaveLength(1);
    expect(events.filter(({ kind }) => kind === 'mail').length).toBeGreaterThanOrEqual(3);
  });

  test('cash for an order whose code or name another order has taken is not counted, and the desk says which', async () => {
    const { db } = office.backend.deps;
    const [seeded] = await db.select().from(vouchers).limit(1);
    if (!seeded) throw new Error('the seed has no code');
    await db.insert(vouchers).values({ ...seeded, code: 'HETLUOT', id: 'het-luot', usageLimit: 1, usedBefore: 1 });
    const withCode = await placeOrder(office.backend, 'Vũ Thị Khế');
    await db
      .update(orders)
      .set({ vouchers: [{ code: 'HETLUOT', title: seeded.title, rule: seeded.rule }] })
      .where(eq(orders.id, withCode.id));
    const [withName, other] = [
      await placeOrder(office.backend, 'Vũ Văn Sung'),
      await placeOrder(office.backend, 'Vũ Văn Me'),
    ];
    await db
      .update(orderLines)
      .set({ isDomain: true, description: 'da-co-nguoi.vn' })
      .where(eq(orderLines.orderId, withName.id));
    await db.insert(domainHolds).values({ name: 'da-co-nguoi.vn', orderId: other.id, heldUntil: null });
    for (const [{ id }, sentence] of [
      [withCode, 'Mã giảm giá HETLUOT của đơn đã hết lượt dùng.'],
      [withName, 'Tên miền da-co-nguoi.vn đã thuộc về một đơn khác.'],
    ] as const) {
      expect(await pay(id)).toMatchObject({ status: 409, body: { message: sentence } });
      expect((await read(id)).due).toBeGreaterThan(0);
    }
  });

  test('each reader writes notes, nobody writes an empty one, and the log keeps no word of them', async () => {
    const { id } = await placeOrder(office.backend, 'Lê Văn Cam');
    for (const [member, text] of [
      [sales, 'Gọi lại chiều nay'],
      [accounting, 'Chờ uỷ nhiệm chi'],
      [operations, 'Cần IP ở Hà Nội'],
    ] as const) {
      const { status, body } = await member.send<OrderRecord>('orders', `/${id}/note`, { text });
      expect([status, body.events[0]?.text]).toEqual([200, text]);
    }
    for (const text of ['', '   ', 'x'.repeat(1001)])
      expect((await sales.send('orders', `/${id}/note`, { text })).body.errors).toHaveProperty('text');
    const other = deskVisitor((await office.invite(['documents'])).browser);
    expect((await other.send('orders', `/${id}/note`, { text: 'Không được' })).status).toBe(403);
    const log = await deskVisitor(await office.admin()).list('log', { isDescending: true, perPage: 100 });
    expect(JSON.stringify(log.body)).not.toContain('Gọi lại chiều nay');
  });

  test('the mail of an open order, then of a paid one with its invoice, is sent again; of a closed one none', async () => {
    const { id, number } = await placeOrder(office.backend, 'Ngô Thị Dừa');
    const resend = (key: string = randomUUID()) => sales.send('orders', `/${id}/resend`, {}, { key });
    const kinds = async () => (await mailsOf(number)).map(([kind]) => kind).toSorted();
    const first = await kinds();
    const key = randomUUID();
    await Promise.all([resend(key), resend(key)]);
    expect(await kinds()).toEqual([...first, 'order-received'].toSorted());
    await pay(id);
    await resend();
    expect((await kinds()).filter((kind) => kind === 'payment-received')).toHaveLength(2);
    const { id: closed } = await placeOrder(office.backend, 'Ngô Thị Dừa');
    await sales.send('orders', `/${closed}/cancel`, { reason: 'Đặt nhầm' });
    expect((await sales.send('orders', `/${closed}/resend`, {})).status).toBe(409);
    expect((await operations.send('orders', `/${id}/resend`, {})).status).toBe(403);
  });

  test('what is read and saved unchanged changes nothing, whoever ordered', async () => {
    const { id, number } = await placeOrder(office.backend, 'Phạm Văn Ổi');
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          name: fc.constantFrom('Lê Thị Na', '  Nguyễn  Văn   Ổi ', 'Ngô Na'.normalize('NFD')),
          phone: fc.constantFrom('0912 345 678', '+84 912.345.678', '0912345678'),
          email: fc.constantFrom('A@Example.vn', 'b@example.vn '),
        }),
        fc.constantFrom(
          firm,
          { ...firm, companyEmail: '' },
          { company: '', taxCode: '', companyAddress: '', companyEmail: '' },
        ),
        async (contact, company) => {
          expect((await change(id, { ...contact, ...company })).status).toBe(200);
          const saved = await read(id);
          const mails = await mailsOf(number);
          expect((await change(id, {})).status).toBe(200);
          expect([await read(id), await mailsOf(number)]).toEqual([saved, mails]);
        },
      ),
      { numRuns: 10 },
    );
  });

  test('another address gets the mail of the order, and the links to the first one open nothing', async () => {
    const { id, number } = await placeOrder(office.backend, 'Hồ Thị Mít');
    const { db } = office.backend.deps;
    const linkVersion = async () => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.linkVersion ?? 0;
    const before = await linkVersion();
    await change(id, { name: 'Hồ Thị Mít Mới' });
    expect(await linkVersion()).toBe(before);
    await change(id, { email: 'dung@example.vn' });
    expect(await linkVersion()).toBe(before + 1);
    expect(await mailsOf(number)).toContainEqual(['order-received', 'dung@example.vn']);
  });

  test('the invoice names the company that staff typed, and nobody changes the buyer after it', async () => {
    const { id } = await placeOrder(office.backend, 'Đỗ Văn Chanh');
    expect((await change(id, firm)).status).toBe(200);
    await pay(id);
    const [issued] = await office.backend.deps.db.select().from(invoices).where(eq(invoices.orderId, id));
    expect(issued?.buyer).toMatchObject({ name: 'Công ty Bưởi', taxCode: '0100109106', email: 'ketoan@example.vn' });
    expect((await change(id, { name: 'Người Khác' })).status).toBe(409);
    expect((await read(id)).name).toBe('Đỗ Văn Chanh');
  });

  test('of two members who change the buyer the second is told', async () => {
    const { id } = await placeOrder(office.backend, 'Vũ Thị Lê');
    const { version, ...shown } = await read(id);
    const both = await Promise.all(
      ['Vũ Thị Lê A', 'Vũ Thị Lê B'].map((name) => sales.send('orders', `/${id}`, { ...shown, name }, { version })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await accounting.send('orders', `/${id}`, { ...shown, name: 'X' }, { version })).status).toBe(403);
  });

  const wrong: readonly (readonly [string, object, string])[] = [
    ['no name', { name: '  ' }, 'name'],
    ['a name of signs', { name: '***' }, 'name'],
    ['a name without end', { name: 'a'.repeat(101) }, 'name'],
    ['no telephone', { phone: '' }, 'phone'],
    ['a telephone of no network', { phone: '0112345678' }, 'phone'],
    ['half an address', { email: 'buoi@' }, 'email'],
    ['a company without a tax code', { company: 'Công ty Bưởi' }, 'taxCode'],
    ['a tax code that does not add up', { ...firm, taxCode: '0100109107' }, 'taxCode'],
    ['a company without a name', { ...firm, company: '' }, 'company'],
    ['a company without an address', { ...firm, companyAddress: '' }, 'companyAddress'],
    ['an invoice to half an address', { ...firm, companyEmail: 'ketoan' }, 'companyEmail'],
  ];
  test('what the checkout refuses is refused at its field', async () => {
    const { id } = await placeOrder(office.backend, 'Bùi Thị Me');
    const before = await read(id);
    for (const [how, fields, field] of wrong) {
      const { status, body } = await change(id, { ...person, ...fields });
      expect([how, status, body.errors]).toEqual([how, 422, expect.objectContaining({ [field]: expect.any(String) })]);
    }
    expect(await read(id)).toEqual(before);
  });
});
