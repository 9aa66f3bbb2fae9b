import fc from 'fast-check';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedSearchText } from '#contracts/seed/search-text.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';

const withoutTone = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0303\u0309\u0323]/g, '')
    .normalize('NFC');
const withoutAccent = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');

const textForms: Readonly<Record<string, (text: string) => string>> = {
  'as printed': (text) => text,
  'upper case': (text) => text.toUpperCase(),
  'lower case': (text) => text.toLowerCase(),
  NFD: (text) => text.normalize('NFD'),
  'no tone': withoutTone,
  'no accent': withoutAccent,
  'upper case, no accent, NFD': (text) => withoutAccent(text).toUpperCase().normalize('NFD'),
};

/** A typo in one word. */
type Typo = 'none' | 'left out' | 'doubled' | 'another' | 'swapped';

const misspellWord = (word: string, slip: Typo, at: number): string => {
  const letters = [...word];
  const here = letters[at] ?? '';
  const next = letters[at + 1] ?? '';
  if (slip === 'left out') letters.splice(at, 1);
  if (slip === 'doubled') letters.splice(at, 0, here);
  if (slip === 'another') letters[at] = here === 'x' ? 'z' : 'x';
  if (slip === 'swapped') letters.splice(at, 2, next, here);
  return letters.join('');
};

const vocabulary = new Set(seedProducts.flatMap((product) => seedSearchText(product).all));
const beginnings = new Set([...vocabulary].flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))));
/** A slip that makes another word of the shop, or the beginning of one, is that word. */
const isAnotherWord = (word: string): boolean => beginnings.has(foldVietnamese(word));

/** True for a word that stays recognisable with one wrong letter. */
const isLong = (word: string): boolean => /^\p{L}{4,}$/u.test(word.normalize('NFC'));

const misspellText = (text: string, slip: Typo, word: number, letter: number): string => {
  const words = text.split(' ');
  const long = words.flatMap((each, index) => (isLong(each) ? [index] : []));
  const chosen = long[word % Math.max(1, long.length)];
  if (slip === 'none' || chosen === undefined) return text;
  const right = words[chosen]?.normalize('NFC') ?? '';
  const wrong = misspellWord(right, slip, letter % right.length);
  return isAnotherWord(wrong) ? text : words.map((each, index) => (index === chosen ? wrong : each)).join(' ');
};

/** A spelling that a shopper may type: without tones or accents, in another case or Unicode form, with one typo. */
export const anySpelling = (name: string): fc.Arbitrary<string> =>
  fc
    .record({
      writing: fc.constantFrom(...Object.values(textForms)),
      slip: fc.constantFrom<Typo>('none', 'left out', 'doubled', 'another', 'swapped'),
      word: fc.nat(20),
      letter: fc.nat(40),
    })
    .map(({ writing, slip, word, letter }) => writing(misspellText(name, slip, word, letter)));
