/** More words than this are no person's name, but for instance a company's. */
const MAX_WORDS = 5;

/**
 * What a person is called in a greeting: the given name, which stands last in Vietnamese, with the middle name before it
 * where there is one. «Nguyễn Minh Anh» → «Minh Anh», «Lê Mây» → «Mây». What does not look like a person's name stays whole.
 */
export const calledName = (fullName: string): string => {
  const words = wordsOf(fullName);
  if (words.length > MAX_WORDS) return words.join(' ');
  return words.slice(words.length > 2 ? -2 : -1).join(' ');
};

/** Two letters for where there is no picture: of the middle and the given name. «Nguyễn Minh Anh» → «MA». */
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
