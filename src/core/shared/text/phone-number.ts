import { cleanLatin, withoutSeparators } from './clean-typed.ts';

/** The prefixes of every network, with the blocks that wait for one. [libphonenumber, VN] */
const PREFIX = /^0(?:3\d|5[125689]|7[06-9]|8[1-9]|9\d)/;

/** 84, +84 or 0084, and the 0 of the trunk that some write after it. */
const COUNTRY = /^(?:\+|00)?840?([1-9]\d{8})$/;
/** A spreadsheet took the 0 for nothing; what begins as the country does may be half of a longer number. */
const WITHOUT_TRUNK = /^(?!84)([35789]\d{8})$/;

/** What stands beside a number on cards, in signatures and in contacts. */
const WORDS =
  '(?:tel|phone|mobile|mob|cell|hotline|zalo|viber|whatsapp|(?:số )?(?:điện thoại|di động|đt)|(?:so )?(?:dien thoai|di dong|dt)|s[đd]t|d[đd]|[mpt](?=\\s*[.:]))';
/** Of the chats that name a person by the number. */
const CHAT = '(?:https?://)?(?:www\\.)?(?:zalo|wa)\\.me/';
const LABEL = new RegExp(`^(?:${CHAT}|${WORDS}[\\s.:(/&]*)+|[\\s,;(]+${WORDS}\\)?$`, 'giu');
/** Quotation marks of spreadsheets, pictures of telephones and other signs that people draw around and between digits. */
const SIGNS = /['’‘`´"“”«»_;:~|*=\p{So}]+/gu;

/** What is longer is no number, and is not compared with one: that takes time by the square of its length. */
const MAX_TYPED = 200;

/**
 * The national number without anything around and between its digits: `"(+84) 912-345-678"`, `"+84 (0) 912.345.678"`,
 * `"SĐT: 0084912345678"`, `"912345678"` → `"0912345678"`. Text that is no number is only cleaned. [VAL-07]
 */
export const normalisePhone = (text: string): string => {
  const typed = cleanLatin(text);
  if (typed.length > MAX_TYPED) return typed;
  const digits = withoutSeparators(
    typed
      .replace(/^\p{So}+\s*/u, '')
      .replace(LABEL, '')
      .replace(SIGNS, ''),
  );
  return /^\+?\d+$/.test(digits) ? digits.replace(COUNTRY, '0$1').replace(WITHOUT_TRUNK, '0$1') : typed;
};

const MIN_END = 4;

/**
 * The last digits of a number as they are told on the telephone, at least four and with anything between them:
 * `"5 678"` → `"5678"`, `"+84 912 345 678"` → `"0912345678"`; null for other text.
 */
export const endOfPhone = (text: string): string | null => {
  const digits = normalisePhone(text);
  return digits.length >= MIN_END && /^\d+$/.test(digits) ? digits : null;
};

/** `0912 345 678`. */
export const formatPhone = (phone: string): string => phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');

/** Takes normalised text. Ten digits, as in 0123456789, whose prefix no network has. */
export const hasUnknownPrefix = (normal: string): boolean => /^\d{10}$/.test(normal) && !PREFIX.test(normal);

/** A number that customers call, as they read it: short ones and those of a trunk too. `"1900 6868"` → true. */
export const isHotline = (text: string): boolean =>
  /^\+?[\d .()-]{3,20}$/.test(text) && text.replace(/\D/g, '').length >= 3;

/** Takes normalised text. [VAL-04] */
export const isPhone = (normal: string): boolean => /^\d{10}$/.test(normal) && PREFIX.test(normal);
