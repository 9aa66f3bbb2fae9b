/** A name with more words is not a person's name; it may be a company's. */
const MAX_WORDS = 5;

/**
 * Name for a greeting: the given name, which comes last in Vietnamese, preceded by the middle name when there is one.
 * «Nguyễn Minh Anh» → «Minh Anh», «Lê Mây» → «Mây». Returns text that does not look like a person's name unchanged.
 */
export const greetingName = (fullName: string): string => {
  const words = wordsOf(fullName);
  if (words.length > MAX_WORDS) return words.join(' ');
  return words.slice(words.length > 2 ? -2 : -1).join(' ');
};

/** Two initials as an avatar placeholder, from middle and given name. «Nguyễn Minh Anh» → «MA». */
export const initialsOf = (fullName: string): string =>
  wordsOf(fullName)
    .slice(-2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .split(/\s+/u)
    .filter((word) => word !== '');
