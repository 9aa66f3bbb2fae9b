import { beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#core/orders/order.ts';
import { PAYMENT_POLLING_MS, type Payment } from '#core/payment/payment.ts';
import { formatDong } from '#core/shared/dong.ts';
import { backendPaymentSubject, pressAtBank } from '#test/kit/backends/backend-payments.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { firstPayment, openOrder, type PaymentSubject, unwrap } from '#test/payment/payment-subject.ts';
import { isSigned } from './bank-report.ts';

type Scene = { readonly subject: PaymentSubject; readonly order: Order; readonly payment: Payment };

eachBackend('the sandbox bank', (backend) => {
  let scene: Scene;
  const scenes = (methodCode: string): void => {
    beforeEach(async () => {
      const subject = await backendPaymentSubject(backend);
      const order = await openOrder(subject);
      scene = { subject, order, payment: unwrap(await firstPayment(subject, order, { methodCode })) };
    });
  };
  const press = (deed: string): Promise<URL> => pressAtBank(backend, scene.payment.id, deed);
  const state = async (): Promise<string> => unwrap(await scene.subject.payments.status(scene.payment.id)).state;
  const invoices = async (): Promise<number> =>
    unwrap(await scene.subject.invoices.newestByOrder(scene.order.id)).length;
  const readBack = async (address: URL) => scene.subject.payments.parseReturn(Object.fromEntries(address.searchParams));

  const returned = (state: string) => ({
    orderId: scene.order.id,
    orderNumber: scene.order.number,
    amount: scene.payment.amount,
    state,
  });

  describe('with a QR code', () => {
    scenes('VIETQR');

    test('PAY-02 the page shows the amount, the content and its actions, in Vietnamese and without a script', async () => {
      const answer = await fetch(scene.payment.sandboxUrl ?? '');
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(page).toContain('<html lang="vi">');
      for (const text of [formatDong(scene.payment.amount), scene.order.number, 'Xác nhận chuyển tiền', 'Đang chờ'])
        expect(page).toContain(text);
      expect(page).not.toContain('<script');
      for (const deed of ['confirm', 'decline', 'late', 'wrong-amount', 'twice', 'forged', 'return-only'])
        expect(page).toContain(`value="${deed}"`);
    });

    test("PAY-02 confirm: paid, and the page shows the shop's response", async () => {
      const next = await press('confirm');
      expect(await (await fetch(next)).text()).toContain('Cửa hàng đã ghi nhận thông báo.');
      expect([await state(), await invoices()]).toEqual(['paid', 1]);
    });

    test('PAY-02 decline: failed, no invoice', async () => {
      await press('decline');
      expect([await state(), await invoices()]).toEqual(['failed', 0]);
    });

    test('PAY-02 late: expired at first, then paid, because the order is still open', async () => {
      await scene.subject.pass(PAYMENT_POLLING_MS + 60_000);
      expect(await state()).toBe('expired');
      expect((await press('late')).searchParams.get('answer')).toBe('confirmed');
      expect([await state(), await invoices()]).toEqual(['paid', 1]);
    });

    test('PAY-02 twice: the second notification is answered as already confirmed, one invoice', async () => {
      expect((await press('twice')).searchParams.get('answer')).toBe('confirmed,repeated');
      expect([await state(), await invoices()]).toEqual(['paid', 1]);
    });

    test('PAY-02 too little: counted as a part, and another code asks for the rest', async () => {
      expect((await press('wrong-amount')).searchParams.get('answer')).toBe('confirmed');
      expect([await state(), await invoices()]).toEqual(['expired', 0]);
      const [newest] = unwrap(await scene.subject.payments.listByOrder(scene.order.id));
      expect(newest).toMatchObject({ state: 'waiting', amount: 1_000 });
    });

    test('PAY-02 wrong signature: answered with 97, still waiting', async () => {
      expect((await press('forged')).searchParams.get('answer')).toBe('forged');
      expect([await state(), await invoices()]).toEqual(['waiting', 0]);
    });

    test('PAY-02 never: an unanswered payment expires', async () => {
      await scene.subject.pass(PAYMENT_POLLING_MS - 30_000);
      expect(await state()).toBe('waiting');
      await scene.subject.pass(31_000);
      expect([await state(), await invoices()]).toEqual(['expired', 0]);
      expect(unwrap(await scene.subject.orders.load(scene.order.id)).financial).toBe('UNPAID');
    });

    test('PAY-02 an unknown payment or action shows an error page', async () => {
      const unknown = await fetch(`${backend.publicUrl}/sandbox-bank/${'0'.repeat(32)}`);
      expect([unknown.status, await unknown.text()]).toEqual([
        404,
        expect.stringContaining('Không tìm thấy giao dịch'),
      ]);
      await expect(press('dance')).rejects.toThrow('400');
      expect(await state()).toBe('waiting');
    });
  });

  describe('as a redirect gateway', () => {
    scenes('VNPAY');

    test('PAY-02 the shop signs its URL, and a changed URL is rejected', async () => {
      const address = new URL(scene.payment.redirectUrl ?? '');
      expect(isSigned(address)).toBe(true);
      expect(address.searchParams.get('vnp_Amount')).toBe(String(scene.payment.amount * 100));
      expect((await fetch(address)).status).toBe(200);
      address.searchParams.set('vnp_Amount', '100');
      expect((await fetch(address)).status).toBe(400);
    });

    test('PAY-03 notify before return: the order is paid when the browser returns with the signed URL', async () => {
      const back = await press('confirm');
      expect(back.href.startsWith(scene.subject.returnUrl)).toBe(true);
      expect([isSigned(back), back.searchParams.get('vnp_ResponseCode')]).toEqual([true, '00']);
      expect(await state()).toBe('paid');
      expect(unwrap(await readBack(back))).toEqual(returned('paid'));
    });

    test('PAY-03 return before notify: the return URL settles nothing, the notification does', async () => {
      const back = await press('return-only');
      expect(unwrap(await readBack(back))).toEqual(returned('waiting'));
      expect([await state(), await invoices()]).toEqual(['waiting', 0]);
      await press('confirm');
      expect(unwrap(await readBack(back))).toEqual(returned('paid'));
      expect([await state(), await invoices()]).toEqual(['paid', 1]);
    });

    test('PAY-03 decline: the browser returns with the code of a cancelled payment', async () => {
      const back = await press('decline');
      expect([isSigned(back), back.searchParams.get('vnp_ResponseCode')]).toEqual([true, '24']);
      expect([await state(), await invoices()]).toEqual(['failed', 0]);
    });

    test('PAY-03 wrong signature: the browser returns with a URL that is rejected', async () => {
      const back = await press('forged');
      expect(isSigned(back)).toBe(false);
      expect(await readBack(back)).toMatchObject({ ok: false, failure: { code: 'bad-signature' } });
      expect(await state()).toBe('waiting');
    });
  });
});
