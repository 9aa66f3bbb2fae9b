import { expect } from 'vitest';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import type { Order } from '#core/orders/order.ts';
import { PAYMENT_POLLING_MS } from '#core/payment/payment.ts';
import type { Result } from '#core/shared/result.ts';
import type { Law } from '#test/kit/law.ts';
import {
  domainLine,
  expectRefused,
  firstPayment,
  nextPayment,
  openOrder,
  type PaymentSubject,
  readyOrder,
  unwrap,
} from './payment-subject.ts';

/** A shopper with an order for a domain and a cart with the same domain. */
const competingOrders = async (open: () => Promise<PaymentSubject>) => {
  const subject = await open();
  const name = subject.freeDomain('.vn');
  const slow = await openOrder(subject, [domainLine(name)]);
  return { subject, name, slow, quick: await readyOrder(subject, [domainLine(name)]) };
};

const expectDomainUnavailable = (answer: Result<unknown, unknown>, domain: string): void => {
  expectRefused(answer, 'domain-unavailable');
  expect(answer).toMatchObject({ failure: { detail: { domain } } });
};

const payOrder = async (subject: PaymentSubject, order: Order): Promise<void> =>
  subject.bank.confirm(unwrap(await firstPayment(subject, order)).id);

/** Two orders that compete for one domain. [DOM-04] */
export const heldDomainLaws: readonly Law<PaymentSubject>[] = [
  {
    name: 'DOM-04 a domain is reserved while its order awaits payment, and is available to others when that wait is over',
    check: async (open) => {
      const { subject, name, slow, quick } = await competingOrders(open);
      await subject.pass(PAYMENT_POLLING_MS - 60_000);
      unwrap(await firstPayment(subject, slow));
      await subject.pass(DOMAIN_HELD_MS - 60_000);
      expectDomainUnavailable(await subject.orders.open(quick.id), name);
      await subject.pass(120_000);
      expect(unwrap(await subject.orders.open(quick.id)).status).toBe('open');
    },
  },
  {
    name: 'DOM-04 an order cannot be paid once another order has reserved or paid its domain',
    check: async (open) => {
      const { subject, name, slow, quick } = await competingOrders(open);
      await subject.pass(DOMAIN_HELD_MS + 1_000);
      const opened = unwrap(await subject.orders.open(quick.id));
      expectDomainUnavailable(await firstPayment(subject, slow), name);
      await payOrder(subject, opened);
      for (const refused of [await firstPayment(subject, slow), await nextPayment(subject, slow)])
        expectDomainUnavailable(refused, name);
      expect(unwrap(await subject.payments.listByOrder(slow.id))).toEqual([]);
    },
  },
  {
    name: 'DOM-04 late money for a domain that another order has taken settles nothing',
    check: async (open) => {
      for (const paid of [false, true]) {
        const { subject, slow, quick } = await competingOrders(open);
        const { id } = unwrap(await firstPayment(subject, slow));
        await subject.pass(DOMAIN_HELD_MS + 1_000);
        const opened = unwrap(await subject.orders.open(quick.id));
        if (paid) await payOrder(subject, opened);
        await subject.bank.late(id);
        expect(unwrap(await subject.orders.load(slow.id))).toMatchObject({ financial: 'UNPAID', status: 'open' });
        expect(unwrap(await subject.invoices.newestByOrder(slow.id))).toEqual([]);
        if (!paid) await payOrder(subject, opened);
        expect(unwrap(await subject.orders.load(quick.id)).financial).toBe('PAID');
      }
    },
  },
  {
    name: 'DOM-04 late money for a domain that no other order has taken pays for it',
    check: async (open) => {
      const { subject, name, slow, quick } = await competingOrders(open);
      const { id } = unwrap(await firstPayment(subject, slow));
      await subject.pass(DOMAIN_HELD_MS + 1_000);
      await subject.bank.late(id);
      expect(unwrap(await subject.orders.load(slow.id)).financial).toBe('PAID');
      expectDomainUnavailable(await subject.orders.open(quick.id), name);
    },
  },
];
