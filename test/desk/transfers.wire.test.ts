import { beforeEach, expect, test } from 'vitest';
import type { Order } from '#core/orders/order.ts';
import type { Payment } from '#core/payment/payment.ts';
import { backendPaymentSubject } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, runSql } from '#test/kit/backends/backends.ts';
import { enterStaff, readStaffLog, type StaffBrowser } from '#test/kit/staff.ts';
import { firstPayment, openOrder, type PaymentSubject, unwrap } from '#test/payment/payment-subject.ts';
import { report, reportOf } from '#test/payment/providers/bank-report.ts';

type Scene = { readonly subject: PaymentSubject; readonly order: Order; readonly payment: Payment };

const newNumber = (): string => String(Math.floor(Math.random() * 1e15));
const newKey = (): string => `form-${newNumber()}`;

eachBackend('payments that settled nothing', (backend) => {
  let member: StaffBrowser;
  beforeEach(async () => {
    member = await enterStaff(backend);
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
  /** Money that names no payment; returns its page. */
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
    return pageOf(number);
  };
  const pageOf = async (number: string, filter = 'waiting'): Promise<string> => {
    const found = await member.send('/payments', { q: number, filter });
    const list = await (await member.read(found.headers.get('location') ?? '')).text();
    const rows = [...list.matchAll(/href="(\/payments\/[0-9a-f]{32})"/g)].map(([, path]) => path);
    expect([number, rows.length]).toEqual([number, 1]);
    return rows[0] ?? '';
  };
  const match = (path: string, { order, payment }: Scene, fields: Readonly<Record<string, string>> = {}) =>
    member.send(`${path}/match`, { key: newKey(), order: order.number, amount: String(payment.amount), ...fields });

  test('PAY-02 money that names no payment is kept once, matched by hand and settles the order as a notification does', async () => {
    const scene = await newScene();
    // Newer orders of the same amount push the named one neither out of the list nor out of the field.
    for (let each = 0; each < 6; each += 1) await newScene();
    const path = await sendStray(scene.payment.amount, `${scene.order.number} cam on`);
    const page = await (await member.read(path)).text();
    expect(page).toContain('Không rõ trả cho đơn nào');
    expect(page).toContain(`value="${scene.order.number}"`);
    const answer = await match(path, scene);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect([await paidStates(scene), await invoicesOf(scene), await stateOf(scene)]).toEqual([['paid'], 1, 'expired']);
    expect((await match(path, scene)).status).toBe(409);
    const log = await readStaffLog(member);
    expect(log).toContain('POST /payments/:id/match');
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
  const refund = (path: string, note: string) => member.send(`${path}/refund`, { key: newKey(), note });
  const receivedOf = async ({ subject, order }: Scene) => unwrap(await subject.orders.load(order.id)).received ?? 0;

  test('PAY-02 more than the order costs settles it, and the rest waits to be refunded', async () => {
    const scene = await newScene();
    const path = await pageOf(await transfer(scene, scene.payment.amount + 5_000));
    expect([await paidStates(scene), await invoicesOf(scene)]).toEqual([['paid'], 1]);
    const page = await (await member.read(path)).text();
    expect(page).toContain('Chờ hoàn');
    expect(page).toContain('5.000đ');
    expect((await refund(path, ' ')).status).toBe(400);
    expect((await refund(path, 'FT123')).status).toBe(303);
    expect((await refund(path, 'FT123')).status).toBe(409);
    expect(await (await member.read(path)).text()).toContain('FT123');
    expect(await readStaffLog(member)).not.toContain('FT123');
    expect(await mailsAbout(scene)).toContain('hoàn 5.000đ');
  });

  test('PAY-02 a short transfer is matched by hand as a part, and the next one pays the rest', async () => {
    const scene = await newScene();
    const { amount } = scene.payment;
    const path = await sendStray(amount - 1_000, `${scene.order.number} thieu`);
    const page = await (await member.read(path)).text();
    expect(page).toContain('còn thiếu 1.000đ');
    expect(page).toContain(`value="${scene.order.number}"`);
    expect((await match(path, scene)).status).toBe(409);
    expect((await match(path, scene, { amount: String(amount - 1_000) })).status).toBe(303);
    expect([await paidStates(scene), await receivedOf(scene)]).toEqual([[], amount - 1_000]);
    expect(await (await member.read(path)).text()).toContain('Một phần của đơn');
    expect(await mailsAbout(scene)).toContain('còn thiếu 1.000đ');
    const rest = await sendStray(1_500);
    expect((await match(rest, scene, { amount: '1500' })).status).toBe(303);
    expect([await paidStates(scene), await invoicesOf(scene)]).toEqual([['paid'], 1]);
    expect(await (await member.read(rest)).text()).toContain('<dt>Hoàn lại</dt><dd>500đ</dd>');
    expect(await (await member.read(path)).text()).toContain('Đã khớp');
  });

  test('PAY-02 a part goes back to its payer: the order costs it again, and its buyer is told', async () => {
    const scene = await newScene();
    const path = await pageOf(await transfer(scene, 2_000), 'matched');
    await transfer(scene, 3_000);
    expect((await refund(path, 'FT77')).status).toBe(303);
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
    const path = await pageOf(number);
    expect(await (await member.read(path)).text()).toContain('Chờ hoàn');
    expect((await refund(path, 'FT78')).status).toBe(303);
    expect(await receivedOf(scene)).toBe(0);
  });

  test('PAY-02 a second transfer for a paid order is kept, can pay no paid order, and is recorded as refunded', async () => {
    const [scene, other] = [await newScene(), await newScene()];
    await report(backend, reportOf(scene.payment, { vnp_TransactionNo: newNumber() }));
    await report(backend, reportOf(other.payment, { vnp_TransactionNo: newNumber() }));
    const doubled = newNumber();
    await report(backend, reportOf(scene.payment, { vnp_TransactionNo: doubled }));
    const path = await pageOf(doubled);
    for (const target of [scene, other]) expect((await match(path, target)).status).toBe(409);
    expect((await match(path, scene, { order: 'DH000' })).status).toBe(404);
    expect((await member.send(`${path}/refund`, { key: newKey(), note: 'FT9' })).status).toBe(303);
    expect(await (await member.read(path)).text()).toContain('Đã hoàn tiền');
    expect(await invoicesOf(scene)).toBe(1);
  });

  test('PAY-02 a report of the settled transfer is no further money, whatever it says', async () => {
    const scene = await newScene();
    const number = newNumber();
    await report(backend, reportOf(scene.payment, { vnp_TransactionNo: number }));
    await report(backend, reportOf(scene.payment, { vnp_TransactionNo: number }));
    await report(backend, reportOf(scene.payment, { vnp_TransactionNo: number, vnp_Amount: '100000' }));
    const found = await member.send('/payments', { q: number, filter: 'waiting' });
    expect(await (await member.read(found.headers.get('location') ?? '')).text()).toContain('Không có khoản tiền nào');
  });

  test('PAY-02 a match needs its key and happens once per form, also when the form is sent twice at once', async () => {
    const scene = await newScene();
    const path = await sendStray(scene.payment.amount);
    expect((await match(path, scene, { key: '' })).status).toBe(400);
    expect(await paidStates(scene)).toEqual([]);
    const key = newKey();
    const both = await Promise.all([match(path, scene, { key }), match(path, scene, { key })]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect([await paidStates(scene), await invoicesOf(scene)]).toEqual([['paid'], 1]);
  });

  test('PAY-02 two members match one transfer to two orders, or two transfers to one order: one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, two] = [await newScene(), await newScene()];
      const path = await sendStray(one.payment.amount);
      expect(two.payment.amount).toBe(one.payment.amount);
      const answers = await Promise.all([match(path, one), match(path, two)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
      const paid = [await paidStates(one), await paidStates(two)];
      expect(paid.flat()).toEqual(['paid']);
      const left = paid[0]?.length === 0 ? one : two;
      const paths = [await sendStray(left.payment.amount), await sendStray(left.payment.amount)];
      const second = await Promise.all(paths.map((each) => match(each, left)));
      expect(second.map(({ status }) => status).sort()).toEqual([303, 409]);
      expect([await paidStates(left), await invoicesOf(left)]).toEqual([['paid'], 1]);
    }
  });

  test('PAY-02 a match by hand and the notification of the bank at once pay the order once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const scene = await newScene();
      const path = await sendStray(scene.payment.amount);
      await Promise.all([
        match(path, scene),
        report(backend, reportOf(scene.payment, { vnp_TransactionNo: newNumber() })),
      ]);
      expect([await paidStates(scene), await invoicesOf(scene)]).toEqual([['paid'], 1]);
    }
  });
});
