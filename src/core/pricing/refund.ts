import { addDong, type Dong, dong, zeroDong } from '#core/shared/dong.ts';
import { distribute } from './distribute.ts';
import type { Amounts } from './price.ts';
import { shareOfDays } from './proration.ts';

/** Calendar days in Vietnam, of a term that began. */
export type UsedTerm = { readonly usedDays: number; readonly termDays: number };

/** What is left of a payment: never negative, and never more than was paid. */
const restOf = (paid: Dong, whole: Dong, { usedDays, termDays }: UsedTerm): Dong =>
  dong(Math.min(paid, Math.max(0, paid - shareOfDays(whole, usedDays, termDays))));

/**
 * What was paid less the days that were used, each part by itself: taxed amount, state fee and VAT. `whole` is the
 * price of the whole term; with instalments it is more than `paid`. [chinh-sach-hoan-tien, Cách tính]
 */
export const computeRefund = (paid: Amounts, whole: Amounts, used: UsedTerm): Amounts => {
  const net = restOf(paid.net, whole.net, used);
  const exempt = restOf(paid.exempt, whole.exempt, used);
  const vat = restOf(paid.vat, whole.vat, used);
  return { net, exempt, vat, gross: addDong(net, exempt, vat) };
};

/**
 * Of what was paid, a part that staff chose, in proportion: taxed amount, state fee and VAT add up to it and none
 * exceeds what was paid of it. Expects `gross` of at most what was paid.
 */
export const partOfPaid = (paid: Amounts, gross: Dong): Amounts => {
  const [net = zeroDong, exempt = zeroDong, vat = zeroDong] = distribute(gross, [paid.net, paid.exempt, paid.vat]);
  return { net, exempt, vat, gross };
};

/**
 * What came in for a part of an order that was settled `waived` short of its `total`: the parts of an order together are
 * never more than the money that came. Rounds down.
 */
export const receivedOf = (part: Amounts, waived: Dong, total: Dong): Amounts => {
  if (waived === 0 || total === 0) return part;
  const received = (BigInt(part.gross) * BigInt(total - waived)) / BigInt(total);
  return partOfPaid(part, dong(Number(received)));
};

const unitOf = (amount: Dong, position: number, units: number): Dong =>
  dong(shareOfDays(amount, position + 1, units) - shareOfDays(amount, position, units));

/** The part of one of several units, from 0; the parts of all units add up to the whole. */
export const amountsOfUnit = ({ net, exempt, vat }: Amounts, position: number, units: number): Amounts => {
  const part = { net: unitOf(net, position, units), exempt: unitOf(exempt, position, units) };
  const ofVat = unitOf(vat, position, units);
  return { ...part, vat: ofVat, gross: addDong(part.net, part.exempt, ofVat) };
};
