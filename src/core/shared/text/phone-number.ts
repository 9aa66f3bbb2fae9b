import { cleanLatin, withoutSeparators } from './clean-typed.ts';

/** Area codes of 2017, then seven or eight digits: eleven in all. [Thông tư 22/2014/TT-BTTTT, libphonenumber, VN] */
const LANDLINE_PREFIX = '02(?:0[3-9]|1[0-689]|2[0-25-9]|3[2-9]|4\\d|5[124-9]|6[0-39]|7[0-7]|8\\d|9[0-4679])';
/** Of every network, with the blocks that wait for one; ten digits in all. [the same] */
const MOBILE_PREFIX = '0(?:3\\d|5[125689]|7[06-9]|8[1-9]|9\\d)';

const LANDLINE = new RegExp(`^(?=\\d{11}$)${LANDLINE_PREFIX}`);
const MOBILE = new RegExp(`^(?=\\d{10}$)${MOBILE_PREFIX}`);
const ANY_PREFIX = new RegExp(`^(?:${LANDLINE_PREFIX}|${MOBILE_PREFIX})`);

/** 84, +84 or 0084, and the 0 of the trunk that some write after it. */
const COUNTRY = /^(?:\+|00)?840?([1-9]\d{8,9})$/;

/**
 * The national number without anything between its digits: `"(+84) 912-345-678"`, `"+84 (0) 912.345.678"`,
 * `"tel:0084912345678"` → `"0912345678"`. Text that is no number is only cleaned. [VAL-07]
 */
export const normalisePhone = (text: string): string => {
  const typed = cleanLatin(text).replace(/^(?:tel:\s*)+/i, '');
  const digits = withoutSeparators(typed);
  return /^\+?\d+$/.test(digits) ? digits.replace(COUNTRY, '0$1') : typed;
};

/** `0912 345 678`, `0243 825 3456`. */
export const formatPhone = (phone: string): string => {
  const [, start, middle, end] = /^(\d{4})(\d{3})(\d{3,4})$/.exec(phone) ?? [];
  return start === undefined ? phone : `${start} ${middle} ${end}`;
};

/** Takes normalised text. A number that can get a message: ten digits with the prefix of a mobile network. [VAL-04] */
export const isMobile = (normal: string): boolean => MOBILE.test(normal);

/** Takes normalised text. A mobile number, or a landline of eleven digits with its area code. [VAL-04] */
export const isPhone = (normal: string): boolean => isMobile(normal) || LANDLINE.test(normal);

/** Takes normalised text. As long as a number of Vietnam, but no network has its prefix, as with 0123456789. */
export const hasUnknownPrefix = (normal: string): boolean => /^\d{10,11}$/.test(normal) && !ANY_PREFIX.test(normal);
