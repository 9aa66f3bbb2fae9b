import { expect } from 'vitest';
import { toGuest } from '#core/orders/order-gateway.port.ts';
import { addDong, dong } from '#core/shared/dong.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import {
  companyCheckout,
  domainLine,
  draftOrder,
  expectNotFound,
  expectRefused,
  openOrder,
  type PaymentSubject,
  serverLine,
  someCheckout,
  unwrap,
} from './payment-subject.ts';

/** A press on «Đặt hàng» of a guest, which can be sent again. */
const pressOn = (subject: PaymentSubject, checkout = someCheckout) => {
  const { payments, newIdempotencyKey, returnUrl } = subject;
  const [customerKey, paymentKey] = [newIdempotencyKey(), newIdempotencyKey()];
  return {
    customerKey,
    paymentKey,
    send: (order: OrderId, amount: ReturnType<typeof dong>, methodCode = 'VIETQR', by = payments) =>
      by.createForOrder(order, methodCode, amount, returnUrl, paymentKey, { owner: null, customerKey, checkout }),
  };
};

/** Orders that are placed with their first payment. */
export const placementLaws: readonly Law<PaymentSubject>[] = [
  {
    name: 'FIN-01 a placement opens the draft with its customer and address, and makes its payment',
    check: async (open) => {
      const subject = await open();
      for (const checkout of [someCheckout, companyCheckout]) {
        for (const lines of [[serverLine()], [serverLine(50), domainLine(subject.freeDomain('.com.vn'))]]) {
          const draft = await draftOrder(subject, lines);
          const payment = unwrap(await pressOn(subject, checkout).send(draft.id, draft.totals.gross));
          expect(payment).toMatchObject({ orderId: draft.id, amount: draft.totals.gross, state: 'waiting' });
          const { contact, address, invoiceRequest } = checkout;
          expect(unwrap(await subject.orders.load(draft.id))).toMatchObject({
            status: 'open',
            owner: { contact },
            address,
            invoiceRequest,
            totals: draft.totals,
          });
          expect(unwrap(await subject.payments.listByOrder(draft.id)).map(({ id }) => id)).toEqual([payment.id]);
        }
      }
    },
  },
  {
    name: 'FIN-01 the steps of a placement find what it made by its keys, and a repeated one its payment, even at once',
    check: async (open) => {
      const subject = await open();
      const { orders, customers, payments, returnUrl } = subject;
      const draft = await draftOrder(subject, [serverLine()]);
      const { id } = draft;
      const press = pressOn(subject);
      const sent = await Promise.all([press.send(id, draft.totals.gross), press.send(id, draft.totals.gross)]);
      const made = new Set(sent.map((each) => unwrap(each).id));
      const party = unwrap(await customers.create(toGuest(someCheckout), press.customerKey));
      expect(unwrap(await orders.load(id)).owner?.partyId).toBe(party);
      unwrap(await orders.setCustomer(id, party, someCheckout));
      expect(unwrap(await orders.open(id)).status).toBe('open');
      const gross = draft.totals.gross;
      made.add(unwrap(await payments.createForOrder(id, 'VIETQR', gross, returnUrl, press.paymentKey)).id);
      made.add(unwrap(await press.send(id, gross)).id);
      expect(made.size).toBe(1);
      expect(unwrap(await payments.listByOrder(id))).toHaveLength(1);
    },
  },
  {
    name: 'FIN-01 PAY-01 a placement that is refused leaves the draft without a customer and without a payment',
    check: async (open) => {
      const subject = await open();
      const draft = await draftOrder(subject, [serverLine()]);
      const { gross } = draft.totals;
      expectRefused(await pressOn(subject).send(draft.id, gross, 'GOLD'), 'method-unknown');
      for (const amount of [addDong(gross, dong(1_000)), addDong(gross, dong(-1)), dong(0)])
        expectRefused(await pressOn(subject).send(draft.id, amount), 'amount-changed');
      expectNotFound(await pressOn(subject).send(draft.id, gross, 'VIETQR', subject.stranger.payments));
      expect(unwrap(await subject.orders.load(draft.id))).toEqual(draft);
      expect(unwrap(await subject.payments.listByOrder(draft.id))).toEqual([]);
    },
  },
  {
    name: 'FIN-01 only a draft is placed: an order that is open, paid or closed keeps its customer',
    check: async (open) => {
      const subject = await open();
      const placed = await openOrder(subject);
      const closed = await draftOrder(subject, [serverLine()]);
      unwrap(await subject.orders.removeOrder(closed.id, 'thử'));
      for (const { id, totals } of [placed, closed])
        expectRefused(await pressOn(subject, companyCheckout).send(id, totals.gross), 'order-closed');
      expect(unwrap(await subject.orders.load(placed.id))).toEqual(placed);
    },
  },
];
