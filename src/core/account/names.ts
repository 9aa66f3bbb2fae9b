import { cleanTyped } from '#core/shared/text/clean-typed.ts';

/** Longer names may be a company's. */
const MAX_WORDS = 5;

/** Middle and given name, which come last: «Nguyễn Minh Anh» → «Minh Anh». Keeps text that is no personal name. */
export const greetingName = (fullName: string): string => {
  const words = wordsOf(fullName);
  if (words.length > MAX_WORDS) return words.join(' ');
  return words.slice(words.length > 2 ? -2 : -1).join(' ');
};

/** Middle and given name: «Nguyễn Minh Anh» → «MA». */
export const initialsOf = (fullName: string): string =>
  wordsOf(fullName)
    .slice(-2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

const wordsOf = (text: string): readonly string[] =>
  cleanTyped(text)
    .split(' ')
    .filter((word) => word !== '');
