import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApprovalRecord } from '#contracts/desk/approval-record.ts';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import type { ServiceRecord } from '#contracts/desk/service-record.ts';
import type { StaffRoleRecord } from '#contracts/desk/staff-record.ts';
import type { TransferRow } from '#contracts/desk/transfer-record.ts';
import type { Payment } from '#core/payment/payment.ts';
import { type DeskVisitor, deskVisitor } from '#test/desk/desk-visitor.ts';
import { placeOrder } from '#test/desk/place-order.ts';
import { startLoginServer } from '#test/kit/login-door.ts';
import { readStaffLog } from '#test/kit/staff.ts';
import { bySize } from '#test/kit/test-size.ts';
import { report, reportOf } from '#test/payment/providers/bank-report.ts';
import { account, offeredRefund } from '#test/services/ending/ending-subject.ts';
import { wireEndingSubject } from '#test/services/ending/wire-ending-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

type Held = { readonly isHeld?: boolean };

describe('money above the limit of one member', () => {
  let office: Office;
  let asker: DeskVisitor;
  let second: DeskVisitor;
  let third: DeskVisitor;
  /** So that the orders of these tests are above it. */
  const LIMIT = 1_000;
  beforeAll(async () => {
    office = await openOffice('development', { SECOND_PERSON_ABOVE: String(LIMIT) });
    [asker, second, third] = [
      deskVisitor((await office.invite(['accounting'])).browser),
      deskVisitor((await office.invite(['accounting'])).browser),
      deskVisitor((await office.invite(['accounting'])).browser),
    ];
  });
  afterAll(() => office.close());

  const readOrder = async (id: string) => (await asker.read<OrderRecord>('orders', id)).body;
  const waiting = async (id: string) =>
    (await second.list<ApprovalRecord>('approvals', { filter: { state: 'waiting' }, perPage: 100 })).body.rows.filter(
      ({ recordId }) => recordId === id,
    );
  let receipts = 0;
  const pay = (desk: DeskVisitor, id: string, amount: number, key?: string) => {
    receipts += 1;
    const typed = { amount, receipt: `PT-${receipts}` };
    return desk.send<OrderRecord & Held>('orders', `/${id}/cash`, typed, key === undefined ? {} : { key });
  };
  /** An unpaid order whose cash waits for a second member. */
  const ask = async () => {
    const { id } = await placeOrder(office.backend, 'Bùi Văn Hổ');
    const order = await readOrder(id);
    const { status, body } = await pay(asker, id, order.due);
    expect([status, body.isHeld, body.due]).toEqual([200, true, order.due]);
    const [approval] = await waiting(id);
    return { id, due: order.due, approval: approval?.id ?? '' };
  };
  const decide = (desk: DeskVisitor, approval: string, how: 'approve' | 'refuse', data: object = {}) =>
    desk.send<ApprovalRecord>('approvals', `/${approval}/${how}`, data);

  test('PAY-02 cash above the limit changes nothing until another member approves it, and then counts once', async () => {
    const { id, due, approval } = await ask();
    expect((await second.read<ApprovalRecord>('approvals', approval)).body).toMatchObject({
      deed: 'orders/cash',
      amount: due,
      state: 'waiting',
      facts: { paid: 'PAID', amount: due },
      mayApprove: true,
    });
    expect((await asker.read<ApprovalRecord>('approvals', approval)).body.mayApprove).toBe(false);
    const own = await decide(asker, approval, 'approve');
    expect([own.status, own.body.message]).toEqual([409, expect.stringContaining('người khác')]);
    expect((await readOrder(id)).due).toBe(due);
    expect((await decide(second, approval, 'approve')).status).toBe(200);
    const paid = await readOrder(id);
    expect([paid.due, paid.payments.filter(({ state }) => state === 'PAID').length]).toEqual([0, 1]);
    expect((await decide(third, approval, 'approve')).status).toBe(409);
    expect(await readStaffLog(await office.admin())).toContain('approval: waiting → approved');
  });

  test('PAY-02 of two members who approve at once one does, and a refusal beside an approval decides once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, approval } = await ask();
      const both = await Promise.all([decide(second, approval, 'approve'), decide(third, approval, 'approve')]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await readOrder(id)).payments.filter(({ state }) => state === 'PAID')).toHaveLength(1);
      const other = await ask();
      const mixed = await Promise.all([
        decide(second, other.approval, 'approve'),
        decide(third, other.approval, 'refuse', { reason: 'Chưa thấy phiếu thu' }),
      ]);
      expect(mixed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { state } = (await second.read<ApprovalRecord>('approvals', other.approval)).body;
      expect([state === 'approved', (await readOrder(other.id)).due === 0]).toEqual([
        mixed[0].status === 200,
        mixed[0].status === 200,
      ]);
    }
  });

  test('PAY-02 two members who ask for the same at once, and one form sent twice, wait once', async () => {
    const { id } = await placeOrder(office.backend, 'Hồ Thị Đôi');
    const { due } = await readOrder(id);
    const both = await Promise.all([
      pay(asker, id, due, 'mot-bieu-mau'),
      pay(second, id, due),
      pay(asker, id, due, 'mot-bieu-mau'),
    ]);
    expect(both.filter(({ status }) => status === 409).length).toBeLessThanOrEqual(2);
    expect(await waiting(id)).toHaveLength(1);
    expect((await readOrder(id)).due).toBe(due);
  });

  test('a refusal needs a reason, changes nothing, and the same may be asked for again', async () => {
    const { id, due, approval } = await ask();
    expect((await decide(second, approval, 'refuse', { reason: ' ' })).status).toBe(422);
    expect((await decide(second, approval, 'refuse', { reason: 'Chưa thấy phiếu thu' })).status).toBe(200);
    const { body } = await asker.read<ApprovalRecord>('approvals', approval);
    expect(body).toMatchObject({ state: 'refused', reason: 'Chưa thấy phiếu thu' });
    expect((await readOrder(id)).due).toBe(due);
    expect((await pay(asker, id, due)).body.isHeld).toBe(true);
  });

  test('what is wrong is refused when it is asked for, and what went wrong since when it is approved', async () => {
    const { id, due, approval } = await ask();
    const other = await placeOrder(office.backend, 'Lê Sai');
    expect((await pay(asker, other.id, due + 1)).status).toBe(409);
    expect(await waiting(other.id)).toEqual([]);
    const sales = deskVisitor((await office.invite(['sales'])).browser);
    expect((await sales.send('orders', `/${id}/cancel`, { reason: 'Khách đổi ý' })).status).toBe(200);
    expect((await decide(second, approval, 'approve')).status).toBe(409);
    expect((await second.read<ApprovalRecord>('approvals', approval)).body.state).toBe('waiting');
  });

  /** Money that names no payment; returns the id of its transfer. */
  const sendStray = async (amount: number): Promise<string> => {
    receipts += 1;
    // The bank signs only these two.
    const stray = { amount, id: '0'.repeat(32) } as unknown as Payment;
    const number = String(7_000_000 + receipts);
    const query = reportOf(stray, { vnp_TransactionNo: number, vnp_OrderInfo: 'chuyen khoan' });
    expect((await report(office.backend, query)).RspCode).toBe('01');
    return (await asker.list<TransferRow>('transfers', { words: number })).body.rows[0]?.id ?? '';
  };

  test('PAY-02 refunds of transfers, waivers and confirmed refunds of services wait alike; a match does not', async () => {
    const { id, number } = await placeOrder(office.backend, 'Trần Nhiều Tiền');
    const { due } = await readOrder(id);
    const refunded = await sendStray(LIMIT + 1);
    const waived = await sendStray(due - LIMIT - 1);
    const door = await startLoginServer([office.backend]);
    const own = { ...office.backend, name: 'PGlite' as const, databaseUrl: null, doorUrl: `${door.url}/?backend=0` };
    const subject = await wireEndingSubject(own);
    const [service] = await runServices(subject);
    const fields = { amount: await offeredRefund(subject, service.id), ...account };
    const request = (await asker.send<ServiceRecord>('services', `/${service.id}/refund`, fields)).body.refundId ?? '';
    for (const [resource, record, action, typed, amount] of [
      ['transfers', refunded, 'refund', { note: 'FT99' }, LIMIT + 1],
      ['transfers', waived, 'accept', { order: number, amount: due - LIMIT - 1, reason: 'Phí' }, LIMIT + 1],
      ['refunds', request, 'confirm', {}, fields.amount],
    ] as const) {
      const held = await asker.send<Held>(resource, `/${record}/${action}`, typed);
      expect([action, held.status, held.body.isHeld]).toEqual([action, 200, true]);
      const [approval] = await waiting(record);
      expect(approval).toMatchObject({ deed: `${resource}/${action}`, amount });
      expect((await decide(second, approval?.id ?? '', 'approve')).body.state).toBe('approved');
      expect((await asker.send(resource, `/${record}/${action}`, typed)).status).toBe(409);
    }
    door.close();
    expect((await readOrder(id)).due).toBe(0);
    const other = await placeOrder(office.backend, 'Trần Đủ Tiền');
    const order = await readOrder(other.id);
    const transfer = await sendStray(order.due);
    const typed = { order: other.number, amount: order.due };
    expect((await asker.send<Held>('transfers', `/${transfer}/match`, typed)).body.isHeld).toBeUndefined();
    expect((await readOrder(other.id)).due).toBe(0);
  });

  test('V8.2.1 only who may do it themselves approves it', async () => {
    const admin = deskVisitor(await office.admin());
    const { body: role } = await admin.send<StaffRoleRecord>('staff-roles', '', {
      name: 'Chỉ duyệt',
      rights: ['approvals:act', 'orders:read'],
    });
    const watcher = deskVisitor((await office.invite([role.id])).browser);
    const { id, due, approval } = await ask();
    const answer = await decide(watcher, approval, 'approve');
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('không có quyền')]);
    expect((await readOrder(id)).due).toBe(due);
  });

  test('law: whoever asks and decides, in any order, an order is paid exactly when another one approved', async () => {
    const people = () => [asker, second, third];
    const step = fc.record({ who: fc.nat(2), how: fc.constantFrom('ask', 'approve', 'refuse') });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const { id } = await placeOrder(office.backend, 'Luật Hai Người');
        const { due } = await readOrder(id);
        let asked: number | null = null;
        let isPaid = false;
        for (const { who, how } of steps) {
          const desk = people()[who] ?? asker;
          const [approval] = await waiting(id);
          if (how === 'ask') {
            await pay(desk, id, due);
            if (!isPaid) asked ??= who;
          } else if (approval !== undefined) {
            await decide(desk, approval.id, how, { reason: 'Thử' });
            if (how === 'refuse') asked = null;
            else if (asked !== who) [asked, isPaid] = [null, true];
          }
          expect([steps, (await readOrder(id)).due === 0]).toEqual([steps, isPaid]);
        }
      }),
      { numRuns: bySize({ everyday: 5, whole: 12, nightly: 40 }) },
    );
  });
});

describe('money up to the limit, and without one', () => {
  test('PAY-02 takes one member', async () => {
    for (const limit of ['0', '1000000000']) {
      const office = await openOffice('development', { SECOND_PERSON_ABOVE: limit });
      const desk = deskVisitor(await office.admin());
      const { id } = await placeOrder(office.backend, 'Một Người');
      const { due } = (await desk.read<OrderRecord>('orders', id)).body;
      const { status, body } = await desk.send<OrderRecord & Held>('orders', `/${id}/cash`, {
        amount: due,
        receipt: 'PT',
      });
      expect([limit, status, body.isHeld, body.due]).toEqual([limit, 200, undefined, 0]);
      await office.close();
    }
  });
});
