import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { opportunities } from '#backend/crm/opportunity-schema.ts';
import { supportRequests } from '#backend/support/schema.ts';
import type { CustomerRecord, CustomerSecurity } from '#contracts/desk/customer-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import { newCustomer, newGuest, outcomeOf, PASSWORD } from '#test/account/account-subject.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { readStaffLog, type StaffBrowser } from '#test/kit/staff.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';
import { placeOrder } from './place-order.ts';

describe('the customer at the desk', () => {
  let office: Office;
  let admin: StaffBrowser;
  let desk: DeskVisitor;
  let sales: DeskVisitor;
  beforeAll(async () => {
    office = await openOffice();
    admin = await office.admin();
    desk = deskVisitor(admin);
    sales = deskVisitor((await office.invite(['sales'])).browser);
  });
  afterAll(() => office.close());

  /** A customer with an account and a session, and the id that the desk knows them by. */
  const begin = async () => {
    const subject = await backendAccountSubject(office.backend);
    const customer = await newCustomer(subject);
    const { body } = await desk.list<CustomerRecord>('customers', { words: customer.username });
    expect(body.total).toBe(1);
    const id = body.rows[0]?.id ?? '';
    const isIn = async () => outcomeOf(await subject.identity.userOf(customer.login.token));
    const logIn = async (password = PASSWORD) =>
      outcomeOf(await (await newGuest(subject)).accounts.logIn(customer.username, password));
    const act = (action: string, data: object = {}) => desk.send<CustomerRecord>('customers', `/${id}/${action}`, data);
    return { id, isIn, logIn, act };
  };

  test('a page has orders, payments, invoices and notes of the customer, and of nobody else', async () => {
    const { id } = await placeOrder(office.backend, 'Mai Thị Xoài');
    const { id: other } = await placeOrder(office.backend, 'Người Khác');
    const order = (await desk.read<OrderRecord>('orders', id)).body;
    await desk.send('orders', `/${id}/cash`, { amount: order.due, receipt: 'PT-500' });
    await desk.send('orders', `/${other}/cash`, { amount: order.due, receipt: 'PT-501' });
    const customer = order.customerId ?? '';
    await sales.send('customers', `/${customer}/note`, { text: 'Thích gọi buổi sáng' });
    const { body } = await sales.read<CustomerRecord>('customers', customer);
    expect(body.orders.map((each) => each.id)).toEqual([id]);
    expect(body.payments).toEqual([expect.objectContaining({ orderId: id, total: order.due })]);
    expect(body.payments[0]?.name).toContain('PT-500');
    expect(body.invoices).toEqual([expect.objectContaining({ orderId: id, total: order.due })]);
    expect(body.notes).toEqual([expect.objectContaining({ text: 'Thích gọi buổi sáng', by: expect.any(String) })]);
    expect(body.hasAccount).toBe(false);
    const [unrelated] = [(await desk.read<OrderRecord>('orders', other)).body.customerId ?? ''];
    expect((await sales.read<CustomerRecord>('customers', unrelated)).body.notes).toEqual([]);
  });

  test('requests for help and advice are listed by customer, and for help by order, and those of nobody else', async () => {
    const { id: order } = await placeOrder(office.backend, 'Cao Thị Bưởi');
    const { id: other } = await placeOrder(office.backend, 'Cao Thị Mít');
    const [own, foreign] = [
      (await desk.read<OrderRecord>('orders', order)).body,
      (await desk.read<OrderRecord>('orders', other)).body,
    ];
    const { db, clock } = office.backend.deps;
    const at = { createdAt: clock.now(), updatedAt: clock.now() };
    const help = (id: string, partyId: string, aboutId: string) =>
      db.insert(supportRequests).values({
        id,
        partyId,
        title: `Hỏi ${id}`,
        aboutKind: 'order',
        aboutId,
        state: 'waiting',
        waitingSince: clock.now(),
        ...at,
      });
    await help('ho-tro-1', own.customerId ?? '', order);
    await help('ho-tro-2', own.customerId ?? '', 'dich-vu-cua-don');
    await help('ho-tro-3', foreign.customerId ?? '', other);
    const advice = (id: string, createdBy: string, contact: object) =>
      db.insert(opportunities).values({
        id,
        partyId: 'ITNET',
        createdBy,
        name: 'Tư vấn máy chủ',
        description: '',
        referName: '',
        referPhone: '',
        priorityName: 'MEDIUM',
        workEffortTypeId: '',
        ...at,
        ...contact,
      });
    await advice('tu-van-1', own.customerId ?? '', {});
    await advice('tu-van-2', 'a-guest', { referPhone: own.phone });
    await advice('tu-van-3', 'a-guest', { referEmail: own.email.toUpperCase() });
    await advice('tu-van-4', foreign.customerId ?? '', { referPhone: foreign.phone });
    const idsOf = async (resource: string, filter: Readonly<Record<string, string>>) =>
      (await sales.list<{ readonly id: string }>(resource, { filter })).body.rows.map(({ id }) => id).toSorted();
    const customer = own.customerId ?? '';
    expect(await idsOf('support-requests', { customer })).toEqual(['ho-tro-1', 'ho-tro-2']);
    expect(await idsOf('support-requests', { about: order })).toEqual(['ho-tro-1']);
    expect(await idsOf('support-requests', { about: `${order} dich-vu-cua-don` })).toEqual(['ho-tro-1', 'ho-tro-2']);
    expect(await idsOf('consultations', { customer })).toEqual(['tu-van-1', 'tu-van-2', 'tu-van-3']);
  });

  test('V7.4.5 sessions and security log are for administrators, who end the sessions; the log tells it', async () => {
    const { id, isIn, act } = await begin();
    const read = (browser: StaffBrowser) => browser.read(`/desk/records/customers/${id}/security`);
    const { browser } = await office.invite(['sales', 'accounting', 'operations']);
    expect((await read(browser)).status).toBe(403);
    const security = async (): Promise<CustomerSecurity> => (await read(admin)).json();
    expect((await security()).sessions).toHaveLength(1);
    expect(await isIn()).toBe('ok');
    expect((await act('end-sessions')).status).toBe(200);
    expect(await isIn()).toBe('denied');
    const after = await security();
    expect([after.sessions, after.events[0]?.text]).toEqual([[], 'Nhân viên kết thúc mọi phiên · thành công']);
    expect(await readStaffLog(admin)).toContain('POST /desk/records/customers/:id/end-sessions');
  });

  test('V7.4.5 V16.3.1 a blocked account is logged out and in again by nobody, until it is unblocked', async () => {
    const { id, isIn, logIn, act } = await begin();
    const blocked = await act('block', { reason: 'Nghi bị chiếm' });
    expect([blocked.status, blocked.body.blockedReason, typeof blocked.body.blockedAt]).toEqual([
      200,
      'Nghi bị chiếm',
      'number',
    ]);
    expect([await isIn(), await logIn(), await logIn('mat-khau-sai')]).toEqual([
      'denied',
      'account-blocked',
      'wrong-credentials',
    ]);
    expect((await act('block', { reason: 'Lần nữa' })).status).toBe(409);
    expect((await act('unblock')).body.blockedAt).toBeNull();
    expect([await isIn(), await logIn()]).toEqual(['denied', 'ok']);
    expect((await act('unblock')).status).toBe(409);
    const log = await readStaffLog(admin);
    expect(log).toContain('account: open → blocked');
    expect(log).not.toContain('Nghi bị chiếm');
    const events: CustomerSecurity = await (await admin.read(`/desk/records/customers/${id}/security`)).json();
    expect(events.events.map(({ text }) => text).join()).toContain('Nhân viên tạm khoá đăng nhập');
  });

  test('of log-ins and a block at once, no session is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, logIn, act } = await begin();
      await Promise.all([logIn(), act('block', { reason: 'Nghi bị chiếm' }), logIn(), logIn()]);
      const open: CustomerSecurity = await (await admin.read(`/desk/records/customers/${id}/security`)).json();
      expect([await logIn(), open.sessions]).toEqual(['account-blocked', []]);
    }
  });

  test('who may do what: others write notes only, and a guest has no log-in to block', async () => {
    const { act, id } = await begin();
    expect((await act('block', { reason: ' ' })).body.errors).toHaveProperty('reason');
    for (const action of ['block', 'unblock', 'end-sessions'])
      expect((await sales.send('customers', `/${id}/${action}`, { reason: 'X' })).status).toBe(403);
    expect((await sales.send('customers', `/${id}/note`, { text: '' })).body.errors).toHaveProperty('text');
    const { id: order } = await placeOrder(office.backend, 'Khách Vãng Lai');
    const { customerId } = (await desk.read<OrderRecord>('orders', order)).body;
    expect((await desk.send('customers', `/${customerId}/block`, { reason: 'X' })).status).toBe(409);
    expect((await desk.send('customers', '/khong-co/block', { reason: 'X' })).status).toBe(404);
  });
});
