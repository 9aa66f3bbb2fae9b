import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedPricePlans } from '#contracts/seed/instalment-plans.ts';
import {
  computeBreakdown,
  computeInstalmentPrice,
  type InstalmentPlan,
  isTermOfPlan,
  splitIntoInstalments,
} from '#core/pricing/instalment.ts';
import { computeLineAmounts, MAX_QUANTITY } from '#core/pricing/line-price.ts';
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
/** Possible rates of an instalment plan, exact to a hundredth of a percent. */
const anyPlan: fc.Arbitrary<InstalmentPlan> = fc
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
const anyCount = fc.integer({ min: 1, max: MAX_QUANTITY });
/** Prices of a server and its options, in đồng. */
const anyCharges = fc
  .tuple(anyCharge, fc.array(anyCharge, { maxLength: 4 }))
  .map(([machine, options]): readonly [Charge, ...Charge[]] => [machine, ...options]);

/** Interest of all later instalments on the amount that the first payment leaves, from the plan's terms alone. */
const interestOf = (
  { net }: Charge,
  { firstPaymentPercent, monthlyInterestRate, loanTenure }: InstalmentPlan,
): number => percentOfDong(dong(net - percentOfDong(net, firstPaymentPercent)), monthlyInterestRate) * (loanTenure - 1);

describe('INS-01 instalment arithmetic', () => {
  test('INS-01 ENT-12 plans computed by hand match to the đồng', () => {
    for (const { plan, charges, quantity, vatPercent, expected } of handInstalments) {
      const months = computeBreakdown(charges, plan, quantity, vatPercent);
      const parts = ({ bare, collateral, vat, total }: typeof months.firstMonth) => [bare, collateral, vat, total];
      expect([parts(months.firstMonth), parts(months.nextMonth), months.totalPrice]).toEqual([
        expected.first,
        expected.next,
        expected.totalPrice,
      ]);
    }
  });

  test('INS-01 the instalments add up to the price and its interest to the đồng, and none is below zero', () =>
    forAll(
      fc.tuple(anyCharge, anyPlan),
      async ([charge, plan]) => {
        const { first, next } = splitIntoInstalments(charge, plan);
        for (const part of [first.net, next.net, first.exempt, next.exempt]) expect(part).toBeGreaterThanOrEqual(0);
        expect(first.net + next.net * (plan.loanTenure - 1)).toBe(charge.net + interestOf(charge, plan));
        expect([first.exempt, next.exempt]).toEqual([charge.exempt, 0]);
      },
      RUNS,
    ));

  test('INS-01 each later instalment is an even share of the rest, within half a đồng, plus its interest', () =>
    forAll(
      fc.tuple(anyAmount, anyPlan),
      async ([net, plan]) => {
        const { next } = splitIntoInstalments({ net, exempt: zeroDong }, plan);
        const lent = net - percentOfDong(net, plan.firstPaymentPercent);
        const interest = percentOfDong(dong(lent), plan.monthlyInterestRate);
        const share = lent / (plan.loanTenure - 1);
        // One đồng when rounding up would request more than is left.
        expect(Math.abs(next.net - interest - share)).toBeLessThanOrEqual(next.net - interest < share ? 1 : 0.5);
      },
      RUNS,
    ));

  test('INS-01 a higher price never has a lower instalment: before VAT, in every later instalment, and with VAT from 1.000đ on', () =>
    forAll(
      fc.tuple(anyAmount, anyAmount, anyPlan, anyPercent),
      async ([one, other, plan, vat]) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const monthsOf = (net: typeof low) => computeBreakdown([{ net, exempt: zeroDong }], plan, 1, vat);
        const priceOf = (net: typeof low) => computeInstalmentPrice('1', [{ net, exempt: zeroDong }], plan);
        expect(priceOf(high).priceInstallment).toBeGreaterThanOrEqual(priceOf(low).priceInstallment);
        expect(priceOf(high).nextMonth).toBeGreaterThanOrEqual(priceOf(low).nextMonth);
        if (high - low >= 1_000) expect(monthsOf(high).totalPrice).toBeGreaterThan(monthsOf(low).totalPrice);
      },
      RUNS,
    ));

  test('INS-01 ENT-12 parts add up to the instalment and instalments to the whole; VAT is rounded per line and instalment', () =>
    forAll(
      fc.tuple(anyCharges, anyPlan, anyCount, anyPercent),
      async ([charges, plan, count, vat]) => {
        const { firstMonth, nextMonth, totalPrice } = computeBreakdown(charges, plan, count, vat);
        for (const { bare, collateral, vat: tax, total } of [firstMonth, nextMonth]) {
          expect(bare + collateral + tax).toBe(total);
          expect(Math.min(bare, collateral, tax)).toBeGreaterThanOrEqual(0);
        }
        expect(firstMonth.total + nextMonth.total * (plan.loanTenure - 1)).toBe(totalPrice);
        const billed = charges.map((charge) =>
          computeLineAmounts(splitIntoInstalments(charge, plan).first, count, vat),
        );
        expect(firstMonth.total).toBe(billed.reduce((sum, { gross }) => sum + gross, 0));
        expect(firstMonth.vat).toBe(billed.reduce((sum, each) => sum + each.vat, 0));
      },
      RUNS,
    ));

  test('ENT-12 CAT-06 the price with a plan equals its instalments before VAT, for one unit', () =>
    forAll(
      fc.tuple(anyCharges, anyPlan),
      async ([charges, plan]) => {
        const price = computeInstalmentPrice('1001', charges, plan);
        const untaxed = computeBreakdown(charges, plan, 1, 0);
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

  test('ENT-12 the seed offers plans of 6 and 12 months, and their yearly rate is twelve times the monthly rate', () => {
    expect(seedPricePlans.map(({ loanTenure }) => loanTenure)).toEqual([6, 12]);
    for (const plan of seedPricePlans) {
      expect(plan.interestRate).toBeCloseTo(plan.monthlyInterestRate * 12, 6);
      for (const months of [1, 3, 6, 12, 24, 36]) expect(isTermOfPlan(plan, months)).toBe(months === plan.loanTenure);
    }
  });
});
