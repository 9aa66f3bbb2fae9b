import { cleanLatin } from '#core/shared/text/clean-typed.ts';
import { findForeignLetters } from './domain-letters.ts';
import { toPunycode } from './punycode.ts';

/** Maximum lengths of a name and of a label, in characters. [RFC 1035] */
const MAX_NAME = 253;
const MAX_LABEL = 63;
/** UTF-16 units of a letter at most, each of which takes an ASCII letter or more. */
const UNITS = 2;

/** Cleaned, lower case, punycode, no trailing dot, ideographic full stops as dots: `Cửa-Hàng.VN` → `xn--ca-hng-lta4562d.vn`; null without extension. */
export const normaliseDomain = (text: string): string | null => {
  const plain = cleanLatin(text).toLowerCase().replaceAll('。', '.').replace(/\.$/, '');
  if (!plain.includes('.') || plain.length > UNITS * MAX_NAME) return null;
  const labels = plain.split('.').map(asciiLabel);
  const name = labels.join('.');
  const extension = labels.at(-1) ?? '';
  return labels.every(isLabel) && !/^\d+$/.test(extension) && name.length <= MAX_NAME ? name : null;
};

const asciiLabel = (label: string): string => {
  if (/^[\x20-\x7e]*$/.test(label)) return label;
  // Encoding takes time by the square of the length.
  if (label.length > UNITS * MAX_LABEL) return '';
  return /^(?!-)[\p{Ll}\p{Lo}\p{N}-]+(?<!-)$/u.test(label) ? `xn--${toPunycode(label)}` : '';
};

const isLabel = (label: string): boolean =>
  label.length <= MAX_LABEL && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label);

/** With its dot, from the title «Tên miền .com.vn»; null for other products. */
export const parseExtension = (product: { readonly type: string; readonly title: string }): string | null =>
  product.type === 'domain' ? (/\s(\.[a-z0-9.]+)$/i.exec(product.title)?.[1]?.toLowerCase() ?? null) : null;

/** Exactly one label of sold letters before the extension: `may.com.vn` has `.com.vn`, not `.vn`. */
export const hasExtension = (name: string, extension: string): boolean =>
  name.endsWith(extension) &&
  !name.slice(0, -extension.length).includes('.') &&
  name.length > extension.length &&
  findForeignLetters(name).length === 0;
