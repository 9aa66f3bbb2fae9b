import { lookUp } from '#core/shared/text/look-up.ts';
import { fromPunycode } from './punycode.ts';

/** What the shop registers: the letters of Vietnamese, f j w z, digits and hyphens. */
const sold = new Set(
  'abcdefghijklmnopqrstuvwxyz0123456789-đàảãáạăằẳẵắặâầẩẫấậèẻẽéẹêềểễếệìỉĩíịòỏõóọôồổỗốộơờởỡớợùủũúụưừửữứựỳỷỹýỵ',
);

/** Letters of other alphabets that look like a–z. [Unicode TS 39, confusables.txt] */
const twins: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑａ'],
    ['b', 'ЬьƄｂ'],
    ['c', 'сϲᴄｃ'],
    ['d', 'ԁɗｄ'],
    ['e', 'еҽєｅ'],
    ['g', 'ɡցｇ'],
    ['h', 'һհｈ'],
    ['i', 'іιıɩｉ'],
    ['j', 'јϳｊ'],
    ['k', 'кκｋ'],
    ['l', 'ӏⅼｌ'],
    ['m', 'мｍ'],
    ['n', 'ոηпｎ'],
    ['o', 'оοσօｏ'],
    ['p', 'рρｐ'],
    ['q', 'ԛգｑ'],
    ['r', 'гᴦｒ'],
    ['s', 'ѕｓ'],
    ['t', 'тτｔ'],
    ['u', 'υսｕ'],
    ['v', 'νѵｖ'],
    ['w', 'ԝωѡｗ'],
    ['x', 'хχｘ'],
    ['y', 'уγүｙ'],
    ['z', 'ᴢｚ'],
  ].flatMap(([latin = '', others = '']) => [...others].map((other) => [other, latin])),
);

const scripts = ['Cyrillic', 'Greek', 'Armenian', 'Latin'] as const;
export type LetterScript = (typeof scripts)[number] | 'other';

/** A letter outside what the shop registers; `looksLike` one of a–z, or null. */
export type ForeignLetter = {
  readonly letter: string;
  readonly looksLike: string | null;
  readonly script: LetterScript;
};

const scriptOf = (letter: string): LetterScript =>
  scripts.find((each) => new RegExp(`\\p{Script=${each}}`, 'u').test(letter)) ?? 'other';

/** The letters of a name, each once, that are not sold; also of labels in punycode. [DOM-01] */
export const findForeignLetters = (name: string): readonly ForeignLetter[] => {
  const text = name
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (fromPunycode(label.slice(4)) ?? label) : label))
    .join('.')
    .normalize('NFC')
    .toLowerCase();
  const letters = [...new Set(text)].filter((each) => /\p{L}/u.test(each) && !sold.has(each));
  return letters.map((letter) => ({ letter, looksLike: lookUp(twins, letter) ?? null, script: scriptOf(letter) }));
};

/** The name with each foreign letter replaced by its twin; null when one has none. */
export const withTwins = (name: string): string | null => {
  const letters = findForeignLetters(name);
  if (letters.some(({ looksLike }) => looksLike === null)) return null;
  return letters.reduce((before, { letter, looksLike }) => before.replaceAll(letter, looksLike ?? ''), name);
};
