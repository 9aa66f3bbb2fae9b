import type { Brand } from './brand.ts';
import { groupDigits } from './text/group-digits.ts';

/** An integer, negative only in discounts. */
export type Dong = Brand<number, 'Dong'>;

/** Throws unless it is a safe integer, because a fraction of a đồng is a bug. */
export const dong = (amount: number): Dong => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of đồng: ${amount}`);
  return (amount === 0 ? 0 : amount) as Dong;
};

export const zeroDong: Dong = dong(0);

export const addDong = (...amounts: readonly Dong[]): Dong =>
  dong(amounts.reduce<number>((sum, each) => sum + each, 0));

/** For `sort`: the smaller amount first. */
export const compareDong = (one: Dong, other: Dong): number => one - other;

export const multiplyDong = (amount: Dong, times: number): Dong => dong(amount * times);

/** One of `parts` equal shares, rounded half up; the shares need not add up to `amount`. */
export const divideDong = (amount: Dong, parts: number): Dong => dong(Math.round(amount / parts));

/** Rounded half away from zero, in integers. */
export const percentOfDong = (amount: Dong, percent: number): Dong => {
  const scaled = Math.abs(amount) * Math.round(percent * 100);
  const rounded = Math.floor((scaled + 5_000) / 10_000);
  return dong(amount < 0 ? -rounded : rounded);
};

/** `1296000` → `1.296.000đ` [spec 9, price display; CAT-05] */
export const formatDong = (amount: Dong): string => {
  const digits = groupDigits(String(Math.abs(amount)));
  return `${amount < 0 ? '−' : ''}${digits}đ`;
};
