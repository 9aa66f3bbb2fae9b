import { expect } from 'vitest';
import { PAYMENT_POLLING_MS } from '#core/payment/payment.ts';
import { addDong, dong } from '#core/shared/dong.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { decidedPaymentLaws } from './decided-payment.laws.ts';
import { editedOrderLaws } from './edited-order.laws.ts';
import { heldDomainLaws } from './held-domain.laws.ts';
import { partPaymentLaws } from './part-payments.laws.ts';
import {
  draftOrder,
  expectNotFound,
  expectRefused,
  firstPayment,
  nextPayment,
  openOrder,
  type PaymentSubject,
  serverLine,
  unwrap,
} from './payment-subject.ts';
import { placementLaws } from './placement.laws.ts';

/** Laws of every PaymentGateway before the bank has decided. */
const waitingPaymentLaws: readonly Law<PaymentSubject>[] = [
  {
    name: 'PAY-01 ENT-10 GQL-04 every method has its code, name, description and picture',
    check: async (open) => {
      const methods = unwrap(await (await open()).payments.methods());
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
    name: 'PAY-01 GQL-04 a payment requests the total of its order, for any order',
    check: async (open) => {
      const subject = await open();
      for (const count of [1, 7, 50]) {
        const order = await openOrder(subject, [serverLine(count), serverLine(1)]);
        const payment = unwrap(await firstPayment(subject, order));
        expect(payment).toMatchObject({ orderId: order.id, amount: order.totals.gross, state: 'waiting' });
        expect(payment.expiresAt - payment.createdAt).toBe(PAYMENT_POLLING_MS);
        expect(unwrap(await subject.payments.status(payment.id))).toEqual(payment);
      }
    },
  },
  {
    name: 'PAY-01 an amount other than the order total is rejected with the true one, and no payment is created',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      for (const amount of [addDong(order.totals.gross, dong(-1)), dong(0), addDong(order.totals.gross, dong(1_000))]) {
        const refused = await firstPayment(subject, order, { amount });
        expectRefused(refused, 'amount-changed');
        expect(refused).toMatchObject({ failure: { detail: { amount: order.totals.gross } } });
      }
      expect(unwrap(await subject.payments.listByOrder(order.id))).toEqual([]);
    },
  },
  {
    name: 'GQL-04 one idempotency key creates one payment: in simultaneous calls, in a sequence, and after a decline',
    check: async (open) => {
      const subject = await open();
      for (const make of ['createForOrder', 'retry'] as const) {
        const order = await openOrder(subject);
        const idempotencyKey = subject.newIdempotencyKey();
        const press = async () =>
          unwrap(
            await subject.payments[make](order.id, 'VNPAY', order.totals.gross, subject.returnUrl, idempotencyKey),
          );
        const made = [...(await Promise.all([press(), press()])), await press()];
        for (const { id } of made.slice(0, 1)) await subject.bank.decline(id);
        expect(new Set([...made, await press()].map((payment) => payment.id)).size).toBe(1);
        expect(unwrap(await subject.payments.listByOrder(order.id))).toHaveLength(1);
      }
    },
  },
  {
    name: 'PAY-02 a new payment by the method of the open one returns the open one',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      const { id } = unwrap(await firstPayment(subject, order));
      expect(unwrap(await firstPayment(subject, order)).id).toBe(id);
      expect(unwrap(await nextPayment(subject, order)).id).toBe(id);
      expect(unwrap(await subject.payments.listByOrder(order.id))).toHaveLength(1);
    },
  },
  {
    name: 'GQL-04 an idempotency key cannot be used for another command',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      const idempotencyKey = subject.newIdempotencyKey();
      const press = (method: string) =>
        subject.payments.retry(order.id, method, order.totals.gross, subject.returnUrl, idempotencyKey);
      unwrap(await press('VIETQR'));
      expectRefused(await press('VNPAY'), 'idempotency-key-reused');
    },
  },
  {
    name: 'PAY-01 an unsupported method is rejected',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      expectRefused(await firstPayment(subject, order, { methodCode: 'VAY' }), 'method-unknown');
      expectRefused(await nextPayment(subject, order, ''), 'method-unknown');
      expect(unwrap(await subject.payments.listByOrder(order.id))).toEqual([]);
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
    name: 'PAY-02 a VietQR payment contains the amount and the order number, in the QR code and as text',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      const payment = unwrap(await firstPayment(subject, order));
      expect(payment.qrText).toContain(`540${String(order.totals.gross).length}${order.totals.gross}5802VN`);
      expect(payment.qrText).toContain(order.number);
      expect(payment.transfer?.content).toBe(order.number);
      expect(payment.qrText).toContain(payment.transfer?.accountNumber);
      expect(payment).toMatchObject({ redirectUrl: null, methodCode: 'VIETQR' });
      expect(payment.sandboxUrl).toContain(payment.id);
    },
  },
  {
    name: 'PAY-02 a gateway payment links to the gateway and has no QR code',
    check: async (open) => {
      const subject = await open();
      const payment = unwrap(await firstPayment(subject, await openOrder(subject), { methodCode: 'VNPAY' }));
      expect(payment).toMatchObject({ qrText: null, transfer: null, methodCode: 'VNPAY' });
      expect(payment.redirectUrl).toContain(payment.id);
      const methods = unwrap(await subject.payments.methods());
      const { origin } = new URL(payment.redirectUrl ?? '');
      expect(methods.find(({ code }) => code === 'VNPAY')?.redirectOrigins).toContain(origin);
    },
  },
  {
    name: 'PAY-02 other visitors can neither read nor create payments of an order',
    check: async (open) => {
      const subject = await open();
      const order = await openOrder(subject);
      const payment = unwrap(await firstPayment(subject, order));
      const other = { ...subject, payments: subject.stranger.payments };
      expectNotFound(await other.payments.status(payment.id));
      expectNotFound(await other.payments.listByOrder(order.id));
      expectNotFound(await firstPayment(other, order));
      expectNotFound(await nextPayment(other, order));
      expect(unwrap(await subject.payments.listByOrder(order.id))).toEqual([payment]);
    },
  },
];

export const paymentGatewayLaws: readonly Law<PaymentSubject>[] = [
  ...waitingPaymentLaws,
  ...heldDomainLaws,
  ...decidedPaymentLaws,
  ...partPaymentLaws,
  ...placementLaws,
  ...editedOrderLaws,
];

/** Runs the laws on one adapter. `open` returns a shopper without orders, on services whose clock is fixed. */
export const paymentGatewayContract = (name: string, open: () => Promise<PaymentSubject>): void =>
  describeLaws(`${name} keeps the PaymentGateway contract`, paymentGatewayLaws, open);
