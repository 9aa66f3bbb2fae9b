import fc from 'fast-check';
import { expect } from 'vitest';
import { amountDue, type Order, surplusOf } from '#core/orders/order.ts';
import { PAYMENT_POLLING_MS, type Payment } from '#core/payment/payment.ts';
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

type Scene = { readonly subject: PaymentSubject; readonly order: Order; readonly payment: Payment };

const begin = async (open: () => Promise<PaymentSubject>, methodCode = 'VIETQR'): Promise<Scene> => {
  const subject = await open();
  const order = await openOrder(subject);
  return { subject, order, payment: unwrap(await firstPayment(subject, order, { methodCode })) };
};

const now = ({ subject, order }: Scene): Promise<Order> => subject.orders.load(order.id).then(unwrap);
const paymentsOf = async ({ subject, order }: Scene) => unwrap(await subject.payments.listByOrder(order.id));
const countInvoices = async ({ subject, order }: Scene): Promise<number> =>
  unwrap(await subject.invoices.newestByOrder(order.id)).length;

let references = 0;
/** A number that no transfer had. */
const freshReference = (): string => {
  references += 1;
  return `${Date.now()}${references}`;
};

const expectPart = async (scene: Scene, received: number): Promise<void> => {
  const order = await now(scene);
  expect(order).toMatchObject({ status: 'open', financial: 'UNPAID', received });
  const [newest, ...older] = await paymentsOf(scene);
  expect(newest).toMatchObject({ state: 'waiting', methodCode: 'VIETQR', amount: amountDue(order) });
  expect(newest?.qrText).toContain(String(amountDue(order)));
  expect(older.filter(({ state }) => state === 'waiting')).toEqual([]);
  expect(await countInvoices(scene)).toBe(0);
};

const expectPaid = async (scene: Scene): Promise<void> => {
  const order = await now(scene);
  expect(order.financial).toBe('PAID');
  expect(await countInvoices(scene)).toBe(1);
  const [invoice] = unwrap(await scene.subject.invoices.newestByOrder(order.id));
  expect(invoice?.totals.gross).toBe(order.totals.gross);
  expect((await paymentsOf(scene)).filter(({ state }) => state === 'paid')).toHaveLength(1);
};

/** Up to four parts, as thousandths of the total, that leave something over. */
const anyParts = fc.array(fc.integer({ min: 1, max: 249 }), { minLength: 1, maxLength: 4 });
const anyLast = fc.constantFrom(0, 1_000, 500_000);

