import { cleanLatin } from './clean-typed.ts';
import { withoutAccents } from './fold-vietnamese.ts';

/** Prefix, day and count, with what people write before and between them. */
const NUMBER =
  /^(?:(?:MA|SO)\s+)?(?:DON(?:\s*HANG)?)?[\s:#.,\p{Pd}]*([A-Z]{2,4})?[\s:#.,/\p{Pd}]*(20\d{2}[\s\d.,/\p{Pd}]*)$/u;
/** Day and count. */
const MIN_DIGITS = 12;
/** What is longer is no number, and is not compared with it: that takes time by the square of its length. */
const MAX_TYPED = 200;

/**
 * The number of an order as the shop writes it: `"Đơn hàng #dh 20261128-0001"`, `"ĐH202611280001"` →
 * `"DH202611280001"`; without its prefix where none was typed. Other text is cleaned and in capitals. [VAL-07]
 */
export const normaliseOrderNumber = (text: string): string => {
  const typed = cleanLatin(text).toUpperCase();
  const [, prefix = '', rest = ''] = typed.length > MAX_TYPED ? [] : (NUMBER.exec(withoutAccents(typed)) ?? []);
  const digits = rest.replace(/\D/g, '');
  return digits.length >= MIN_DIGITS ? prefix + digits : typed;
};

/** As `normaliseOrderNumber`, with the prefix of the shop where none was typed. */
export const completeOrderNumber = (text: string, prefix: string): string => {
  const number = normaliseOrderNumber(text);
  return /^\d+$/.test(number) ? prefix + number : number;
};

/** More numbers in one text name nobody's order. */
const MAX_NAMED = 5;
/** As a shop writes it, and with a blank, a dot or a dash between its parts. */
const NAMED = /([A-Z](?: ?[A-Z]){1,3})[\s:#.-]*(20\d{2}[\s.-]?\d{2}[\s.-]?\d{2}[\s.-]?\d{4,12})/g;

/**
 * What numbers of orders the payer of a transfer may have written, whatever the prefix: `"CKDH 20261128-0001"` →
 * `DH202611280001`, `KDH202611280001`, `CKDH202611280001`. Nothing without letters: banks write numbers of their own
 * beside it.
 */
export const orderNumbersIn = (content: string): readonly string[] => {
  const text = withoutAccents(cleanLatin(content))
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-');
  const named = [...text.matchAll(NAMED)].slice(0, MAX_NAMED).flatMap(([, typed = '', rest = '']) => {
    const [letters, digits] = [typed.replaceAll(' ', ''), rest.replace(/\D/g, '')];
    return [2, 3, 4].map((length) => letters.slice(-length) + digits);
  });
  return [...new Set(named)];
};
