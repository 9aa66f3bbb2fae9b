import { extractHost } from '#core/shared/domains/extract-host.ts';
import { fromPunycode } from '#core/shared/domains/punycode.ts';
import { foldVietnamese } from './fold-vietnamese.ts';
import { normaliseOrderNumber } from './order-number.ts';

/** A domain is stored in punycode and shown with its letters. */
const withLetters = (text: string): string =>
  text.replace(/xn--([a-z0-9-]+)/gi, (label, code: string) => fromPunycode(code.toLowerCase()) ?? label);

const ADDRESS = /^\s*(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+\s*$/i;

/**
 * Whether a text has every word of what a customer looks for among their own things, without accents and whatever stands
 * between letters and digits: `dv1024` finds `DV-1024`, `tiệm.vn` and `https://tiệm.vn/` find `xn--tim-5kz.vn`.
 */
export const hasWords = (text: string, keyword: string): boolean => {
  const folded = foldVietnamese(`${text} ${withLetters(text)}`);
  const packed = folded.replaceAll(' ', '');
  const wanted = ADDRESS.test(keyword) ? extractHost(keyword) : normaliseOrderNumber(keyword);
  return wanted
    .split(' ')
    .map(foldVietnamese)
    .every((word) => folded.includes(word) || packed.includes(word.replaceAll(' ', '')));
};
