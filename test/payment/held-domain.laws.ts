import { expect } from 'vitest';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import type { Order } from '#core/orders/order.ts';
import { PAYMENT_POLLING_MS } from '#core/payment/payment.ts';
import type { Result } from '#core/shared/result.ts';
import type { Law } from '#test/kit/law.ts';
import {
  answerOf,
  domainLine,
  expectRefused,
  firstPayment,
  nextPayment,
  openOrder,
  type PaymentSubject,
  readyOrder,
} from './payment-subject.ts';

/** A shopper with an order for a domain and a cart with the same domain. */
const rivals = async (open: () => Promise<PaymentSubject>) => {
  const subject = await open();
  const name = subject.freeDomain('.vn');
  const slow = await openOrder(subject, [domainLine(name)]);
  return { subject, name, slow, quick: await readyOrder(subject, [domainLine(name)]) };
};

const expectGone = (answer: Result<unknown, unknown>, domain: string): void => {
  expectRefused(answer, 'domain-unavailable');
  expect(answer).toMatchObject({ failure: { detail: { domain } } });
};

const paidFor = async (subject: PaymentSubject, order: Order): Promise<void> =>
  subject.bank.confirm(answerOf(await firstPayment(subject, order)).id);

/** Two orders that compete for one domain. [DOM-04] */
export const heldDomainLaws: readonly Law<PaymentSubject>[] = [
  {
    name: 'DOM-04 a domain is held while its order waits for money, and can be had by another once nobody waits any longer',
    check: async (open) => {
      const { subject, name, slow, quick } = await rivals(open);
      await subject.pass(PAYMENT_POLLING_MS - 60_000);
      answerOf(await firstPayment(subject, slow));
      await subject.pass(DOMAIN_HELD_MS - 60_000);
      expectGone(await subject.orders.open(quick.id), name);
      await subject.pass(120_000);
      expect(answerOf(await subject.orders.open(quick.id)).status).toBe('open');
    },
  },
  {
    name: 'DOM-04 a domain that another order has got meanwhile is not paid for, held or paid',
    check: async (open) => {
      const { subject, name, slow, quick } = await rivals(open);
      await subject.pass(DOMAIN_HELD_MS + 1_000);
      const opened = answerOf(await subject.orders.open(quick.id));
      expectGone(await firstPayment(subject, slow), name);
      await paidFor(subject, opened);
      for (const refused of [await firstPayment(subject, slow), await nextPayment(subject, slow)])
        expectGone(refused, name);
      expect(answerOf(await subject.payments.ofOrder(slow.id))).toEqual([]);
    },
  },
  {
    name: 'DOM-04 money that comes late for a domain that another order has got settles nothing',
    check: async (open) => {
      for (const paid of [false, true]) {
        const { subject, slow, quick } = await rivals(open);
        const { id } = answerOf(await firstPayment(subject, slow));
        await subject.pass(DOMAIN_HELD_MS + 1_000);
        const opened = answerOf(await subject.orders.open(quick.id));
        if (paid) await paidFor(subject, opened);
        await subject.bank.late(id);
        expect(answerOf(await subject.orders.load(slow.id))).toMatchObject({ financial: 'UNPAID', status: 'open' });
        expect(answerOf(await subject.invoices.ofOrder(slow.id))).toEqual([]);
        if (!paid) await paidFor(subject, opened);
        expect(answerOf(await subject.orders.load(quick.id)).financial).toBe('PAID');
      }
    },
  },
  {
    name: 'DOM-04 money that comes late for a domain that nobody else wants pays for it',
    check: async (open) => {
      const { subject, name, slow, quick } = await rivals(open);
      const { id } = answerOf(await firstPayment(subject, slow));
      await subject.pass(DOMAIN_HELD_MS + 1_000);
      await subject.bank.late(id);
      expect(answerOf(await subject.orders.load(slow.id)).financial).toBe('PAID');
      expectGone(await subject.orders.open(quick.id), name);
    },
  },
];
