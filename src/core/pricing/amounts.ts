import { addDong, type Dong, dong, multiplyDong, percentOfDong, zeroDong } from '#core/shared/dong.ts';
import type { Amounts, Charge, Vat } from './price.ts';

export const noCharge: Charge = { net: zeroDong, exempt: zeroDong };
export const noAmounts: Amounts = { ...noCharge, vat: zeroDong, gross: zeroDong };

export const addCharges = (...charges: readonly Charge[]): Charge => ({
  net: addDong(...charges.map((each) => each.net)),
  exempt: addDong(...charges.map((each) => each.exempt)),
});

export const multiplyCharge = (charge: Charge, times: number): Charge => ({
  net: multiplyDong(charge.net, times),
  exempt: multiplyDong(charge.exempt, times),
});

/** The charge of one of `parts` equal pieces. Throws unless it is whole đồng. */
export const divideCharge = (charge: Charge, parts: number): Charge => ({
  net: dong(charge.net / parts),
  exempt: dong(charge.exempt / parts),
});

/** What the charge costs before VAT. */
export const chargeTotal = ({ net, exempt }: Charge): Dong => addDong(net, exempt);

/** Rounds half up; a state fee is exempt. For the rate of a day see vat-on.ts. */
export const withVat = (charge: Charge, vatPercent: number): Amounts => {
  const vat = percentOfDong(charge.net, vatPercent);
  return { ...charge, vat, gross: addDong(charge.net, charge.exempt, vat) };
};

/** Sums the line amounts; VAT is never recomputed from the sum. */
export const sumAmounts = (lines: readonly Amounts[]): Amounts => ({
  ...addCharges(...lines),
  vat: addDong(...lines.map((each) => each.vat)),
  gross: addDong(...lines.map((each) => each.gross)),
});

/** Each part by itself. */
export const subtractAmounts = (from: Amounts, taken: Amounts): Amounts => {
  const minus = (part: keyof Amounts): Dong => dong(from[part] - taken[part]);
  return { net: minus('net'), exempt: minus('exempt'), vat: minus('vat'), gross: minus('gross') };
};

/** With VAT when the product's prices include it. */
export const displayAmount = (charge: Charge, vat: Vat): Dong =>
  vat.isIncluded ? withVat(charge, vat.percent).gross : addDong(charge.net, charge.exempt);
