import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { cleanLatin } from './clean-typed.ts';
import { withVietnameseD } from './fold-vietnamese.ts';

/** In characters; services store no more. [RFC 5321] */
export const MAX_EMAIL_LENGTH = 254;

/** An address with what people write around it; of a longer text nothing is taken, in time by the square of its length. */
const MAX_TYPED = 1_000;

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*\\.(?!\\d+$)${LABEL}$`);

/** As in browsers, but requires a dot in the domain, and no number behind it. [VAL-05, HTML standard, RFC 3696 2] */
export const isEmail = (normal: string): boolean => normal.length <= MAX_EMAIL_LENGTH && EMAIL.test(normal);

/**
 * Cleaned, without `mailto:`, the domain in punycode: `"ＬＡＮ@tiệm.vn"` → `"LAN@xn--tim-5kz.vn"`; also without what mail
 * programs and sentences leave around an address: `"Lan <lan@tiem.vn>"`, `"lan @tiem.vn."` → `"lan@tiem.vn"`. Letter case
 * of the rest stays. [VAL-07, RFC 5891]
 */
export const cleanEmail = (text: string): string => {
  const typed = cleanLatin(text).replace(/^(?:(?:mailto|e-?mail|thư)\s*:\s*)+/i, '');
  if (typed.length > MAX_TYPED) return typed;
  const inside = withAsciiDomain(withoutSurroundings(typed));
  return isEmail(inside) ? inside : withAsciiDomain(typed);
};

const withAsciiDomain = (address: string): string => {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || /^[\x20-\x7e]*$/.test(domain)) return address;
  return address.slice(0, at + 1) + (normaliseDomain(withVietnameseD(domain)) ?? domain);
};

const OPENING = /^[\s<>()[\]{}"'“”‘’«»,;:]+/;
const CLOSING = /[\s<>()[\]{}"'“”‘’«».,;:]+$/;

/** Also without the name before angle brackets, the subject of a link, and blanks beside the `@` and the first dot behind it. */
const withoutSurroundings = (typed: string): string => {
  const [, named = typed] = /^[^@<>]*<([^<>@]*@[^<>@]*)>[\s.,;]*$/.exec(typed) ?? [];
  return named
    .replace(OPENING, '')
    .replace(/^mailto:\s*/i, '')
    .replace(/\?[^@]*$/, '')
    .replace(CLOSING, '')
    .replace(/\s?@\s?/, '@')
    .replace(/@([^\s.@]+)\s?\.\s?(?=\S+$)/, '@$1.');
};

/** As `cleanEmail`, in lower case: one text for one mailbox. [VAL-07] */
export const normaliseEmail = (text: string): string => cleanEmail(text).toLowerCase();
