import { normalDomain } from '#core/shared/domain-name.ts';
import { fromPunycode } from '#core/shared/punycode.ts';

/** A normal name as people read it: `xn--…` becomes the letters it stands for, where they lead back to this very name. */
export const shownDomain = (name: string): string => {
  const letters = name
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (fromPunycode(label.slice(4)) ?? label) : label))
    .join('.');
  return letters === name || normalDomain(letters) === name ? letters : name;
};
