import type { Order } from '#core/orders/order.ts';
import { dong } from '#core/shared/dong.ts';
import { unwrap } from '#test/orders/order-world.ts';
import type { Buyer } from '#test/vouchers/voucher-subject.ts';
import type { PriceSubject } from './laws-of-every-price.ts';

type Mutant = (buyer: Buyer) => Partial<Buyer>;

const withOrder = ({ orders }: Buyer, change: (order: Order) => Order): Partial<Buyer> => ({
  orders: {
    ...orders,
    load: async (id) => {
      const answer = await orders.load(id);
      return answer.ok ? { ...answer, value: change(answer.value) } : answer;
    },
  },
});

const mutants: Readonly<Record<string, Mutant>> = {
  'a line costs one đồng more': (buyer) =>
    withOrder(buyer, (order) => ({
      ...order,
      lines: order.lines.map((line, at) =>
        at === 0 ? { ...line, amounts: { ...line.amounts, gross: dong(line.amounts.gross + 1) } } : line,
      ),
    })),
  'a renewal costs as much as the first term': (buyer) =>
    withOrder(buyer, (order) => ({
      ...order,
      lines: order.lines.map((line) => ({ ...line, renewal: line.amounts })),
    })),
  'a code gives no discount': (buyer) => ({
    vouchers: { ...buyer.vouchers, add: async () => ({ ok: true, value: undefined }) },
  }),
  'an offer shows a smaller discount than its code gives': (buyer) => ({
    vouchers: {
      ...buyer.vouchers,
      forOrder: async (id) => {
        const offers = unwrap(await buyer.vouchers.forOrder(id));
        return { ok: true, value: offers.map((each) => ({ ...each, gross: dong(each.gross - 1) })) };
      },
    },
  }),
  'the payment requests more than was shown': ({ payments }) => ({
    payments: {
      ...payments,
      createForOrder: async (...asked) => {
        const made = unwrap(await payments.createForOrder(...asked));
        return { ok: true, value: { ...made, amount: dong(made.amount + 1_000) } };
      },
    },
  }),
  'the invoice omits the discount': ({ invoices }) => ({
    invoices: {
      ...invoices,
      newestByOrder: async (id) => {
        const all = unwrap(await invoices.newestByOrder(id));
        return {
          ok: true,
          value: all.map((each) => ({ ...each, lines: each.lines.filter(({ amounts }) => amounts.net >= 0) })),
        };
      },
    },
  }),
};

/** Shops with one wrong amount each, by the name of the fault. */
export const mischargingShops: readonly (readonly [string, (shop: PriceSubject) => PriceSubject])[] = Object.entries(
  mutants,
).map(([name, mutant]) => [name, (shop) => ({ ...shop, buyer: { ...shop.buyer, ...mutant(shop.buyer) } })]);
