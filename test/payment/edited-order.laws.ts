import { expect } from 'vitest';
import type { Order } from '#core/orders/order.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { Law } from '#test/kit/law.ts';
import {
  answerOf,
  expectRefused,
  firstPayment,
  nextPayment,
  openOrder,
  type PaymentSubject,
  serverLine,
} from './payment-subject.ts';

type Edit = (subject: PaymentSubject, order: Order) => Promise<Result<unknown, PortFailure>>;

const edits: Readonly<Record<string, Edit>> = {
  count: ({ orders, newIdempotencyKey }, { id, lines }) =>
    orders.changeLine(id, lines[0]?.id ?? missing(), { count: 9 }, newIdempotencyKey()),
  removal: ({ orders }, { id, lines }) => orders.removeLine(id, lines[1]?.id ?? missing(), 'x'),
};

const missing = (): never => {
  throw new Error('the order has fewer lines than were ordered');
};

const edited = async (open: () => Promise<PaymentSubject>, edit: string) => {
  const subject = await open();
  const before = await openOrder(subject, [serverLine(2), serverLine(3)]);
  const payment = answerOf(await firstPayment(subject, before));
  await edits[edit]?.(subject, before);
  return { subject, before, payment, order: answerOf(await subject.orders.load(before.id)) };
};

/** Laws of every PaymentGateway for an order that changes during its payment. */
export const editedOrderLaws: readonly Law<PaymentSubject>[] = [
  {
    name: 'ROUTE-19 PAY-02 a change of an order ends the try to pay it, and the next one asks for the new amount',
    check: async (open) => {
      for (const edit of Object.keys(edits)) {
        const { subject, before, payment, order } = await edited(open, edit);
        expect(order.totals.gross).not.toBe(before.totals.gross);
        expect(answerOf(await subject.payments.status(payment.id)).state).toBe('expired');
        expectRefused(await nextPayment(subject, before), 'amount-changed');
        const next = answerOf(await nextPayment(subject, order));
        expect(next).toMatchObject({ state: 'waiting', amount: order.totals.gross });
        await subject.bank.confirm(next.id);
        expect(answerOf(await subject.orders.load(order.id))).toMatchObject({
          financial: 'PAID',
          totals: order.totals,
        });
      }
    },
  },
  {
    name: 'ROUTE-19 PAY-02 money for the amount of before the change pays nothing: a person looks at it',
    check: async (open) => {
      for (const edit of Object.keys(edits)) {
        const { subject, payment, order } = await edited(open, edit);
        await subject.bank.confirm(payment.id);
        expect(answerOf(await subject.orders.load(order.id))).toEqual(order);
        expect(answerOf(await subject.invoices.ofOrder(order.id))).toEqual([]);
        const next = answerOf(await nextPayment(subject, order));
        await subject.bank.confirm(next.id);
        expect(answerOf(await subject.orders.load(order.id)).financial).toBe('PAID');
      }
    },
  },
  {
    name: 'ROUTE-19 PAY-02 the lines of an order that is paid are fixed',
    check: async (open) => {
      const subject = await open();
      const before = await openOrder(subject, [serverLine(2), serverLine(3)]);
      await subject.bank.confirm(answerOf(await firstPayment(subject, before)).id);
      const paid = answerOf(await subject.orders.load(before.id));
      for (const edit of Object.values(edits)) expectRefused(await edit(subject, paid), 'order-closed');
      expect(answerOf(await subject.orders.load(before.id)).lines).toEqual(before.lines);
    },
  },
];
