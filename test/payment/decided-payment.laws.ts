import { expect } from 'vitest';
import { UNPAID_ORDER_MS, UNPAID_ORDER_REASON } from '#core/order-rules/unpaid-order.ts';
import type { Order } from '#core/orders/order.ts';
import { PAYMENT_POLLING_MS, type Payment } from '#core/payment/payment.ts';
import { partyId, paymentId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import {
  companyCheckout,
  expectNotFound,
  expectRefused,
  firstPayment,
  nextPayment,
  openOrder,
  type PaymentSubject,
  unwrap,
} from './payment-subject.ts';

type PendingPayment = { readonly subject: PaymentSubject; readonly order: Order; readonly payment: Payment };

/** A shopper with an undecided payment. */
const requestPayment = async (open: () => Promise<PaymentSubject>, methodCode = 'VIETQR'): Promise<PendingPayment> => {
  const subject = await open();
  const order = await openOrder(subject);
  return { subject, order, payment: unwrap(await firstPayment(subject, order, { methodCode })) };
};

const stateOf = async ({ subject, payment }: PendingPayment): Promise<string> =>
  unwrap(await subject.payments.status(payment.id)).state;

const expectPaidOnce = async ({ subject, order, payment }: PendingPayment): Promise<void> => {
  const paid = unwrap(await subject.payments.status(payment.id));
  expect(paid).toMatchObject({ state: 'paid', amount: order.totals.gross });
  expect(paid.transactionId).toBeTruthy();
  const invoices = unwrap(await subject.invoices.newestByOrder(order.id));
  expect(invoices.map((invoice) => invoice.id)).toEqual([paid.invoiceId]);
  const { financial, status } = unwrap(await subject.orders.load(order.id));
  expect(financial).toBe('PAID');
  // The servers are being set up, or already run when time has passed.
  expect(['confirmed', 'completed']).toContain(status);
};

const expectUnpaid = async ({ subject, order }: PendingPayment): Promise<void> => {
  expect(unwrap(await subject.invoices.newestByOrder(order.id))).toEqual([]);
  expect(unwrap(await subject.orders.load(order.id))).toMatchObject({ financial: 'UNPAID', status: 'open' });
};

/** Laws of every PaymentGateway after the bank has decided, or stayed silent. */
export const decidedPaymentLaws: readonly Law<PaymentSubject>[] = [
  {
    name: 'PAY-02 a confirmed payment is paid, its order PAID and its invoice issued',
    check: async (open) => {
      const all = await requestPayment(open);
      expect(await stateOf(all)).toBe('waiting');
      await expectUnpaid(all);
      await all.subject.bank.confirm(all.payment.id);
      await expectPaidOnce(all);
    },
  },
  {
    name: 'PAY-02 a declined payment is failed, the order stays open, and another attempt can be paid',
    check: async (open) => {
      const all = await requestPayment(open);
      await all.subject.bank.decline(all.payment.id);
      expect(await stateOf(all)).toBe('failed');
      await expectUnpaid(all);
      const payment = unwrap(await nextPayment(all.subject, all.order, 'VNPAY'));
      await all.subject.bank.confirm(payment.id);
      await expectPaidOnce({ ...all, payment });
    },
  },
  {
    name: 'GQL-04 a retry replaces the previous payment and never creates a second order',
    check: async (open) => {
      const all = await requestPayment(open);
      const next = unwrap(await nextPayment(all.subject, all.order, 'VNPAY'));
      expect(next).toMatchObject({ orderId: all.order.id, state: 'waiting', amount: all.payment.amount });
      expect(await stateOf(all)).toBe('expired');
      const listed = unwrap(await all.subject.payments.listByOrder(all.order.id));
      expect(listed.map((payment) => payment.id)).toEqual([next.id, all.payment.id]);
    },
  },
  {
    name: 'PAY-02 an undecided payment expires, and a new code can be created',
    check: async (open) => {
      const all = await requestPayment(open);
      await all.subject.pass(PAYMENT_POLLING_MS + 1_000);
      expect(await stateOf(all)).toBe('expired');
      const next = unwrap(await nextPayment(all.subject, all.order));
      expect(next.state).toBe('waiting');
      expect(next.id).not.toBe(all.payment.id);
    },
  },
  {
    name: 'PAY-02 late money still pays an open order',
    check: async (open) => {
      const all = await requestPayment(open);
      await all.subject.pass(PAYMENT_POLLING_MS + 1_000);
      await all.subject.bank.late(all.payment.id);
      await expectPaidOnce(all);
    },
  },
  {
    name: 'PAY-02 a transfer that is reported twice pays once and issues one invoice',
    check: async (open) => {
      const all = await requestPayment(open);
      await all.subject.bank.twice(all.payment.id);
      await expectPaidOnce(all);
    },
  },
  {
    name: 'PAY-02 a notification that the bank did not sign settles nothing',
    check: async (open) => {
      const all = await requestPayment(open);
      await all.subject.bank.forged(all.payment.id);
      expect(await stateOf(all)).toBe('waiting');
      await expectUnpaid(all);
    },
  },
  {
    name: 'PAY-02 money for an earlier payment of a paid order pays nothing twice',
    check: async (open) => {
      const all = await requestPayment(open);
      const payment = unwrap(await nextPayment(all.subject, all.order, 'VNPAY'));
      await all.subject.bank.confirm(payment.id);
      await all.subject.bank.late(all.payment.id);
      expect(await stateOf(all)).toBe('expired');
      await expectPaidOnce({ ...all, payment });
    },
  },
  {
    name: 'PAY-01 a paid order cannot be paid again',
    check: async (open) => {
      const all = await requestPayment(open);
      await all.subject.bank.confirm(all.payment.id);
      expectRefused(await firstPayment(all.subject, all.order), 'already-paid');
      expectRefused(await nextPayment(all.subject, all.order, 'VNPAY'), 'already-paid');
      expect(unwrap(await all.subject.payments.listByOrder(all.order.id))).toHaveLength(1);
    },
  },
  {
    name: 'SDK-05 PAY-02 closing an order ends its payments, and money that arrives later settles nothing',
    check: async (open) => {
      const all = await requestPayment(open);
      const { subject, order, payment } = all;
      unwrap(await subject.orders.removeOrder(order.id, 'đổi ý'));
      expect(await stateOf(all)).toBe('expired');
      expect(unwrap(await subject.payments.listByOrder(order.id)).map(({ state }) => state)).toEqual(['expired']);
      expectRefused(await nextPayment(subject, order), 'order-not-open');
      await subject.bank.confirm(payment.id);
      expect(await stateOf(all)).toBe('expired');
      expect(unwrap(await subject.orders.load(order.id))).toMatchObject({ financial: 'UNPAID', status: 'closed' });
    },
  },
  {
    name: 'PAY-02 an order unpaid for fifteen days closes itself and says so, and money that arrives later settles nothing',
    check: async (open) => {
      const all = await requestPayment(open);
      const { subject, order, payment } = all;
      await subject.pass(UNPAID_ORDER_MS - 60_000);
      expect(unwrap(await subject.orders.load(order.id)).status).toBe('open');
      // A service looks every ten minutes.
      await subject.pass(20 * 60_000);
      expect(unwrap(await subject.orders.load(order.id))).toMatchObject({
        financial: 'UNPAID',
        status: 'closed',
        cancelReason: UNPAID_ORDER_REASON,
      });
      expectRefused(await nextPayment(subject, order), 'order-not-open');
      await subject.bank.confirm(payment.id);
      expect(await stateOf(all)).toBe('expired');
      expect(unwrap(await subject.orders.load(order.id))).toMatchObject({ financial: 'UNPAID', status: 'closed' });
    },
  },
  {
    name: 'FIN-01 PAY-04 the recipient of a paid order cannot change',
    check: async (open) => {
      const all = await requestPayment(open);
      await all.subject.bank.confirm(all.payment.id);
      const { owner, address } = unwrap(await all.subject.orders.load(all.order.id));
      const set = await all.subject.orders.setCustomer(all.order.id, owner?.partyId ?? partyId(''), companyCheckout);
      expectRefused(set, 'order-closed');
      expect(unwrap(await all.subject.orders.load(all.order.id))).toMatchObject({ address, invoiceRequest: null });
    },
  },
  {
    name: 'PAY-03 a return URL names order, amount and state to anybody, and settles nothing',
    check: async (open) => {
      const all = await requestPayment(open, 'VNPAY');
      const query = await all.subject.bank.returnQuery(all.payment.id);
      expect(unwrap(await all.subject.payments.parseReturn(query))).toEqual({
        orderId: all.order.id,
        orderNumber: all.order.number,
        amount: all.payment.amount,
        state: 'waiting',
      });
      expect(await stateOf(all)).toBe('waiting');
      await expectUnpaid(all);
    },
  },
  {
    name: 'PAY-03 a tampered return URL is rejected',
    check: async (open) => {
      const all = await requestPayment(open, 'VNPAY');
      const query = await all.subject.bank.returnQuery(all.payment.id);
      const names = Object.keys(query);
      const changed = names.map((name) => ({ ...query, [name]: `${query[name]}9` }));
      const without = names.map((name) => Object.fromEntries(Object.entries(query).filter(([each]) => each !== name)));
      for (const forged of [...changed, ...without, {}])
        expectRefused(await all.subject.payments.parseReturn(forged), 'bad-signature');
    },
  },
  {
    name: 'PAY-02 an unknown payment is not found',
    check: async (open) => {
      const { subject, payment } = await requestPayment(open);
      const other = payment.id.replace(/./g, (digit) => (digit === '0' ? '1' : '0'));
      expectNotFound(await subject.payments.status(paymentId(other)));
    },
  },
];
