import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumAmounts, withVat } from '#core/pricing/amounts.ts';
import {
  type AppliedDiscount,
  applyDiscounts,
  type DiscountableLine,
  type DiscountRule,
  discountKinds,
  findUnmetCondition,
} from '#core/pricing/discount.ts';
import { distribute } from '#core/pricing/distribute.ts';
import { dong } from '#core/shared/dong.ts';

const plain: DiscountRule = {
  kind: 'order',
  percent: null,
  amount: null,
  maxAmount: null,
  minSpend: 0,
  minQuantity: 0,
  products: null,
  categories: null,
  requiredCompanion: null,
  isFirstOrderOnly: false,
};
const rule = (given: Partial<DiscountRule>): DiscountRule => ({ ...plain, ...given });
const applied = (code: string, given: Partial<DiscountRule>): AppliedDiscount => ({
  code,
  title: code,
  rule: rule(given),
});

const line = (id: string, net: number, given: Partial<DiscountableLine> = {}): DiscountableLine => ({
  id,
  parentId: null,
  productId: id,
  category: 'hosting',
  months: 12,
  quantity: 1,
  vatPercent: 8,
  ...given,
  charge: given.charge ?? { net: dong(net), exempt: dong(0) },
});

const anyLine = fc
  .record({
    net: fc.integer({ min: 0, max: 40_000_000 }),
    exempt: fc.constantFrom(0, 50_000, 200_000),
    quantity: fc.integer({ min: 1, max: 50 }),
    months: fc.constantFrom(1, 3, 12, 36),
    category: fc.constantFrom('hosting', 'cloud-server', 'domain'),
    vatPercent: fc.constantFrom(8, 10),
    isOption: fc.boolean(),
  })
  .map(({ net, exempt, isOption, ...rest }) => ({
    ...rest,
    isOption,
    charge: { net: dong(net), exempt: dong(exempt) },
  }));
const anyLines = fc.array(anyLine, { maxLength: 8 }).map((drawn) =>
  drawn.map(
    ({ isOption, ...rest }, at): DiscountableLine => ({
      ...rest,
      id: `l${at}`,
      parentId: isOption && at > 0 && drawn[at - 1]?.isOption === false ? `l${at - 1}` : null,
      productId: `p${at % 3}`,
    }),
  ),
);
const anyRule: fc.Arbitrary<DiscountRule> = fc.record({
  kind: fc.constantFrom(...discountKinds),
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
  amount: fc.option(fc.integer({ min: 1, max: 3_000_000 })),
  maxAmount: fc.option(fc.integer({ min: 1, max: 500_000 })),
  minSpend: fc.constantFrom(0, 0, 500_000),
  minQuantity: fc.constantFrom(0, 0, 3),
  products: fc.constantFrom(null, ['p0'], ['p1', 'p2']),
  categories: fc.constantFrom(null, ['hosting'], ['domain']),
  requiredCompanion: fc.constantFrom(null, null, { category: 'hosting', months: 12 }),
  isFirstOrderOnly: fc.boolean(),
});
const anyApplied = fc
  .array(anyRule, { maxLength: 3 })
  .map((rules) => rules.map((each, at) => ({ code: `C${at}`, title: `Mã ${at}`, rule: each })));

const undiscounted = (lines: readonly DiscountableLine[]) => applyDiscounts(lines, []).totals;

describe('VOU-02 discounts of voucher codes', () => {
  test('VOU-02 the totals are the sum of the lines, each taxed on its discounted amount', () =>
    fc.assert(
      fc.property(anyLines, anyApplied, (lines, codes) => {
        const { lineDiscounts, totals } = applyDiscounts(lines, codes);
        const each = lines.map(({ charge, quantity, vatPercent }, at) =>
          withVat(
            { net: dong(charge.net * quantity - (lineDiscounts[at] ?? 0)), exempt: dong(charge.exempt * quantity) },
            vatPercent,
          ),
        );
        expect(totals).toEqual(sumAmounts(each));
      }),
    ));

  test('VOU-02 the discount with its VAT is the difference between the totals; state fees stay', () =>
    fc.assert(
      fc.property(anyLines, anyApplied, (lines, codes) => {
        const { discounts, totals } = applyDiscounts(lines, codes);
        const before = undiscounted(lines);
        expect(discounts.map(({ code }) => code)).toEqual(codes.map(({ code }) => code));
        expect(discounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(before.net - totals.net);
        expect(discounts.reduce((sum, { gross }) => sum + gross, 0)).toBe(before.gross - totals.gross);
        expect(totals.exempt).toBe(before.exempt);
      }),
    ));

  test('VOU-02 no line falls below zero, no code raises a price or exceeds its maximum', () =>
    fc.assert(
      fc.property(anyLines, anyApplied, (lines, codes) => {
        const { lineDiscounts, discounts } = applyDiscounts(lines, codes);
        for (const [at, { charge, quantity }] of lines.entries()) {
          expect(lineDiscounts[at]).toBeGreaterThanOrEqual(0);
          expect(lineDiscounts[at]).toBeLessThanOrEqual(charge.net * quantity);
        }
        for (const [at, { amount }] of discounts.entries()) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(codes[at]?.rule.maxAmount ?? Number.MAX_SAFE_INTEGER);
        }
      }),
    ));

  test('VOU-02 a rule that the lines do not meet gives no discount, and the order of the codes does not matter', () =>
    fc.assert(
      fc.property(anyLines, anyApplied, (lines, codes) => {
        const { discounts, totals } = applyDiscounts(lines, codes);
        for (const [at, { rule: given }] of codes.entries())
          if (findUnmetCondition(lines, given) !== null) expect(discounts[at]?.amount).toBe(0);
        const kinds = new Set(codes.map((each) => each.rule.kind));
        if (kinds.size === codes.length) expect(applyDiscounts(lines, [...codes].reverse()).totals).toEqual(totals);
      }),
    ));

  test('VOU-02 shares add up to the whole, and each differs from its exact value by less than a đồng', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1e10 }), { minLength: 1, maxLength: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, part) => {
          const whole = weights.reduce((sum, each) => sum + each, 0);
          const amount = Math.floor(whole * part);
          const shares = distribute(dong(amount), weights.map(dong));
          expect(shares.reduce<number>((sum, each) => sum + each, 0)).toBe(amount);
          for (const [at, weight] of weights.entries()) {
            const share = BigInt(shares[at] ?? 0);
            const off = share * BigInt(whole) - BigInt(amount) * BigInt(weight);
            if (whole > 0) expect((off < 0n ? -off : off) < BigInt(whole)).toBe(true);
          }
        },
      ),
    ));
});