/** Laws of every PaymentGateway for transfers of another amount than the code asks for. */
export const partPaymentLaws: readonly Law<PaymentSubject>[] = [
  {
    name: 'PAY-02 transfers add up in any order and under any code of the order; each part leaves a code for the rest',
    check: (open) =>
      fc.assert(
        fc.asyncProperty(anyParts, anyLast, fc.nat(), async (thousandths, surplus, at) => {
          const scene = await begin(open);
          const total = scene.order.totals.gross;
          let received = 0;
          for (const [index, share] of thousandths.entries()) {
            const amount = Math.floor((total * share) / 1_000);
            const known = await paymentsOf(scene);
            const named = known[(at + index) % known.length] ?? scene.payment;
            await scene.subject.bank.transfer(named.id, amount, freshReference());
            received += amount;
            await expectPart(scene, received);
          }
          await scene.subject.bank.transfer(scene.payment.id, total - received + surplus, freshReference());
          await expectPaid(scene);
          expect(surplusOf(await now(scene))).toBe(surplus);
        }),
        { numRuns: 4 },
      ),
  },
  {
    name: 'PAY-02 the order says what came beyond its total, and a transfer that comes later changes nothing of it',
    check: async (open) => {
      const scene = await begin(open);
      const total = scene.order.totals.gross;
      await scene.subject.bank.transfer(scene.payment.id, total + 7_000, freshReference());
      const paid = await now(scene);
      expect([paid.received, surplusOf(paid)]).toEqual([total + 7_000, 7_000]);
      await scene.subject.bank.transfer(scene.payment.id, total, freshReference());
      expect(await now(scene)).toEqual(paid);
      const exact = await begin(open);
      await exact.subject.bank.confirm(exact.payment.id);
      expect(surplusOf(await now(exact))).toBe(0);
    },
  },
  {
    name: 'PAY-02 a transfer counts once, however often and for whichever code of the order it is reported',
    check: async (open) => {
      const scene = await begin(open);
      const reference = freshReference();
      for (let round = 0; round < 3; round += 1)
        for (const { id } of await paymentsOf(scene)) await scene.subject.bank.transfer(id, 1_000, reference);
      await expectPart(scene, 1_000);
      await scene.subject.bank.transfer(scene.payment.id, 2_000, freshReference());
      await expectPart(scene, 3_000);
    },
  },
  {
    name: 'PAY-01 what is left can be paid by another method, and no other amount is asked for',
    check: async (open) => {
      const scene = await begin(open);
      await scene.subject.bank.transfer(scene.payment.id, 1_000, freshReference());
      expectRefused(await nextPayment(scene.subject, scene.order, 'VNPAY'), 'amount-changed');
      const order = await now(scene);
      const next = unwrap(
        await scene.subject.payments.retry(
          order.id,
          'VNPAY',
          amountDue(order),
          scene.subject.returnUrl,
          scene.subject.newIdempotencyKey(),
        ),
      );
      expect(next.amount).toBe(order.totals.gross - 1_000);
      await scene.subject.bank.confirm(next.id);
      await expectPaid(scene);
    },
  },
  {
    name: 'PAY-02 a gateway that reports another amount than it asked for settles nothing and leaves no part',
    check: async (open) => {
      const scene = await begin(open, 'VNPAY');
      await scene.subject.bank.transfer(scene.payment.id, 1_000, freshReference());
      expect(await now(scene)).toEqual(scene.order);
      expect(await paymentsOf(scene)).toEqual([scene.payment]);
    },
  },
  {
    name: 'ROUTE-19 an order with a part payment keeps its lines and can be cancelled; then nothing pays it any more',
    check: async (open) => {
      const scene = await begin(open);
      const { subject, order, payment } = scene;
      await subject.bank.transfer(payment.id, 1_000, freshReference());
      const [line] = order.lines;
      if (line === undefined) throw new Error('the order has a line');
      const edits = [
        subject.orders.addLine(order.id, serverLine(), subject.newIdempotencyKey()),
        subject.orders.changeLine(order.id, line.id, { quantity: 2 }, subject.newIdempotencyKey()),
      ];
      for (const edit of edits) expectRefused(await edit, 'order-closed');
      unwrap(await subject.orders.removeOrder(order.id, 'Đổi ý'));
      await subject.bank.transfer(payment.id, order.totals.gross, freshReference());
      expect(await now(scene)).toMatchObject({ status: 'closed', financial: 'UNPAID', received: 1_000 });
      expect(await countInvoices(scene)).toBe(0);
    },
  },
  {
    name: 'PAY-02 a part counts after its code expired, and none after the order did',
    check: async (open) => {
      const scene = await begin(open);
      const { subject, payment } = scene;
      await subject.pass(PAYMENT_POLLING_MS + 1_000);
      await subject.bank.transfer(payment.id, 1_000, freshReference());
      await expectPart(scene, 1_000);
      unwrap(await subject.orders.removeOrder(scene.order.id, 'CUSTOMER'));
      const closed = await now(scene);
      await subject.bank.transfer(payment.id, 2_000, freshReference());
      expect(await now(scene)).toEqual(closed);
    },
  },
  {
    name: 'PAY-02 a transfer without an amount is no money',
    check: async (open) => {
      const scene = await begin(open);
      for (const amount of [0, -1_000]) await scene.subject.bank.transfer(scene.payment.id, amount, freshReference());
      expect(await now(scene)).toEqual(scene.order);
      expect(await paymentsOf(scene)).toEqual([scene.payment]);
    },
  },
];
