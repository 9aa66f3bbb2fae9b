import type { InstalmentPlan } from '#core/pricing/instalment.ts';
import type { Charge } from '#core/pricing/price.ts';
import { dong } from '#core/shared/dong.ts';

type HandMonth = readonly [bare: number, collateral: number, vat: number, total: number];
type HandInstalment = {
  readonly charges: readonly [Charge, ...Charge[]];
  readonly plan: InstalmentPlan;
  readonly quantity: number;
  readonly vatPercent: number;
  readonly expected: { readonly first: HandMonth; readonly next: HandMonth; readonly totalPrice: number };
};

const plan = (loanTenure: number, firstPaymentPercent: number, monthlyInterestRate: number): InstalmentPlan => ({
  id: `tra-gop-${loanTenure}`,
  loanTenure,
  firstPaymentPercent,
  monthlyInterestRate,
  interestRate: monthlyInterestRate * 12,
});
const charge = (net: number, exempt = 0): Charge => ({ net: dong(net), exempt: dong(exempt) });

/** Instalment plans computed by hand, every step rounded half up to the đồng. */
export const handInstalments: readonly HandInstalment[] = [
  {
    // Bare Metal S, 12 × 2.511.000. 30 % = 9.039.600 leaves 21.092.400; one share of 11 is 1.917.490,9; interest
    // 210.924.
    charges: [charge(30_132_000)],
    plan: plan(12, 30, 1),
    quantity: 1,
    vatPercent: 8,
    expected: {
      first: [9_039_599, 0, 723_168, 9_762_767],
      next: [2_128_415, 0, 170_273, 2_298_688],
      totalPrice: 35_048_335,
    },
  },
  {
    // Two servers of 6 × 1.320.000 with an option of 6 × 250.000. Each later instalment: 1.108.800 + 44.352, 210.000 +
    // 8.400.
    charges: [charge(7_920_000), charge(1_500_000)],
    plan: plan(6, 30, 0.8),
    quantity: 2,
    vatPercent: 8,
    expected: {
      first: [4_752_000, 900_000, 452_160, 6_104_160],
      next: [2_306_304, 436_800, 219_448, 2_962_552],
      totalPrice: 20_916_920,
    },
  },
  {
    // Too little to split: the first instalment pays it all.
    charges: [charge(7)],
    plan: plan(12, 0, 0),
    quantity: 1,
    vatPercent: 10,
    expected: { first: [7, 0, 1, 8], next: [0, 0, 0, 0], totalPrice: 8 },
  },
  {
    // A state fee is due at once and has neither interest nor VAT.
    charges: [charge(1_000_000, 50_000)],
    plan: plan(2, 50, 1.5),
    quantity: 1,
    vatPercent: 10,
    expected: { first: [550_000, 0, 50_000, 600_000], next: [507_500, 0, 50_750, 558_250], totalPrice: 1_158_250 },
  },
];
