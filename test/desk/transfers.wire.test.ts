import { beforeEach, expect, test } from 'vitest';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import type { ServiceRecord } from '#contracts/desk/service-record.ts';
import type { TransferRecord, TransferRow } from '#contracts/desk/transfer-record.ts';
import { type Order, surplusOf } from '#core/orders/order.ts';
import type { Payment } from '#core/payment/payment.ts';
import { backendPaymentSubject } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, runSql } from '#test/kit/backends/backends.ts';
import { enterStaff, readStaffLog, type StaffBrowser } from '#test/kit/staff.ts';
import { firstPayment, openOrder, type PaymentSubject, unwrap } from '#test/payment/payment-subject.ts';
import { report, reportOf } from '#test/payment/providers/bank-report.ts';
import { type DeskVisitor, deskVisitor } from './desk-visitor.ts';

type Scene = { readonly subject: PaymentSubject; readonly order: Order; readonly payment: Payment };

const newNumber = (): string => String(Math.floor(Math.random() * 1e15));

eachBackend('payments that settled nothing', (backend) => {
  let member: StaffBrowser;
  let desk: DeskVisitor;
  beforeEach(async () => {
    member = await enterStaff(backend);
    desk = deskVisitor(member);
  });

  const newScene = async (): Promise<Scene> => {
    const subject = await backendPaymentSubject(backend);
    const order = await openOrder(subject);
    return { subject, order, payment: unwrap(await firstPayment(subject, order)) };
  };
  const stateOf = async ({ subject, payment }: Scene): Promise<string> =>
    unwrap(await subject.payments.status(payment.id)).state;
  const paidStates = async ({ subject, order }: Scene): Promise<readonly string[]> =>
    unwrap(await subject.payments.listByOrder(order.id))
      .map(({ state }) => state)
      .filter((state) => state === 'paid');
  const invoicesOf = async ({ subject, order }: Scene): Promise<number> =>
    unwrap(await subject.invoices.newestByOrder(order.id)).length;
  /** Money that names no payment; returns its id. */
  const sendStray = async (amount: number, content = 'chuyen khoan'): Promise<string> => {
    const number = newNumber();
    const stray = { amount, id: '0'.repeat(32) };
    const query = reportOf(
      // The bank signs only these two.
      stray as unknown as Payment,
      { vnp_TransactionNo: number, vnp_OrderInfo: content },
    );
    expect((await report(backend, query)).RspCode).toBe('01');
    expect((await report(backend, query)).RspCode).toBe('01');
    return idOf(number);
  };
  const list = async (words: string, state: string) =>
    (await desk.list<TransferRow>('transfers', { words, filter: { state } })).body.rows;
  const idOf = async (number: string, state = 'waiting'): Promise<string> => {
    const rows = await list(number, state);
    expect([number, rows.length]).toEqual([number, 1]);
    return rows[0]?.id ?? '';
  };
  const read = async (id: string) => (await desk.read<TransferRecord>('transfers', id)).body;
  const match = async (
    id: string,
    { order, payment }: Scene,
    fields: { readonly order?: string; readonly amount?: number } = {},
    key?: string,
  ): Promise<number> => {
    const typed = { order: order.number, amount: payment.amount, ...fields };
    return (await desk.send('transfers', `/${id}/match`, typed, key === undefined ? {} : { key })).status;
  };

  test('PAY-02 money that names no payment is kept once, matched by hand and settles the order as a notification does', async () => {
    const scene = await newScene();
    // Newer orders of the same amount push the named one neither out of the list nor out of the field.
    for (let each = 0; each < 6; each += 1) await newScene();
    const id = await sendStray(scene.payment.amount, `${scene.order.number} cam on`);
    expect(await read(id)).toMatchObject({ problem: 'unknown-payment', guess: scene.order.number, state: 'waiting' });
    expect(await match(id, scene)).toBe(200);
    expect([await paidStates(scene), await invoicesOf(scene), await stateOf(scene)]).toEqual([['paid'], 1, 'expired']);
    expect((await read(id)).order).toEqual({ id: scene.order.id, number: scene.order.number });
    expect(await match(id, scene)).toBe(409);
    const log = await readStaffLog(member);
    expect(log).toContain('POST /desk/records/transfers/:id/match');
    expect(log).toContain('transfer: waiting → matched');
  });

  /** Sends money for the scene's payment; returns its number. */
  const transfer = async ({ payment }: Scene, amount: number): Promise<string> => {
    const number = newNumber();
    const changes = { vnp_Amount: String(amount * 100), vnp_TransactionNo: number };
    expect((await report(backend, reportOf(payment, changes))).RspCode).toBe('00');
    return number;
  };
  /** Other tests write to the same address, some at a later time. */
  const mailsAbout = async ({ order }: Scene): Promise<string> =>
    JSON.stringify(await runSql(backend, `select text from outbox_messages where text like '%${order.number}%'`));
  const refund = async (id: string, note: string) => (await desk.send('transfers', `/${id}/refund`, { note })).status;
  const receivedOf = async ({ subject, order }: Scene) => unwrap(await subject.orders.load(order.id)).received ?? 0;

  const surplusLeft = async ({ subject, order }: Scene) => surplusOf(unwrap(await subject.orders.load(order.id)));

  test('PAY-02 more than the order costs settles it, and the rest waits to be refunded', async () => {
    const scene = await newScene();
    const id = await idOf(await transfer(scene, scene.payment.amount + 5_000));
    expect([await paidStates(scene), await invoicesOf(scene)]).toEqual([['paid'], 1]);
    expect(await read(id)).toMatchObject({ state: 'refund-due', refundAmount: 5_000 });
    expect(await surplusLeft(scene)).toBe(5_000);
    expect(await refund(id, ' ')).toBe(422);
    expect(await refund(id, 'FT123')).toBe(200);
    expect(await refund(id, 'FT123')).toBe(409);
    expect((await read(id)).refundNote).toBe('FT123');
    expect(await surplusLeft(scene)).toBe(0);
    expect(await readStaffLog(member)).not.toContain('FT123');
    expect(await mailsAbout(scene)).toContain('hoàn 5.000đ');
  });

  test('PAY-02 a short transfer is matched by hand as a part, and the next one pays the rest', async () => {
    const scene = await newScene();
    const { amount } = scene.payment;
    const id = await sendStray(amount - 1_000, `${scene.order.number} thieu`);
    const { guess, candidates } = await read(id);
    expect([guess, candidates[0]]).toEqual([scene.order.number, expect.objectContaining({ due: amount })]);
    expect(await match(id, scene)).toBe(422);
    expect(await match(id, scene, { amount: amount - 1_000 })).toBe(200);
    expect([await paidStates(scene), await receivedOf(scene)]).toEqual([[], amount - 1_000]);
    expect((await read(id)).state).toBe('part');
    expect(await mailsAbout(scene)).toContain('còn thiếu 1.000đ');
    const rest = await sendStray(1_500);
    expect(await match(rest, scene, { amount: 1_500 })).toBe(200);
    expect([await paidStates(scene), await invoicesOf(scene)]).toEqual([['paid'], 1]);
    expect((await read(rest)).refundAmount).toBe(500);
    expect(await surplusLeft(scene)).toBe(500);
    expect((await read(id)).state).toBe('matched');
  });

  test('PAY-02 a part goes back to its payer: the order costs it again, and its buyer is told', async () => {
    const scene = await newScene();
    const id = await idOf(await transfer(scene, 2_000), 'matched');
    await transfer(scene, 3_000);
    expect(await refund(id, 'FT77')).toBe(200);
    expect(await receivedOf(scene)).toBe(3_000);
    expect(await mailsAbout(scene)).toContain('hoàn 2.000đ');
    await transfer(scene, scene.payment.amount - 3_000);
    expect([await paidStates(scene), await invoicesOf(scene)]).toEqual([['paid'], 1]);
  });

  test('PAY-02 the parts of a cancelled order wait to be refunded', async () => {
    const scene = await newScene();
    const number = await transfer(scene, 2_000);
    unwrap(await scene.subject.orders.removeOrder(scene.order.id, 'Đổi ý'));
    expect(await mailsAbout(scene)).toContain('2.000đ đã chuyển cho đơn này được hoàn lại');
    const id = await idOf(number);
    expect((await read(id)).state).toBe('refund-due');
    expect(await refund(id, 'FT78')).toBe(200);
    expect(await receivedOf(scene)).toBe(0);
  });

  test('PAY-02 a second transfer for a paid order is kept, can pay no paid order, and is recorded as refunded', async () => {
    const [scene, other] = [await newScene(), await newScene()];
    await report(backend, reportOf(scene.payment, { vnp_TransactionNo: newNumber() }));
    await report(backend, reportOf(other.payment, { vnp_TransactionNo: newNumber() }));
    const doubled = newNumber();
    await report(backend, reportOf(scene.payment, { vnp_TransactionNo: doubled }));
    const id = await idOf(doubled);
    for (const target of [scene, other]) expect(await match(id, target)).toBe(409);
    expect(await match(id, scene, { order: 'DH000' })).toBe(422);
    expect(await refund(id, 'FT9')).toBe(200);
    expect((await read(id)).state).toBe('refunded');
    expect(await invoicesOf(scene)).toBe(1);
  });

  test('PAY-02 a report of the settled transfer is no further money, whatever it says', async () => {
    const scene = await newScene();
    const number = newNumber();
    await report(backend, reportOf(scene.payment, { vnp_TransactionNo: number }));
    await report(backend, reportOf(scene.payment, { vnp_TransactionNo: number }));
    await report(backend, reportOf(scene.payment, { vnp_TransactionNo: number, vnp_Amount: '100000' }));
    for (const state of ['waiting', 'matched', 'refunded']) expect(await list(number, state)).toEqual([]);
  });

  test('PAY-02 a match needs its key and happens once per form, also when the form is sent twice at once', async () => {
    const scene = await newScene();
    const id = await sendStray(scene.payment.amount);
    expect(await match(id, scene, {}, '')).toBe(400);
    expect(await paidStates(scene)).toEqual([]);
    const key = `form-${newNumber()}`;
    expect(await Promise.all([match(id, scene, {}, key), match(id, scene, {}, key)])).toEqual([200, 200]);
    expect([await paidStates(scene), await invoicesOf(scene)]).toEqual([['paid'], 1]);
  });

  test('PAY-02 two members match one transfer to two orders, or two transfers to one order: one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, two] = [await newScene(), await newScene()];
      const id = await sendStray(one.payment.amount);
      expect(two.payment.amount).toBe(one.payment.amount);
      expect((await Promise.all([match(id, one), match(id, two)])).sort()).toEqual([200, 409]);
      const paid = [await paidStates(one), await paidStates(two)];
      expect(paid.flat()).toEqual(['paid']);
      const left = paid[0]?.length === 0 ? one : two;
      const others = [await sendStray(left.payment.amount), await sendStray(left.payment.amount)];
      expect((await Promise.all(others.map((each) => match(each, left)))).sort()).toEqual([200, 409]);
      expect([await paidStates(left), await invoicesOf(left)]).toEqual([['paid'], 1]);
    }
  });

  test('PAY-02 a match by hand and the notification of the bank at once pay the order once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const scene = await newScene();
      const id = await sendStray(scene.payment.amount);
      await Promise.all([
        match(id, scene),
        report(backend, reportOf(scene.payment, { vnp_TransactionNo: newNumber() })),
      ]);
      expect([await paidStates(scene), await invoicesOf(scene)]).toEqual([['paid'], 1]);
    }
  });

  test('PAY-02 a transfer that is a little short is accepted with a reason: paid, invoiced in full, and mailed', async () => {
    const scene = await newScene();
    const { amount: due } = scene.payment;
    const id = await sendStray(due - 1_000);
    const accept = async (fields: object) =>
      desk.send<TransferRecord>('transfers', `/${id}/accept`, {
        order: scene.order.number,
        amount: due - 1_000,
        reason: 'Phí ngân hàng',
        ...fields,
      });
    for (const [field, value] of [
      ['reason', '  '],
      ['amount', due],
      ['order', 'DH000'],
    ] as const)
      expect((await accept({ [field]: value })).body.errors).toHaveProperty(field);
    expect(await paidStates(scene)).toEqual([]);
    const both = await Promise.all([accept({}), accept({})]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await paidStates(scene), (await read(id)).state, (await read(id)).refundAmount]).toEqual([
      ['paid'],
      'matched',
      0,
    ]);
    const [invoice] = unwrap(await scene.subject.invoices.newestByOrder(scene.order.id));
    expect(invoice?.totals.gross).toBe(due);
    expect(await mailsAbout(scene)).toContain('Phần còn thiếu 1.000đ bạn không phải trả nữa');
    const order = (await desk.read<OrderRecord>('orders', scene.order.id)).body;
    expect(order.events.map(({ text }) => text).join()).toContain('bỏ qua 1.000đ: Phí ngân hàng');
    expect(await readStaffLog(member)).not.toContain('Phí ngân hàng');
  });

  test('PAY-02 accepted short and paid in full by the bank at once, an order is paid once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const scene = await newScene();
      const amount = scene.payment.amount - 1_000;
      const id = await sendStray(amount);
      await Promise.all([
        desk.send('transfers', `/${id}/accept`, { order: scene.order.number, amount, reason: 'Phí ngân hàng' }),
        report(backend, reportOf(scene.payment, { vnp_TransactionNo: newNumber() })),
      ]);
      expect([await paidStates(scene), await invoicesOf(scene)]).toEqual([['paid'], 1]);
    }
  });

  test('PAY-02 what is short by more than the limit, or not at all, is not accepted', async () => {
    for (const short of [5_001, 20_000, 0, -1_000]) {
      const scene = await newScene();
      const amount = scene.payment.amount - short;
      const id = await sendStray(amount);
      const typed = { order: scene.order.number, amount, reason: 'Khách quen' };
      const { status, body } = await desk.send('transfers', `/${id}/accept`, typed);
      expect([short, status, Object.keys(body.errors ?? {})]).toEqual([short, 422, ['amount']]);
      expect([await paidStates(scene), (await read(id)).state]).toEqual([[], 'waiting']);
    }
  });

  test('PAY-02 the last part of an order may be the one that is short', async () => {
    const scene = await newScene();
    await transfer(scene, 2_000);
    const rest = scene.payment.amount - 2_000;
    const id = await sendStray(rest - 500);
    const typed = { order: scene.order.number, amount: rest - 500, reason: 'Lệch phí' };
    expect((await desk.send('transfers', `/${id}/accept`, typed)).status).toBe(200);
    expect([await paidStates(scene), await invoicesOf(scene)]).toEqual([['paid'], 1]);
  });

  test('PAY-02 an order whose parts are a little short is settled without the rest, once, and shows the parts', async () => {
    const scene = await newScene();
    const { amount: due } = scene.payment;
    const read = async () => (await desk.read<OrderRecord>('orders', scene.order.id)).body;
    const waive = () => desk.send<OrderRecord>('orders', `/${scene.order.id}/waive`, { reason: 'Phí ngân hàng' });
    expect([(await read()).mayWaive, (await waive()).status]).toEqual([false, 409]);
    await transfer(scene, 2_000);
    expect((await read()).mayWaive).toBe(false);
    expect((await waive()).status).toBe(422);
    await transfer(scene, due - 3_000);
    expect(await read()).toMatchObject({ mayWaive: true, due: 1_000 });
    const parts = (await read()).payments.filter(({ state }) => state === 'PART').map(({ amount }) => amount);
    expect(new Set(parts)).toEqual(new Set([due - 3_000, 2_000]));
    expect((await desk.send('orders', `/${scene.order.id}/waive`, { reason: ' ' })).status).toBe(422);
    const both = await Promise.all([waive(), waive()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await paidStates(scene), await invoicesOf(scene)]).toEqual([['paid'], 1]);
    const [invoice] = unwrap(await scene.subject.invoices.newestByOrder(scene.order.id));
    expect(invoice?.totals.gross).toBe(due);
    expect(await read()).toMatchObject({ isPaid: true, due: 0, mayWaive: false });
    const amounts = (await read()).payments.filter(({ state }) => state !== 'EXPIRED').map(({ amount }) => amount);
    expect(amounts.toSorted((a, b) => a - b)).toEqual([2_000, due - 3_000]);
    expect((await read()).events.map(({ text }) => text).join()).toContain('bỏ qua 1.000đ: Phí ngân hàng');
    expect(await mailsAbout(scene)).toContain('Phần còn thiếu 1.000đ bạn không phải trả nữa');
    expect(await readStaffLog(member)).toContain('waived: undefined → 1000');
    expect(await readStaffLog(member)).toContain(`number: undefined → ${scene.order.number}`);
    // What nobody paid is not given back.
    const backFor = async () => {
      const [service] = (await read()).services;
      return service && (await desk.read<ServiceRecord>('services', service.id)).body.paid;
    };
    await expect.poll(backFor, { timeout: 60_000 }).toBe(due - 1_000);
  });
});
