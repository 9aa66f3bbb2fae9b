import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { fromPunycode } from '#core/shared/domains/punycode.ts';

/** Decodes `xn--…` labels that encode back to the same name. */
export const toDisplayDomain = (name: string): string => {
  const letters = name
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (fromPunycode(label.slice(4)) ?? label) : label))
    .join('.');
  return letters === name || normaliseDomain(letters) === name ? letters : name;
};
