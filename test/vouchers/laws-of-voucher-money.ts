import { expect } from 'vitest';
import type { Law } from '#test/kit/law.ts';
import { lineFor, productBySku } from '#test/orders/any-line.ts';
import { expectRejected, failureOf, freeDomain, loadOrder, unwrap } from '#test/orders/order-world.ts';
import {
  cartWith,
  createPayment,
  freshContact,
  hosting,
  openOrderOf,
  server,
  setCustomerOf,
  type VoucherSubject,
} from './voucher-subject.ts';

/** Codes at the time of payment. */
export const lawsOfVoucherPayments: readonly Law<VoucherSubject>[] = [
  {
    name: 'VOU-02 the shown total is charged: payment and invoice have the discounted total, and the invoice lines add up to it',
    check: async (open) => {
      const { mine, pay } = await open();
      const domain = lineFor(productBySku('TM-ID-VN'), { description: freeDomain('.id.vn') });
      const cart = await cartWith(mine, hosting, server(3), domain);
      for (const code of ['CHAOMUNG10', 'MUA3GIAM5', 'TANGIDVN']) unwrap(await mine.vouchers.add(cart.id, code, false));
      const shown = await loadOrder(mine, cart.id);
      expect(shown.discounts?.reduce((sum, { gross }) => sum + gross, 0)).toBe(cart.totals.gross - shown.totals.gross);
      const order = await openOrderOf(mine, cart.id);
      expect(order.totals).toEqual(shown.totals);
      const made = unwrap(await createPayment(mine, order));
      expect(made.amount).toBe(shown.totals.gross);
      await pay(made.id);
      const [invoice] = unwrap(await mine.invoices.newestByOrder(order.id));
      expect(invoice?.paid).toBe(shown.totals.gross);
      expect(invoice?.totals).toEqual(shown.totals);
      const rows = invoice?.lines.map(({ amounts }) => amounts.gross) ?? [];
      expect(rows.reduce<number>((sum, each) => sum + each, 0)).toBe(shown.totals.gross);
      expect(invoice?.lines.filter(({ amounts }) => amounts.net < 0)).toHaveLength(1);
    },
  },
  {
    name: 'VOU-01 a first-order code is judged when it is added, for the e-mail or phone that the buyer has named so far',
    check: async (open) => {
      const { mine, stranger } = await open();
      const contact = freshContact();
      await openOrderOf(mine, (await cartWith(mine, hosting)).id, contact);
      const cart = await cartWith(stranger, hosting);
      const add = (email: string, phone: string) =>
        stranger.vouchers.add(cart.id, 'CHAOMUNG10', false, { email, phone });
      for (const [email, phone] of [
        [contact.email, ''],
        ['', contact.phone],
        [freshContact().email, contact.phone],
      ] as const) {
        const refused = await add(email, phone);
        expectRejected(refused, 'voucher-refused');
        expect(failureOf(refused)).toMatchObject({ detail: { code: 'CHAOMUNG10', why: 'not-first' } });
      }
      expect((await loadOrder(stranger, cart.id)).discounts).toBeUndefined();
      unwrap(await add(freshContact().email, freshContact().phone));
      expect((await loadOrder(stranger, cart.id)).owner).toBe(null);
    },
  },
  {
    name: 'VOU-01 a first-order code works once: a customer who has ordered before is rejected at the next order, with both totals',
    check: async (open) => {
      const { mine, stranger } = await open();
      const contact = freshContact();
      const first = await cartWith(mine, hosting);
      unwrap(await mine.vouchers.add(first.id, 'CHAOMUNG10', false));
      await openOrderOf(mine, first.id, contact);
      const second = await cartWith(stranger, hosting);
      unwrap(await stranger.vouchers.add(second.id, 'CHAOMUNG10', false));
      const shown = await loadOrder(stranger, second.id);
      await setCustomerOf(stranger, second.id, { ...freshContact(), email: contact.email });
      const answer = await stranger.orders.open(second.id);
      expectRejected(answer, 'voucher-no-longer-valid');
      expect(failureOf(answer)).toMatchObject({
        detail: { code: 'CHAOMUNG10', why: 'not-first', old: shown.totals.gross, new: second.totals.gross },
      });
      const now = await loadOrder(stranger, second.id);
      expect(now).toMatchObject({ status: 'draft', totals: second.totals });
      expect(now.discounts).toBeUndefined();
      expect(unwrap(await stranger.orders.open(second.id)).totals).toEqual(second.totals);
      expectRejected(await stranger.vouchers.add(second.id, 'CHAOMUNG10', false), 'order-closed');
      // The first buyer pays the total that was shown.
      expect((await loadOrder(mine, first.id)).discounts).toHaveLength(1);
    },
  },
];
