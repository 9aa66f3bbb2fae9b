import { expect } from 'vitest';
import type { AppliedVouchers, NewLine } from '#core/orders/order-gateway.port.ts';
import { subtractDiscounts } from '#core/pricing/discount.ts';
import { dong } from '#core/shared/dong.ts';
import type { Law } from '#test/kit/law.ts';
import { lineFor, productBySku } from '#test/orders/any-line.ts';
import {
  checkout,
  expectNotFound,
  expectRejected,
  failureOf,
  freeDomain,
  freshIdempotencyKey,
  unwrap,
} from '#test/orders/order-world.ts';
import {
  type Buyer,
  cartWith,
  createPayment,
  freshContact,
  hosting,
  server,
  type VoucherSubject,
} from './voucher-subject.ts';

const ALL = ['CHAOMUNG10', 'TANGIDVN', 'MUA3GIAM5', 'TET2026', 'GIAM50K', 'KHONGCO'];
const idVn = (): NewLine => lineFor(productBySku('TM-ID-VN'), { description: freeDomain('.id.vn') });

/** The customer places a direct order with codes. */
const placeDirectOrder = (
  { orders }: Buyer,
  lines: readonly NewLine[],
  vouched?: AppliedVouchers,
  idempotencyKey = freshIdempotencyKey(),
) => orders.placeOwn(lines, { ...checkout, contact: freshContact() }, idempotencyKey, vouched);

/** Effects of codes on direct orders. */
export const lawsOfDirectOrders: readonly Law<VoucherSubject>[] = [
  {
    name: 'VOU-01 ROUTE-09 codes for lines that are not ordered yet have the same offers and refusals as in a cart with these lines',
    check: async (open) => {
      const { mine } = await open();
      for (const lines of [[hosting], [server(1)], [hosting, server(3), idVn()]]) {
        const cart = await cartWith(mine, ...lines);
        const none = unwrap(await mine.vouchers.forLines(lines, []));
        expect(none).toEqual({ offers: unwrap(await mine.vouchers.forOrder(cart.id)), refused: [] });
        const refused: unknown[] = [];
        for (const code of ALL) {
          const answer = await mine.vouchers.add(cart.id, code, false);
          if (!answer.ok && answer.failure.kind === 'rejected') refused.push(answer.failure.detail);
        }
        const judged = unwrap(await mine.vouchers.forLines(lines, ['chao mung-10', ...ALL]));
        expect(judged).toEqual({ offers: unwrap(await mine.vouchers.forOrder(cart.id)), refused });
      }
    },
  },
  {
    name: 'VOU-01 ROUTE-09 a direct order with codes costs the shown total, and so does its payment',
    check: async (open) => {
      const { customer } = await open();
      const lines = [hosting, server(3), idVn()];
      const codes = ['TANGIDVN', 'MUA3GIAM5'];
      const { totals } = await cartWith(customer, ...lines);
      const { offers } = unwrap(await customer.vouchers.forLines(lines, codes));
      const discounts = offers.filter(({ isApplied }) => isApplied);
      expect(discounts).toHaveLength(2);
      const { gross: expectedTotal } = subtractDiscounts(totals, discounts);
      const idempotencyKey = freshIdempotencyKey();
      const vouched = { codes, expectedTotal };
      const contact = freshContact();
      const press = () => customer.orders.placeOwn(lines, { ...checkout, contact }, idempotencyKey, vouched);
      const order = unwrap(await press());
      expect(order.totals).toEqual(subtractDiscounts(totals, discounts));
      expect(order.discounts?.map(({ code, gross }) => [code, gross]).sort()).toEqual(
        discounts.map(({ code, gross }) => [code, gross]).sort(),
      );
      expect(unwrap(await press()).id).toBe(order.id);
      expect(unwrap(await createPayment(customer, order)).amount).toBe(expectedTotal);
    },
  },
  {
    name: 'VOU-01 ROUTE-09 a code that is no longer valid is reported with both totals and nothing is placed; the new total is accepted',
    check: async (open) => {
      const { customer } = await open();
      const { totals } = unwrap(await placeDirectOrder(customer, [hosting]));
      const expectedTotal = dong(totals.gross - 1_000);
      const idempotencyKey = freshIdempotencyKey();
      const gone = await placeDirectOrder(
        customer,
        [hosting],
        { codes: ['CHAOMUNG10'], expectedTotal },
        idempotencyKey,
      );
      expectRejected(gone, 'voucher-no-longer-valid');
      expect(failureOf(gone)).toMatchObject({
        detail: { code: 'CHAOMUNG10', why: 'not-first', old: expectedTotal, new: totals.gross },
      });
      expectNotFound(await customer.orders.findPlaced(idempotencyKey));
      const order = unwrap(
        await placeDirectOrder(customer, [hosting], { codes: ['CHAOMUNG10'], expectedTotal: totals.gross }),
      );
      expect([order.totals, order.discounts]).toEqual([totals, undefined]);
    },
  },
  {
    name: 'VOU-01 CART-19 a wrong expected total is rejected, whatever the codes',
    check: async (open) => {
      const { customer } = await open();
      const wrong = await placeDirectOrder(customer, [server(3)], { codes: ['MUA3GIAM5'], expectedTotal: dong(1) });
      expectRejected(wrong, 'price-changed');
      expect(failureOf(wrong)).toMatchObject({ detail: { old: 1 } });
    },
  },
];
