import { cleanText, UNREADABLE } from './clean-text.ts';

/** The data of a record: one sign per octet, from U+0000 to U+00FF. */
export type Octets = string;

/** Of one character-string. [RFC 1035 3.3] */
const MAX_STRING = 255;

const utf8 = (text: string): Octets =>
  encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Resolves escapes: `\;` is the sign itself and `\195` an octet; other signs are written in UTF-8. Null for a `\` that
 * stands before nothing, or before digits that are no octet. [RFC 1035 5.1]
 */
export const readEscaped = (source: string): Octets | null => {
  let isValid = true;
  const octets = source.replace(/\\(\d{3}|[\s\S]?)|[^\\\0-\u{7f}]+/gu, (part: string, escaped?: string) => {
    if (escaped === undefined) return utf8(part);
    if (!/^\d*$/.test(escaped)) return utf8(escaped);
    if (escaped.length < 3 || Number(escaped) > 255) isValid = false;
    return String.fromCharCode(Number(escaped));
  });
  return isValid ? octets : null;
};

/** A sign in UTF-8, or an octet that belongs to none. [RFC 3629 4] */
const SIGN =
  /[\u{c2}-\u{df}][\u{80}-\u{bf}]|\u{e0}[\u{a0}-\u{bf}][\u{80}-\u{bf}]|\u{ed}[\u{80}-\u{9f}][\u{80}-\u{bf}]|[\u{e1}-\u{ec}\u{ee}\u{ef}][\u{80}-\u{bf}]{2}|\u{f0}[\u{90}-\u{bf}][\u{80}-\u{bf}]{2}|[\u{f1}-\u{f3}][\u{80}-\u{bf}]{3}|\u{f4}[\u{80}-\u{8f}][\u{80}-\u{bf}]{2}|[\s\S]/gu;

const codesOf = (octets: Octets): readonly number[] => [...octets].map((each) => each.charCodeAt(0));

const escapeOctets = (octets: Octets): string =>
  codesOf(octets)
    .map((code) => `\\${String(code).padStart(3, '0')}`)
    .join('');

/** The letter of an octet sequence that `SIGN` found; null for one that no reader would see as it is. */
const letterOf = (sign: Octets): string | null => {
  if (sign.length === 1) return /[ -~]/.test(sign) ? sign : null;
  const percents = codesOf(sign).map((code) => `%${code.toString(16)}`);
  const letter = decodeURIComponent(percents.join(''));
  return letter !== UNREADABLE && !/\p{Cc}/u.test(letter) && cleanText(letter) === letter ? letter : null;
};

/**
 * As people read it: letters of all alphabets are themselves, `\` is doubled, other octets are written `\DDD`.
 * `readEscaped` gives the octets back.
 */
export const writeLetters = (octets: Octets): string =>
  octets.replace(SIGN, (sign) => (sign === '\\' ? '\\\\' : (letterOf(sign) ?? escapeOctets(sign))));

/** In quotes. */
export type Quote = (octets: Octets) => string;

/** In ASCII, which every name server reads. */
export const quoteAscii: Quote = (octets) =>
  `"${octets.replace(/["\\]|[^ -~]/g, (sign) => (/["\\]/.test(sign) ? `\\${sign}` : escapeOctets(sign)))}"`;

/** With letters, which are shorter, and which `readEscaped` reads. */
export const quoteLetters: Quote = (octets) => `"${writeLetters(octets).replaceAll('"', '\\"')}"`;

/** The character-strings of which a TXT record consists; at least one, and no letter is divided. [RFC 1035 3.3.14] */
export const splitOctets = (octets: Octets): readonly Octets[] => {
  const strings = [''];
  for (const [sign] of octets.matchAll(SIGN)) {
    const last = strings.at(-1) ?? '';
    if (last.length + sign.length > MAX_STRING) strings.push(sign);
    else strings[strings.length - 1] = last + sign;
  }
  return strings;
};
