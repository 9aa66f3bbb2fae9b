import { parseIpv4, parseIpv6 } from './addresses.ts';

/** [RFC 1035 2.3.4] */
const MAX_NAME = 253;
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;

const isName = (labels: readonly string[]): boolean => labels.every((label) => LABEL.test(label));

/**
 * A name of the zone as typed: relative, complete, or with the last dot. Returns it relative to the domain; null when
 * it is no name, or one of another domain. Only the first label may be `*`. [RFC 1034 3.5, RFC 4592]
 */
export const parseOwnName = (domain: string, typed: string): string | null => {
  const text = typed.trim().toLowerCase();
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

/** A complete host name as typed, without the last dot; `@` is the domain. Null for anything else. */
export const parseHost = (domain: string, typed: string): string | null => {
  const text = typed.trim().toLowerCase().replace(/\.$/, '');
  const name = text === '@' ? domain : text;
  const labels = name.split('.');
  const isComplete = labels.length > 1 && !/^\d+$/.test(labels.at(-1) ?? '');
  return isComplete && name.length <= MAX_NAME && isName(labels) ? name : null;
};
