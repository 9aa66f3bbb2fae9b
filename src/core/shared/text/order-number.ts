import { cleanLatin } from './clean-typed.ts';
import { withoutAccents } from './fold-vietnamese.ts';

/** `DH`, the day and a count, with what people write before and between them. */
const NUMBER =
  /^(?:(?:MA|SO)\s*)?(?:DON(?:\s*HANG)?)?[\s:#.,\p{Pd}]*(?:DH)?[\s:#.,/\p{Pd}]*(20\d{2}[\s\d.,/\p{Pd}]*)$/u;
/** Day and count. */
const MIN_DIGITS = 12;

/**
 * The number of an order as the shop writes it: `"Đơn hàng #dh 20261128-0001"`, `"ĐH202611280001"` →
 * `"DH202611280001"`. Other text is cleaned and in capitals. [VAL-07]
 */
export const normaliseOrderNumber = (text: string): string => {
  const typed = cleanLatin(text).toUpperCase();
  const digits = (NUMBER.exec(withoutAccents(typed))?.[1] ?? '').replace(/\D/g, '');
  return digits.length >= MIN_DIGITS ? `DH${digits}` : typed;
};
