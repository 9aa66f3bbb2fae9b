import { expect } from 'vitest';
import type { Order } from '#core/orders/order.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { Law } from '#test/kit/law.ts';
import {
  expectRefused,
  firstPayment,
  nextPayment,
  openOrder,
  type PaymentSubject,
  serverLine,
  unwrap,
} from './payment-subject.ts';

type Edit = (subject: PaymentSubject, order: Order) => Promise<Result<unknown, PortFailure>>;

const edits: Readonly<Record<string, Edit>> = {
  count: ({ orders, newIdempotencyKey }, { id, lines }) =>
    orders.changeLine(id, lines[0]?.id ?? failMissingLine(), { quantity: 9 }, newIdempotencyKey()),
  removal: ({ orders }, { id, lines }) => orders.removeLine(id, lines[1]?.id ?? failMissingLine(), 'x'),
};

const failMissingLine = (): never => {
  throw new Error('the order has fewer lines than were ordered');
};

const editUnpaidOrder = async (open: () => Promise<PaymentSubject>, edit: string) => {
  const subject = await open();
  const before = await openOrder(subject, [serverLine(2), serverLine(3)]);
  const payment = unwrap(await firstPayment(subject, before));
  await edits[edit]?.(subject, before);
  return { subject, before, payment, order: unwrap(await subject.orders.load(before.id)) };
};

/** Laws of every PaymentGateway for an order that changes during its payment. */
export const editedOrderLaws: readonly Law<PaymentSubject>[] = [
  {
    name: 'ROUTE-19 PAY-02 changing an order ends its payment, and the next payment requests the new amount',
    check: async (open) => {
      for (const edit of Object.keys(edits)) {
        const { subject, before, payment, order } = await editUnpaidOrder(open, edit);
        expect(order.totals.gross).not.toBe(before.totals.gross);
        expect(unwrap(await subject.payments.status(payment.id)).state).toBe('expired');
        expectRefused(await nextPayment(subject, before), 'amount-changed');
        const next = unwrap(await nextPayment(subject, order));
        expect(next).toMatchObject({ state: 'waiting', amount: order.totals.gross });
        await subject.bank.confirm(next.id);
        expect(unwrap(await subject.orders.load(order.id))).toMatchObject({
          financial: 'PAID',
          totals: order.totals,
        });
      }
    },
  },
  {
    name: 'ROUTE-19 PAY-02 money for the amount before the change settles nothing and goes to manual review',
    check: async (open) => {
      for (const edit of Object.keys(edits)) {
        const { subject, payment, order } = await editUnpaidOrder(open, edit);
        await subject.bank.confirm(payment.id);
        expect(unwrap(await subject.orders.load(order.id))).toEqual(order);
        expect(unwrap(await subject.invoices.newestByOrder(order.id))).toEqual([]);
        const next = unwrap(await nextPayment(subject, order));
        await subject.bank.confirm(next.id);
        expect(unwrap(await subject.orders.load(order.id)).financial).toBe('PAID');
      }
    },
  },
  {
    name: 'ROUTE-19 PAY-02 the lines of a paid order cannot change',
    check: async (open) => {
      const subject = await open();
      const before = await openOrder(subject, [serverLine(2), serverLine(3)]);
      await subject.bank.confirm(unwrap(await firstPayment(subject, before)).id);
      const paid = unwrap(await subject.orders.load(before.id));
      for (const edit of Object.values(edits)) expectRefused(await edit(subject, paid), 'order-closed');
      expect(unwrap(await subject.orders.load(before.id)).lines).toEqual(before.lines);
    },
  },
];
