import { beforeEach, expect, test } from 'vitest';
import type { Order } from '#core/orders/order.ts';
import type { Payment } from '#core/payment/payment.ts';
import { backendPaymentSubject } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, eachRealBackend, type TestBackend } from '#test/kit/backends/backends.ts';
import { type BankAnswer, report, reportOf } from '#test/payment/providers/bank-report.ts';
import { firstPayment, nextPayment, openOrder, type PaymentSubject, unwrap } from './payment-subject.ts';

const confirmedAnswer: BankAnswer = { RspCode: '00', Message: 'Confirm Success' };
const alreadyConfirmedAnswer: BankAnswer = { RspCode: '02', Message: 'Order already confirmed' };

type Scene = { readonly subject: PaymentSubject; readonly order: Order; readonly payment: Payment };

const sceneAt = async (backend: TestBackend): Promise<Scene> => {
  const subject = await backendPaymentSubject(backend);
  const order = await openOrder(subject);
  return { subject, order, payment: unwrap(await firstPayment(subject, order)) };
};

const stateOf = async ({ subject, payment }: Scene): Promise<string> =>
  unwrap(await subject.payments.status(payment.id)).state;

const invoicesOf = async ({ subject, order }: Scene): Promise<number> =>
  unwrap(await subject.invoices.newestByOrder(order.id)).length;

eachBackend('notifications of the bank', (backend) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await sceneAt(backend);
  });

  test('PAY-02 a notification with the right amount is confirmed, and every copy is answered as already confirmed', async () => {
    const query = reportOf(scene.payment);
    expect(await report(backend, query)).toEqual(confirmedAnswer);
    expect(await report(backend, query)).toEqual(alreadyConfirmedAnswer);
    expect(await report(backend, query)).toEqual(alreadyConfirmedAnswer);
    expect([await stateOf(scene), await invoicesOf(scene)]).toEqual(['paid', 1]);
  });

  test('PAY-02 a notification may also be posted as a form', async () => {
    const answer = await fetch(`${backend.publicUrl}/payment-hub/notify`, {
      method: 'POST',
      body: new URLSearchParams(reportOf(scene.payment)),
    });
    expect(await answer.json()).toEqual(confirmedAnswer);
    expect(await stateOf(scene)).toBe('paid');
  });

  test('PAY-02 a notification without a valid signature is answered with 97, whatever else it contains', async () => {
    const good = new URLSearchParams(reportOf(scene.payment));
    const hash = good.get('vnp_SecureHash') ?? '';
    const forged = [
      { vnp_SecureHash: hash.replace(/^./, (c) => (c === '0' ? '1' : '0')) },
      { vnp_SecureHash: '' },
      { vnp_Amount: '100' },
      { vnp_TxnRef: 'somebody else' },
    ];
    for (const change of forged) {
      const query = new URLSearchParams({ ...Object.fromEntries(good), ...change });
      expect((await report(backend, query.toString())).RspCode).toBe('97');
    }
    expect((await report(backend, '')).RspCode).toBe('97');
    expect((await report(backend, reportOf(scene.payment, { vnp_TmnCode: 'OTHER001' }))).RspCode).toBe('97');
    expect([await stateOf(scene), await invoicesOf(scene)]).toEqual(['waiting', 0]);
  });

  test('PAY-02 a notification for an unknown payment is answered with 01', async () => {
    expect(await report(backend, reportOf(scene.payment, { vnp_TxnRef: '0'.repeat(32) }))).toEqual({
      RspCode: '01',
      Message: 'Order not found',
    });
  });

  test('PAY-02 a notification with another amount is answered with 04, before and after the payment is settled', async () => {
    const wrong = ['1', String(scene.payment.amount * 100 - 1), String(scene.payment.amount), '-5', 'x', ''];
    for (const vnp_Amount of wrong)
      expect((await report(backend, reportOf(scene.payment, { vnp_Amount }))).RspCode).toBe('04');
    expect(await stateOf(scene)).toBe('waiting');
    await report(backend, reportOf(scene.payment));
    expect((await report(backend, reportOf(scene.payment, { vnp_Amount: '100' }))).RspCode).toBe('04');
    expect([await stateOf(scene), await invoicesOf(scene)]).toEqual(['paid', 1]);
  });

  test('PAY-02 success needs both codes: one alone is a decline', async () => {
    expect(await report(backend, reportOf(scene.payment, { vnp_TransactionStatus: '02' }))).toEqual(confirmedAnswer);
    expect([await stateOf(scene), await invoicesOf(scene)]).toEqual(['failed', 0]);
  });

  test('PAY-02 a decline after the money arrived changes nothing', async () => {
    await report(backend, reportOf(scene.payment));
    expect(await report(backend, reportOf(scene.payment, { vnp_ResponseCode: '24' }))).toEqual(alreadyConfirmedAnswer);
    expect([await stateOf(scene), await invoicesOf(scene)]).toEqual(['paid', 1]);
  });

  test('PAY-02 money for a replaced payment still pays the open order, once', async () => {
    const next = unwrap(await nextPayment(scene.subject, scene.order, 'VNPAY'));
    expect(await report(backend, reportOf(scene.payment))).toEqual(confirmedAnswer);
    expect(await report(backend, reportOf(next, { vnp_TransactionNo: '2' }))).toEqual(alreadyConfirmedAnswer);
    expect([await stateOf(scene), await invoicesOf(scene)]).toEqual(['paid', 1]);
    expect(await stateOf({ ...scene, payment: next })).toBe('expired');
  });

  test('PAY-02 money for a cancelled order settles nothing and is stored for manual review', async () => {
    unwrap(await scene.subject.orders.removeOrder(scene.order.id, 'CUSTOMER'));
    expect(await report(backend, reportOf(scene.payment))).toEqual(alreadyConfirmedAnswer);
    expect([await stateOf(scene), await invoicesOf(scene)]).toEqual(['expired', 0]);
  });
});

