import type { Order } from '#core/orders/order.ts';
import { dong } from '#core/shared/dong.ts';
import { done } from '#test/orders/order-world.ts';
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
  'renewal costs what is paid now': (buyer) =>
    withOrder(buyer, (order) => ({
      ...order,
      lines: order.lines.map((line) => ({ ...line, renewal: line.amounts })),
    })),
  'a code takes nothing off': (buyer) => ({
    vouchers: { ...buyer.vouchers, add: async () => ({ ok: true, value: undefined }) },
  }),
  'a code is worth less when it is offered': (buyer) => ({
    vouchers: {
      ...buyer.vouchers,
      forOrder: async (id) => {
        const offers = done(await buyer.vouchers.forOrder(id));
        return { ok: true, value: offers.map((each) => ({ ...each, gross: dong(each.gross - 1) })) };
      },
    },
  }),
  'more is asked for than was shown': ({ payments }) => ({
    payments: {
      ...payments,
      createForOrder: async (...asked) => {
        const made = done(await payments.createForOrder(...asked));
        return { ok: true, value: { ...made, amount: dong(made.amount + 1_000) } };
      },
    },
  }),
  'the invoice forgets the code': ({ invoices }) => ({
    invoices: {
      ...invoices,
      ofOrder: async (id) => {
        const all = done(await invoices.ofOrder(id));
        return {
          ok: true,
          value: all.map((each) => ({ ...each, lines: each.lines.filter(({ amounts }) => amounts.net >= 0) })),
        };
      },
    },
  }),
};

/** Shops that charge another amount than they show, each with a name. */
export const mischargingShops: readonly (readonly [string, (shop: PriceSubject) => PriceSubject])[] = Object.entries(
  mutants,
).map(([name, mutant]) => [name, (shop) => ({ ...shop, buyer: { ...shop.buyer, ...mutant(shop.buyer) } })]);
