import { expect } from 'vitest';
import type { Order } from '#core/orders/order.ts';
import { PAYMENT_POLLING_MS, type Payment } from '#core/payment/payment.ts';
import { partyId, paymentId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import {
  answerOf,
  companyCheckout,
  expectNotFound,
  expectRefused,
  firstPayment,
  nextPayment,
  openOrder,
  type PaymentSubject,
} from './payment-subject.ts';

type Asked = { readonly subject: PaymentSubject; readonly order: Order; readonly payment: Payment };

/** A shopper with an undecided payment. */
const asked = async (open: () => Promise<PaymentSubject>, methodCode = 'VIETQR'): Promise<Asked> => {
  const subject = await open();
  const order = await openOrder(subject);
  return { subject, order, payment: answerOf(await firstPayment(subject, order, { methodCode })) };
};

const stateOf = async ({ subject, payment }: Asked): Promise<string> =>
  answerOf(await subject.payments.status(payment.id)).state;

const expectPaidOnce = async ({ subject, order, payment }: Asked): Promise<void> => {
  const paid = answerOf(await subject.payments.status(payment.id));
  expect(paid).toMatchObject({ state: 'paid', amount: order.totals.gross });
  expect(paid.transactionId).toBeTruthy();
  const invoices = answerOf(await subject.invoices.ofOrder(order.id));
  expect(invoices.map((invoice) => invoice.id)).toEqual([paid.invoiceId]);
  const { financial, status } = answerOf(await subject.orders.load(order.id));
  expect(financial).toBe('PAID');
  // The servers are being set up, or already run when time has passed.
  expect(['confirmed', 'completed']).toContain(status);
};

const expectUnpaid = async ({ subject, order }: Asked): Promise<void> => {
  expect(answerOf(await subject.invoices.ofOrder(order.id))).toEqual([]);
  expect(answerOf(await subject.orders.load(order.id))).toMatchObject({ financial: 'UNPAID', status: 'open' });
};

/** Laws of every PaymentGateway after the bank has decided, or stayed silent. */
export const decidedPaymentLaws: readonly Law<PaymentSubject>[] = [
  {
    name: 'PAY-02 a confirmed payment is paid, its order PAID and its invoice issued',
    check: async (open) => {
      const all = await asked(open);
      expect(await stateOf(all)).toBe('waiting');
      await expectUnpaid(all);
      await all.subject.bank.confirm(all.payment.id);
      await expectPaidOnce(all);
    },
  },
  {
    name: 'PAY-02 a declined payment has failed, the order stays open and another try can be paid',
    check: async (open) => {
      const all = await asked(open);
      await all.subject.bank.decline(all.payment.id);
      expect(await stateOf(all)).toBe('failed');
      await expectUnpaid(all);
      const payment = answerOf(await nextPayment(all.subject, all.order, 'VNPAY'));
      await all.subject.bank.confirm(payment.id);
      await expectPaidOnce({ ...all, payment });
    },
  },
  {
    name: 'GQL-04 a retry takes the place of the try before it and never makes a second order',
    check: async (open) => {
      const all = await asked(open);
      const next = answerOf(await nextPayment(all.subject, all.order, 'VNPAY'));
      expect(next).toMatchObject({ orderId: all.order.id, state: 'waiting', amount: all.payment.amount });
      expect(await stateOf(all)).toBe('expired');
      const listed = answerOf(await all.subject.payments.ofOrder(all.order.id));
      expect(listed.map((payment) => payment.id)).toEqual([next.id, all.payment.id]);
    },
  },
  {
    name: 'PAY-02 a payment that nobody decides expires, and a new code can be had',
    check: async (open) => {
      const all = await asked(open);
      await all.subject.pass(PAYMENT_POLLING_MS + 1_000);
      expect(await stateOf(all)).toBe('expired');
      const next = answerOf(await nextPayment(all.subject, all.order));
      expect(next.state).toBe('waiting');
      expect(next.id).not.toBe(all.payment.id);
    },
  },
  {
    name: 'PAY-02 money that comes late still pays an order that is open',
    check: async (open) => {
      const all = await asked(open);
      await all.subject.pass(PAYMENT_POLLING_MS + 1_000);
      await all.subject.bank.late(all.payment.id);
      await expectPaidOnce(all);
    },
  },
  {
    name: 'PAY-02 money of another amount settles nothing',
    check: async (open) => {
      const all = await asked(open);
      await all.subject.bank.wrongAmount(all.payment.id);
      expect(await stateOf(all)).toBe('waiting');
      await expectUnpaid(all);
    },
  },
  {
    name: 'PAY-02 a transfer that is reported twice pays once and gives one invoice',
    check: async (open) => {
      const all = await asked(open);
      await all.subject.bank.twice(all.payment.id);
      await expectPaidOnce(all);
    },
  },
  {
    name: 'PAY-02 a report that the bank did not sign settles nothing',
    check: async (open) => {
      const all = await asked(open);
      await all.subject.bank.forged(all.payment.id);
      expect(await stateOf(all)).toBe('waiting');
      await expectUnpaid(all);
    },
  },
  {
    name: 'PAY-02 money for an earlier try after the order was paid pays nothing twice',
    check: async (open) => {
      const all = await asked(open);
      const payment = answerOf(await nextPayment(all.subject, all.order, 'VNPAY'));
      await all.subject.bank.confirm(payment.id);
      await all.subject.bank.late(all.payment.id);
      expect(await stateOf(all)).toBe('expired');
      await expectPaidOnce({ ...all, payment });
    },
  },
  {
    name: 'PAY-01 a paid order cannot be paid again',
    check: async (open) => {
      const all = await asked(open);
      await all.subject.bank.confirm(all.payment.id);
      expectRefused(await firstPayment(all.subject, all.order), 'already-paid');
      expectRefused(await nextPayment(all.subject, all.order, 'VNPAY'), 'already-paid');
      expect(answerOf(await all.subject.payments.ofOrder(all.order.id))).toHaveLength(1);
    },
  },
  {
    name: 'SDK-05 PAY-02 nothing waits for the money of a closed order, and money that comes settles nothing',
    check: async (open) => {
      const all = await asked(open);
      const { subject, order, payment } = all;
      answerOf(await subject.orders.removeOrder(order.id, 'đổi ý'));
      expect(await stateOf(all)).toBe('expired');
      expect(answerOf(await subject.payments.ofOrder(order.id)).map(({ state }) => state)).toEqual(['expired']);
      expectRefused(await nextPayment(subject, order), 'order-not-open');
      await subject.bank.confirm(payment.id);
      expect(await stateOf(all)).toBe('expired');
      expect(answerOf(await subject.orders.load(order.id))).toMatchObject({ financial: 'UNPAID', status: 'closed' });
    },
  },
  {
    name: 'FIN-01 PAY-04 the receiver of a paid order stays who he was',
    check: async (open) => {
      const all = await asked(open);
      await all.subject.bank.confirm(all.payment.id);
      const { owner, address } = answerOf(await all.subject.orders.load(all.order.id));
      const set = await all.subject.orders.setCustomer(all.order.id, owner?.partyId ?? partyId(''), companyCheckout);
      expectRefused(set, 'order-closed');
      expect(answerOf(await all.subject.orders.load(all.order.id))).toMatchObject({ address, invoiceRequest: null });
    },
  },
  {
    name: 'PAY-03 a return address tells the order and settles nothing',
    check: async (open) => {
      const all = await asked(open, 'VNPAY');
      const query = await all.subject.bank.returnQuery(all.payment.id);
      expect(answerOf(await all.subject.payments.readReturn(query))).toEqual({ orderId: all.order.id });
      expect(await stateOf(all)).toBe('waiting');
      await expectUnpaid(all);
    },
  },
  {
    name: 'PAY-03 a return address that was tampered with is refused',
    check: async (open) => {
      const all = await asked(open, 'VNPAY');
      const query = await all.subject.bank.returnQuery(all.payment.id);
      const names = Object.keys(query);
      const changed = names.map((name) => ({ ...query, [name]: `${query[name]}9` }));
      const without = names.map((name) => Object.fromEntries(Object.entries(query).filter(([each]) => each !== name)));
      for (const forged of [...changed, ...without, {}])
        expectRefused(await all.subject.payments.readReturn(forged), 'bad-signature');
    },
  },
  {
    name: 'PAY-02 a payment that was never made is not found',
    check: async (open) => {
      const { subject, payment } = await asked(open);
      const other = payment.id.replace(/./g, (digit) => (digit === '0' ? '1' : '0'));
      expectNotFound(await subject.payments.status(paymentId(other)));
    },
  },
];
