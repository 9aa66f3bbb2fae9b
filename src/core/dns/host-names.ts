import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { fromPunycode } from '#core/shared/domains/punycode.ts';
import { withVietnameseD } from '#core/shared/text/fold-vietnamese.ts';
import { parseIpv4, parseIpv6 } from './addresses.ts';

/** [RFC 1035 2.3.4] */
export const MAX_NAME = 253;
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
/** An extension that makes a label a domain. */
const EXTENSION = '.vn';

const isName = (labels: readonly string[]): boolean => labels.every((label) => LABEL.test(label));

/** Where letters beyond ASCII must not have hyphens: at the ends, and at the third and fourth place. [RFC 5891 4.2.3.1] */
const WRONG_HYPHENS = /^-|-$|^..--/u;

/** `bán` → `xn--bn-mia`; a label that cannot be registered stays as it is, and is then no name. */
const toAsciiLabel = (label: string): string => {
  if (/^[\0-\u{7f}]*$/u.test(label) || WRONG_HYPHENS.test(label)) return label;
  return normaliseDomain(`${label}${EXTENSION}`)?.slice(0, -EXTENSION.length) ?? label;
};

/**
 * Lower case, each label in ASCII; what only looks like Đ is Đ. A text too long for a name stays as it is, and is none.
 */
export const toAsciiName = (text: string): string =>
  text.length > 2 * MAX_NAME ? text : withVietnameseD(text).toLowerCase().split('.').map(toAsciiLabel).join('.');

/** Letters instead of punycode, as far as they are written with the same punycode again. */
export const toDisplayName = (name: string): string =>
  name
    .split('.')
    .map((label) => {
      const letters = label.startsWith('xn--') ? fromPunycode(label.slice(4)) : null;
      return letters !== null && toAsciiLabel(letters) === label ? letters : label;
    })
    .join('.');

/**
 * A name of the zone as typed: relative, complete, or with the last dot; labels may have letters beyond ASCII. Returns
 * it relative to the domain and in ASCII; null when it is no name, or one of another domain. Only the first label may be
 * `*`. [RFC 1034 3.5, RFC 4592]
 */
export const parseOwnName = (domain: string, typed: string): string | null => {
  const text = toAsciiName(typed);
  const name = text.endsWith('.') ? text.slice(0, -1) : text;
  if (name === domain || text === '@' || text === '') return '@';
  const isInside = name.endsWith(`.${domain}`);
  if (text.endsWith('.') && !isInside) return null;
  const relative = isInside ? name.slice(0, -domain.length - 1) : name;
  const labels = relative.split('.');
  const isValid = isName(labels[0] === '*' ? labels.slice(1) : labels);
  return isValid && `${relative}.${domain}`.length <= MAX_NAME ? relative : null;
};

export const isAddress = (text: string): boolean => parseIpv4(text) !== null || parseIpv6(text) !== null;

/**
 * A complete host name as typed, also with letters beyond ASCII. Returns it in ASCII and without the last dot; `@` is the
 * domain. Null for anything else.
 */
export const parseHost = (domain: string, typed: string): string | null => {
  const text = toAsciiName(typed).replace(/\.$/, '');
  const name = text === '@' ? domain : text;
  const labels = name.split('.');
  const isComplete = labels.length > 1 && !/^\d+$/.test(labels.at(-1) ?? '');
  return isComplete && name.length <= MAX_NAME && isName(labels) ? name : null;
};
