import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { cleanLatin } from './clean-typed.ts';

/** In characters; services store no more. [RFC 5321] */
export const MAX_EMAIL_LENGTH = 254;

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`);

/** As in browsers, but requires a dot in the domain. [VAL-05, HTML standard] */
export const isEmail = (normal: string): boolean => normal.length <= MAX_EMAIL_LENGTH && EMAIL.test(normal);

/**
 * Cleaned, without `mailto:`, the domain in punycode: `"ＬＡＮ@tiệm.vn"` → `"LAN@xn--tim-5kz.vn"`. Letter case of the
 * rest stays. [VAL-07, RFC 5891]
 */
export const cleanEmail = (text: string): string => {
  const typed = cleanLatin(text).replace(/^(?:mailto:\s*)+/i, '');
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1);
  if (at < 0 || /^[\x20-\x7e]*$/.test(domain)) return typed;
  return typed.slice(0, at + 1) + (normaliseDomain(domain) ?? domain);
};

/** As `cleanEmail`, in lower case: one text for one mailbox. [VAL-07] */
export const normaliseEmail = (text: string): string => cleanEmail(text).toLowerCase();
