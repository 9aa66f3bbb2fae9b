import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDiscounts, type DiscountRule, discountedAmounts, discountKinds } from '#core/pricing/discount.ts';
import type { Charge } from '#core/pricing/price.ts';
import { dong, formatDong, zeroDong } from '#core/shared/dong.ts';
import { orderSums } from '#ui/blocks/order/order-amounts.ts';

const charge = (net: number, exempt: number): Charge => ({ net: dong(net), exempt: dong(exempt) });

const anyLines = fc.array(
  fc.record({
    charge: fc.tuple(fc.nat(40_000_000), fc.constantFrom(0, 50_000, 450_000)).map(([net, fee]) => charge(net, fee)),
    quantity: fc.integer({ min: 1, max: 50 }),
    vatPercent: fc.constantFrom(8, 10),
    category: fc.constantFrom('hosting', 'cloud-server', 'domain'),
    months: fc.constantFrom(1, 3, 12, 36),
  }),
  { minLength: 1, maxLength: 8 },
);
const everyLine = { minSpend: 0, minQuantity: 0, products: null, requiredCompanion: null, isFirstOrderOnly: false };
const anyRules: fc.Arbitrary<readonly DiscountRule[]> = fc.array(
  fc
    .record({
      kind: fc.constantFrom(...discountKinds),
      percent: fc.option(fc.integer({ min: 1, max: 100 })),
      amount: fc.integer({ min: 1, max: 3_000_000 }),
      maxAmount: fc.option(fc.integer({ min: 1, max: 500_000 })),
      categories: fc.constantFrom(null, ['hosting'], ['domain']),
    })
    .map((drawn) => ({ ...everyLine, ...drawn })),
  { maxLength: 3 },
);

describe('the sums of an order', () => {
  test('CART-14 VOU-02 shown lines minus shown discounts are the shown total, for every cart and every code', () =>
    fc.assert(
      fc.property(anyLines, anyRules, (drawn, rules) => {
        const lines = drawn.map((line, at) => ({ ...line, id: `l${at}`, parentId: null, productId: `p${at}` }));
        const codes = rules.map((rule, at) => ({ code: `C${at}`, title: `Mã ${at}`, rule }));
        const { totals, discounts } = applyDiscounts(lines, codes);
        const [subtotal, ...rows] = orderSums({ totals, discounts }).lines;
        const shown = lines.reduce((sum, line) => sum + discountedAmounts(line, zeroDong).gross, 0);
        expect(subtotal?.amount).toBe(shown);
        expect(rows.every(({ amount }) => amount < 0)).toBe(true);
        expect(rows.reduce((sum, { amount }) => sum + amount, shown)).toBe(orderSums({ totals, discounts }).total);
      }),
    ));

  test.each([
    [10, 0, 'Trong đó VAT 10% 54.160đ'],
    [null, 0, 'Trong đó VAT 54.160đ'],
    [8, 450_000, 'Trong đó VAT 8% 54.160đ; lệ phí nhà nước 450.000đ, không chịu VAT'],
  ])('CART-14 the VAT (%s) and the state fee (%i) within the total are named', (vatPercent, exempt, text) => {
    const totals = { ...charge(677_000, exempt), vat: dong(54_160), gross: dong(677_000 + exempt + 54_160) };
    expect(orderSums({ totals, vatPercent }).below).toBe(text);
    expect(formatDong(orderSums({ totals, vatPercent }).total)).toBe(formatDong(totals.gross));
  });
});