/** The number of each answer among simultaneous answers. */
const countAnswers = (answers: readonly BankAnswer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { RspCode } of answers) counts[RspCode] = (counts[RspCode] ?? 0) + 1;
  return counts;
};

eachRealBackend('races of notifications', (backend) => {
  test('PAY-02 eight simultaneous copies of a notification settle once and issue one invoice', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scene = await sceneAt(backend);
      const query = reportOf(scene.payment);
      const answers = await Promise.all(Array.from({ length: 8 }, () => report(backend, query)));
      expect(countAnswers(answers)).toEqual({ '00': 1, '02': 7 });
      expect([await stateOf(scene), await invoicesOf(scene)]).toEqual(['paid', 1]);
    }
  });

  test('PAY-02 simultaneous money for two payments of one order pays it once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scene = await sceneAt(backend);
      const next = unwrap(await nextPayment(scene.subject, scene.order, 'VNPAY'));
      const answers = await Promise.all([
        report(backend, reportOf(scene.payment, { vnp_TransactionNo: '1' })),
        report(backend, reportOf(next, { vnp_TransactionNo: '2' })),
      ]);
      expect(countAnswers(answers)).toEqual({ '00': 1, '02': 1 });
      expect(await invoicesOf(scene)).toBe(1);
    }
  });

  test('PAY-04 orders that are paid at once have consecutive invoice numbers, without duplicates or gaps', async () => {
    const scenes: Scene[] = [];
    for (let count = 0; count < 10; count += 1) scenes.push(await sceneAt(backend));
    await Promise.all(scenes.map(({ payment }) => report(backend, reportOf(payment))));
    const numbers = await Promise.all(
      scenes.map(async ({ subject, order }) => unwrap(await subject.invoices.newestByOrder(order.id))[0]?.number ?? 0),
    );
    const sorted = [...numbers].sort((a, b) => a - b);
    const [first = 0] = sorted;
    expect(sorted).toEqual(sorted.map((_, at) => first + at));
  });

  test('GQL-04 simultaneous new payments of one order leave one that is open', async () => {
    const { subject, order } = await sceneAt(backend);
    const made = await Promise.all(
      ['VIETQR', 'VNPAY', 'VIETQR', 'VNPAY'].map((code) => nextPayment(subject, order, code)),
    );
    expect(made.every((each) => each.ok)).toBe(true);
    const states = unwrap(await subject.payments.listByOrder(order.id)).map((payment) => payment.state);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(1);
  });

  test('PAY-02 a new payment and the money for the old one at once end with one paid order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scene = await sceneAt(backend);
      const [said] = await Promise.all([
        report(backend, reportOf(scene.payment)),
        nextPayment(scene.subject, scene.order, 'VNPAY'),
      ]);
      expect(said).toEqual(confirmedAnswer);
      expect([await stateOf(scene), await invoicesOf(scene)]).toEqual(['paid', 1]);
      const waiting = unwrap(await scene.subject.payments.listByOrder(scene.order.id)).filter(
        (payment) => payment.state === 'waiting',
      );
      expect(waiting).toEqual([]);
    }
  });
});
