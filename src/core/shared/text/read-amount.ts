import { type Dong, dong } from '#core/shared/dong.ts';
import { cleanLatin } from './clean-typed.ts';

/** More than twelve digits are no amount. */
const MAX_READ = 999_999_999_999;

/** The currency before or behind an amount, as shops, banks and people write it. */
const CURRENCY = /^(?:vn[đd]|₫)\s?|\s?(?:đồng|dong|đ|₫|vn[đd])\.?$/giu;
/** Threes of digits divided by one sign, or none divided; nothing but zeros behind the whole number. */
const WHOLE = /^(\d{1,3}(?:([.,'’ ])\d{3})(?:\2\d{3})*|\d{1,12})(?:[.,]0{1,2})?$/;
/** Words for thousands and millions. */
const UNITS = [
  [/\s?(?:k|nghìn|ngàn|nghin|ngan)$/i, 3],
  [/\s?(?:tr|triệu|trieu)$/i, 6],
] as const;
/** `1tr5` is 1.500.000, and `1tr250` is 1.250.000. */
const MILLIONS_AND_MORE = /^(\d{1,3})\s?(?:tr|triệu|trieu)\s?(\d{1,3})k?$/i;

const readWhole = (text: string): number | null => {
  const whole = WHOLE.exec(text)?.[1];
  return whole === undefined ? null : Number(whole.replace(/\D/g, ''));
};

/** The number with as many digits behind it as the unit has zeros; what stands behind a comma is part of them. */
const readScaled = (text: string, zeros: number): number | null => {
  const [, whole, part = ''] = /^(\d{1,5})[.,](\d{1,2})$/.exec(text) ?? [];
  if (whole !== undefined) return Number(whole + part.padEnd(zeros, '0'));
  const many = readWhole(text);
  return many === null ? null : Number(`${many}${'0'.repeat(zeros)}`);
};

const readNumber = (text: string): number | null => {
  const [, millions, more = ''] = MILLIONS_AND_MORE.exec(text) ?? [];
  if (millions !== undefined) return Number(`${millions}${more.padEnd(3, '0')}000`);
  const [sign, zeros = 0] = UNITS.find(([each]) => each.test(text)) ?? [];
  return sign === undefined ? readWhole(text) : readScaled(text.replace(sign, ''), zeros);
};

/**
 * The amount as it is typed: `500000`, `500.000đ`, `VND 500,000`, `500k`, `1,5 triệu`, `1tr5`; null for what is no whole
 * number of đồng, or could be two.
 */
export const readAmount = (typed: string): Dong | null => {
  const amount = readNumber(cleanLatin(typed).replace(CURRENCY, '').trim());
  return amount === null || amount > MAX_READ ? null : dong(amount);
};
