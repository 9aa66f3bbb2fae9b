import { describe, expect, test } from 'vitest';
import { newAnonymousToken } from '#adapters/memory/sessions.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedVouchers } from '#contracts/seed/vouchers.ts';
import { totalOf } from '#core/pricing/amounts.ts';
import { lineAmounts } from '#core/pricing/line-price.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { lineFor, productBySku } from '#test/orders/any-line.ts';
import { done, freeDomain, loaded } from '#test/orders/order-world.ts';
import { memoryBuyer } from './memory-vouchers.ts';
import { cartWith, ordered, payment } from './voucher-subject.ts';

const extensionOf = (title: string): string => title.replace('Tên miền ', '');
const lineOf = (product: (typeof seedProducts)[number], time: number, count: number) =>
  product.type === 'domain'
    ? lineFor(product, { time, description: freeDomain(extensionOf(product.title)) })
    : lineFor(product, { time, count });

describe('every product, for every term, with every code', () => {
  test('VOU-02 what is offered is what is shown, and what is shown is what is charged; renewal is the undiscounted one', async () => {
    let charged = 0;
    for (const product of seedProducts) {
      for (const { time, renewal } of product.prices) {
        const world = memoryWorld();
        const buyer = memoryBuyer(world, newAnonymousToken(world));
        const count = product.type === 'domain' ? 1 : 3;
        const gift = lineFor(productBySku('TM-ID-VN'), { description: freeDomain('.id.vn') });
        const cart = await cartWith(buyer, lineOf(product, time, count), gift);
        let expected: number = cart.totals.gross;
        for (const { code } of seedVouchers) {
          const offer = done(await buyer.vouchers.forOrder(cart.id)).find((each) => each.code === code);
          const added = await buyer.vouchers.add(cart.id, code, false);
          expect(added.ok).toBe(offer?.refusal === null);
        }
        const shown = await loaded(buyer, cart.id);
        for (const { gross } of shown.discounts ?? []) expected -= gross;
        expect(shown.totals.gross).toBe(expected);
        const vat = vatPercentOn(world.state.now);
        const own = shown.lines.find((line) => line.productId === product.id && line.time === time);
        expect(own?.renewal).toEqual(lineAmounts(renewal, count, vat));
        expect(totalOf(shown.lines.map((line) => line.renewal))).toEqual(
          totalOf(cart.lines.map((line) => line.renewal)),
        );
        const order = await ordered(buyer, cart.id);
        expect(done(await payment(buyer, order)).amount).toBe(expected);
        charged += 1;
      }
    }
    expect(charged).toBe(seedProducts.reduce((sum, { prices }) => sum + prices.length, 0));
  });
});