/** Computed by hand; no expected value is computed here. */
describe('VOU-02 codes computed by hand', () => {
  const hosting = line('hosting', 1_188_000);
  const server = line('server', 500_000, { category: 'cloud-server', quantity: 3, months: 1 });
  const domain = line('id-vn', 0, {
    category: 'domain',
    charge: { net: dong(20_000), exempt: dong(60_000) },
  });
  const tenPercent = applied('CHAOMUNG10', { percent: 10, maxAmount: 200_000 });
  const gift = applied('TANG', {
    kind: 'gift',
    percent: 100,
    products: ['id-vn'],
    requiredCompanion: { category: 'hosting', months: 12 },
  });
  const quantity = applied('MUA3', { kind: 'quantity', percent: 5, minQuantity: 3, categories: ['cloud-server'] });

  test('VOU-02 ten percent of one line: 118.800 off, VAT 8 % of 1.069.200', () => {
    const { discounts, totals } = applyDiscounts([hosting], [tenPercent]);
    expect(discounts).toEqual([{ code: 'CHAOMUNG10', title: 'CHAOMUNG10', amount: 118_800, gross: 128_304 }]);
    expect(totals).toEqual({ net: 1_069_200, exempt: 0, vat: 85_536, gross: 1_154_736 });
  });

  test('VOU-02 ten percent of 2.688.000 would be 268.800: it is capped at 200.000, split into 88.393 and 111.607', () => {
    const { lineDiscounts, totals } = applyDiscounts([hosting, server], [tenPercent]);
    // 200.000 × 1.188 / 2.688 = 88.392,857…; × 1.500 / 2.688 = 111.607,142…: the remaining đồng goes to the first line.
    expect(lineDiscounts).toEqual([88_393, 111_607]);
    // 8 % of 1.099.607 = 87.968,56 → 87.969; 8 % of 1.388.393 = 111.071,44 → 111.071
    expect(totals).toEqual({ net: 2_488_000, exempt: 0, vat: 199_040, gross: 2_687_040 });
  });

  test('VOU-02 the gift covers the service fee of the name, the state fee of 60.000 stays', () => {
    const { discounts, totals } = applyDiscounts([hosting, domain], [gift]);
    expect(discounts).toEqual([{ code: 'TANG', title: 'TANG', amount: 20_000, gross: 21_600 }]);
    expect(totals).toEqual({ net: 1_188_000, exempt: 60_000, vat: 95_040, gross: 1_343_040 });
  });

  test('VOU-02 gift, quantity promotion and discount combine, each on the remaining amount', () => {
    const { discounts, totals } = applyDiscounts([hosting, server, domain], [tenPercent, quantity, gift]);
    // Gift 20.000; 5 % of 1.500.000 = 75.000; 10 % of 2.613.000 = 261.300 is capped at 200.000.
    expect(discounts.map(({ amount }) => amount)).toEqual([200_000, 75_000, 20_000]);
    expect(totals.net).toBe(2_413_000);
    expect(totals.exempt).toBe(60_000);
  });

  test('VOU-02 a refusal says what is missing: a server, the hosting beside it, đồng', () => {
    const two = { ...server, quantity: 2 };
    expect(findUnmetCondition([two], quantity.rule)).toEqual({ why: 'count', missing: 1 });
    expect(findUnmetCondition([domain], gift.rule)).toEqual({ why: 'beside', missing: 0 });
    expect(findUnmetCondition([hosting], gift.rule)).toEqual({ why: 'product', missing: 0 });
    expect(findUnmetCondition([hosting], rule({ amount: 50_000, minSpend: 1_200_000 }))).toEqual({
      why: 'spend',
      missing: 12_000,
    });
    expect(findUnmetCondition([], tenPercent.rule)).toEqual({ why: 'product', missing: 0 });
  });
});
