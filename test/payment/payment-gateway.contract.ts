import { expect } from 'vitest';
import { PAYMENT_POLLING_MS } from '#core/payment/payment.ts';
import { addDong, dong } from '#core/shared/dong.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { decidedPaymentLaws } from './decided-payment.laws.ts';
import { editedOrderLaws } from './edited-order.laws.ts';
import { heldDomainLaws } from './held-domain.laws.ts';
import {
  answerOf,
  draftOrder,
  expectNotFound,
  expectRefused,
  firstPayment,
  nextPayment,
  openOrder,
  type PaymentSubject,
  serverLine,
} from './payment-subject.ts';

/** Laws of every PaymentGateway before the bank has decided. */
const waitingPaymentLaws: readonly Law<PaymentSubject>[] = [
  {
    name: 'PAY-01 ENT-10 GQL-04 every method has its code, name, description and picture',
    check: async (open) => {
      const methods = answerOf(await (await open()).payments.methods());
      const known = ['VIETQR', 'VNPAY'];
      expect(methods.slice(0, 2).map(({ code, kind }) => [code, kind])).toEqual([
        ['VIETQR', 'transfer'],
        ['VNPAY', 'redirect'],
      ]);
      for (const { id, code, name, description, image } of methods) {
        expect([id, name, description].every((text) => text !== '')).toBe(true);
        if (known.includes(code)) expect(image).toMatch(/^\/uploads\/.+\.svg$/);
      }
    },
  },
  {
    name: 'PAY-01 GQL-04 a payment asks for what the order costs, whatever the order is',
    check: async (open) => {
      const subject = await open();
      for (const count of [1, 7, 50]) {
        const order = await openOrder(subject, [serverLine(count), serverLine(1)]);
        const payment = answerOf(await firstPayment(subject, order));
        expect(payment).toMatchObject({ orderId: order.id, amount: order.totals.gross, state: 'waiting' });
        expect(payment.expiresAt - payment.createdAt).toBe(PAYMENT_POLLING_MS);
        expect(answerOf(await subject.payments.status(payment.id))).toEqual(payment);
      }
    },
  },
  {
    name: 'PAY-01 an amount that the order does not cost is refused with the true one, and no payment is made',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      for (const amount of [addDong(order.totals.gross, dong(-1)), dong(0), addDong(order.totals.gross, dong(1_000))]) {
        const refused = await firstPayment(subject, order, { amount });
        expectRefused(refused, 'amount-changed');
        expect(refused).toMatchObject({ failure: { detail: { amount: order.totals.gross } } });
      }
      expect(answerOf(await subject.payments.ofOrder(order.id))).toEqual([]);
    },
  },
  {
    name: 'GQL-04 presses with one idempotencyKey make one payment: at once, one after the other, and after it was declined',
    check: async (open) => {
      const subject = await open();
      for (const make of ['createForOrder', 'retry'] as const) {
        const order = await openOrder(subject);
        const idempotencyKey = subject.newIdempotencyKey();
        const press = async () =>
          answerOf(
            await subject.payments[make](order.id, 'VNPAY', order.totals.gross, subject.returnUrl, idempotencyKey),
          );
        const made = [...(await Promise.all([press(), press()])), await press()];
        for (const { id } of made.slice(0, 1)) await subject.bank.decline(id);
        expect(new Set([...made, await press()].map((payment) => payment.id)).size).toBe(1);
        expect(answerOf(await subject.payments.ofOrder(order.id))).toHaveLength(1);
      }
    },
  },
  {
    name: 'PAY-02 a method by which the order waits for money already is not asked twice',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      const { id } = answerOf(await firstPayment(subject, order));
      expect(answerOf(await firstPayment(subject, order)).id).toBe(id);
      expect(answerOf(await nextPayment(subject, order)).id).toBe(id);
      expect(answerOf(await subject.payments.ofOrder(order.id))).toHaveLength(1);
    },
  },
  {
    name: 'GQL-04 an idempotencyKey cannot be used for something else',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      const idempotencyKey = subject.newIdempotencyKey();
      const press = (method: string) =>
        subject.payments.retry(order.id, method, order.totals.gross, subject.returnUrl, idempotencyKey);
      answerOf(await press('VIETQR'));
      expectRefused(await press('VNPAY'), 'idempotency-key-reused');
    },
  },
  {
    name: 'PAY-01 a method that the shop does not have is refused',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      expectRefused(await firstPayment(subject, order, { methodCode: 'VAY' }), 'method-unknown');
      expectRefused(await nextPayment(subject, order, ''), 'method-unknown');
      expect(answerOf(await subject.payments.ofOrder(order.id))).toEqual([]);
    },
  },
  {
    name: 'PAY-01 a cart cannot be paid before it is an open order',
    check: async (open) => {
      const subject = await open();
      const draft = await draftOrder(subject, [serverLine()]);
      expectRefused(await firstPayment(subject, draft), 'order-not-open');
      expectRefused(await nextPayment(subject, draft), 'order-not-open');
    },
  },
  {
    name: 'PAY-02 a VietQR payment names the amount and the order number, to scan and to copy',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      const payment = answerOf(await firstPayment(subject, order));
      expect(payment.qrText).toContain(`540${String(order.totals.gross).length}${order.totals.gross}5802VN`);
      expect(payment.qrText).toContain(order.number);
      expect(payment.transfer?.content).toBe(order.number);
      expect(payment.qrText).toContain(payment.transfer?.accountNumber);
      expect(payment).toMatchObject({ redirectUrl: null, methodCode: 'VIETQR' });
      expect(payment.sandboxUrl).toContain(payment.id);
    },
  },
  {
    name: 'PAY-02 a payment by the gateway leads to the gateway and shows no code',
    check: async (open) => {
      const subject = await open();
      const payment = answerOf(await firstPayment(subject, await openOrder(subject), { methodCode: 'VNPAY' }));
      expect(payment).toMatchObject({ qrText: null, transfer: null, methodCode: 'VNPAY' });
      expect(payment.redirectUrl).toContain(payment.id);
      const methods = answerOf(await subject.payments.methods());
      const { origin } = new URL(payment.redirectUrl ?? '');
      expect(methods.find(({ code }) => code === 'VNPAY')?.redirectOrigins).toContain(origin);
    },
  },
  {
    name: 'PAY-02 nobody else may see or make payments of an order',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      const payment = answerOf(await firstPayment(subject, order));
      const other = { ...subject, payments: subject.stranger.payments };
      expectNotFound(await other.payments.status(payment.id));
      expectNotFound(await other.payments.ofOrder(order.id));
      expectNotFound(await firstPayment(other, order));
      expectNotFound(await nextPayment(other, order));
      expect(answerOf(await subject.payments.ofOrder(order.id))).toEqual([payment]);
    },
  },
];

export const paymentGatewayLaws: readonly Law<PaymentSubject>[] = [
  ...waitingPaymentLaws,
  ...heldDomainLaws,
  ...decidedPaymentLaws,
  ...editedOrderLaws,
];

/** Runs the laws on one adapter. `open` returns a shopper without orders, on services whose clock is fixed. */
export const paymentGatewayContract = (name: string, open: () => Promise<PaymentSubject>): void =>
  describeLaws(`${name} keeps the PaymentGateway contract`, paymentGatewayLaws, open);
