import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedPricePlans } from '#contracts/seed/price-plans.ts';
import { breakdownOf, fitsPlan, instalmentPriceOf, instalmentsOf, type PricePlan } from '#core/pricing/instalment.ts';
import { lineAmounts, MAX_COUNT } from '#core/pricing/line-price.ts';
import type { Charge } from '#core/pricing/price.ts';
import { dong, percentOfDong, zeroDong } from '#core/shared/dong.ts';
import { forAll } from '#test/kit/for-all.ts';
import { handInstalments } from './hand-instalments.ts';

const RUNS = 500;
const anyAmount = fc.integer({ min: 0, max: 2_000_000_000 }).map(dong);
const anyCharge: fc.Arbitrary<Charge> = fc.record({
  net: anyAmount,
  exempt: fc.oneof(fc.constant(zeroDong), fc.integer({ min: 0, max: 1_000_000 }).map(dong)),
});
/** Rates that a plan may have, exact to a hundredth of a percent. */
const anyPlan: fc.Arbitrary<PricePlan> = fc
  .record({
    loanTenure: fc.integer({ min: 2, max: 60 }),
    first: fc.integer({ min: 0, max: 10_000 }),
    monthly: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ loanTenure, first, monthly }) => ({
    id: 'thu',
    loanTenure,
    firstPaymentPercent: first / 100,
    monthlyInterestRate: monthly / 100,
    interestRate: (monthly * 12) / 100,
  }));
const anyPercent = fc.constantFrom(0, 8, 10);
const anyCount = fc.integer({ min: 1, max: MAX_COUNT });
/** đồng of a machine and its options. */
const anyCharges = fc
  .tuple(anyCharge, fc.array(anyCharge, { maxLength: 4 }))
  .map(([machine, options]): readonly [Charge, ...Charge[]] => [machine, ...options]);

/** Interest of all later months on what the first payment leaves, by the plan's words alone. */
const interestOf = ({ net }: Charge, { firstPaymentPercent, monthlyInterestRate, loanTenure }: PricePlan): number =>
  percentOfDong(dong(net - percentOfDong(net, firstPaymentPercent)), monthlyInterestRate) * (loanTenure - 1);

describe('INS-01 the arithmetic of paying by the month', () => {
  test('INS-01 ENT-12 hand-worked plans come out to the đồng', () => {
    for (const { plan, charges, count, vatPercent, expected } of handInstalments) {
      const months = breakdownOf(charges, plan, count, vatPercent);
      const parts = ({ bare, collateral, vat, total }: typeof months.firstMonth) => [bare, collateral, vat, total];
      expect([parts(months.firstMonth), parts(months.nextMonth), months.totalPrice]).toEqual([
        expected.first,
        expected.next,
        expected.totalPrice,
      ]);
    }
  });

  test('INS-01 the months make up the price and its interest to the đồng, and none is below zero', () =>
    forAll(
      fc.tuple(anyCharge, anyPlan),
      async ([charge, plan]) => {
        const { first, next } = instalmentsOf(charge, plan);
        for (const part of [first.net, next.net, first.exempt, next.exempt]) expect(part).toBeGreaterThanOrEqual(0);
        expect(first.net + next.net * (plan.loanTenure - 1)).toBe(charge.net + interestOf(charge, plan));
        expect([first.exempt, next.exempt]).toEqual([charge.exempt, 0]);
      },
      RUNS,
    ));

  test('INS-01 each later month is the even share of what is left, within half a đồng, and its interest', () =>
    forAll(
      fc.tuple(anyAmount, anyPlan),
      async ([net, plan]) => {
        const { next } = instalmentsOf({ net, exempt: zeroDong }, plan);
        const lent = net - percentOfDong(net, plan.firstPaymentPercent);
        const interest = percentOfDong(dong(lent), plan.monthlyInterestRate);
        const share = lent / (plan.loanTenure - 1);
        // One đồng where rounding up would ask for more than there is.
        expect(Math.abs(next.net - interest - share)).toBeLessThanOrEqual(next.net - interest < share ? 1 : 0.5);
      },
      RUNS,
    ));

  test('INS-01 a dearer price is never cheaper by the month: before VAT, in every later month, and with VAT from 1.000đ on', () =>
    forAll(
      fc.tuple(anyAmount, anyAmount, anyPlan, anyPercent),
      async ([one, other, plan, vat]) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const monthsOf = (net: typeof low) => breakdownOf([{ net, exempt: zeroDong }], plan, 1, vat);
        const priceOf = (net: typeof low) => instalmentPriceOf('1', [{ net, exempt: zeroDong }], plan);
        expect(priceOf(high).priceInstallment).toBeGreaterThanOrEqual(priceOf(low).priceInstallment);
        expect(priceOf(high).nextMonth).toBeGreaterThanOrEqual(priceOf(low).nextMonth);
        if (high - low >= 1_000) expect(monthsOf(high).totalPrice).toBeGreaterThan(monthsOf(low).totalPrice);
      },
      RUNS,
    ));

  test('INS-01 ENT-12 parts add up to the month and months to the whole; VAT is rounded per line and month', () =>
    forAll(
      fc.tuple(anyCharges, anyPlan, anyCount, anyPercent),
      async ([charges, plan, count, vat]) => {
        const { firstMonth, nextMonth, totalPrice } = breakdownOf(charges, plan, count, vat);
        for (const { bare, collateral, vat: tax, total } of [firstMonth, nextMonth]) {
          expect(bare + collateral + tax).toBe(total);
          expect(Math.min(bare, collateral, tax)).toBeGreaterThanOrEqual(0);
        }
        expect(firstMonth.total + nextMonth.total * (plan.loanTenure - 1)).toBe(totalPrice);
        const billed = charges.map((charge) => lineAmounts(instalmentsOf(charge, plan).first, count, vat));
        expect(firstMonth.total).toBe(billed.reduce((sum, { gross }) => sum + gross, 0));
        expect(firstMonth.vat).toBe(billed.reduce((sum, each) => sum + each.vat, 0));
      },
      RUNS,
    ));

  test('ENT-12 CAT-06 the price on a plan is the same months before VAT, of one machine', () =>
    forAll(
      fc.tuple(anyCharges, anyPlan),
      async ([charges, plan]) => {
        const price = instalmentPriceOf('1001', charges, plan);
        const untaxed = breakdownOf(charges, plan, 1, 0);
        expect(price).toEqual({
          productId: '1001',
          price: charges.reduce((sum, { net, exempt }) => sum + net + exempt, 0),
          priceInstallment: untaxed.totalPrice,
          loanTenure: plan.loanTenure,
          firstMonth: untaxed.firstMonth.total,
          nextMonth: untaxed.nextMonth.total,
        });
      },
      RUNS,
    ));

  test('ENT-12 the seed offers plans of 6 and 12 months, whose yearly rate is twelve monthly ones', () => {
    expect(seedPricePlans.map(({ loanTenure }) => loanTenure)).toEqual([6, 12]);
    for (const plan of seedPricePlans) {
      expect(plan.interestRate).toBeCloseTo(plan.monthlyInterestRate * 12, 6);
      for (const months of [1, 3, 6, 12, 24, 36]) expect(fitsPlan(plan, months)).toBe(months === plan.loanTenure);
    }
  });
});
