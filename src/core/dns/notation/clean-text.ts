/** What ends a line, in files and in texts copied from pages. */
const LINE_END = /\r\n?|[\u{85}\u{2028}\u{2029}]/gu;
const BLANK = /[\u{a0}\u{1680}\u{2000}-\u{200a}\u{202f}\u{205f}\u{3000}]/gu;
/** Marks without width, such as the byte order mark: nobody sees them, and no name, number or text needs them. */
const INVISIBLE = /[\u{ad}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2064}\u{2066}-\u{2069}\u{feff}]/gu;
/** They join letters of other alphabets and signs of pictures, and are invisible beside ASCII. */
const JOINER = /(?<![^\0-\u{7f}])[\u{200c}\u{200d}]|[\u{200c}\u{200d}](?![^\0-\u{7f}])/gu;
const HALF_PAIR = /\p{Surrogate}/gu;

/** A sign that could not be read in the encoding of its file. */
export const UNREADABLE = '\u{fffd}';

/**
 * A typed, pasted or uploaded text as its reader sees it: lines end with `\n`, blanks are spaces or tabs, and what has
 * no width is gone. Cleaning again changes nothing.
 */
export const cleanText = (text: string): string =>
  text
    .replace(HALF_PAIR, UNREADABLE)
    .replace(LINE_END, '\n')
    .replace(BLANK, ' ')
    .replace(INVISIBLE, '')
    .replace(JOINER, '');

/** Without blanks at the ends, but with one that a `\` escapes. */
export const trimData = (text: string): string => {
  const start = text.trimStart();
  const trimmed = start.trimEnd();
  const endsEscaping = /(?:^|[^\\])(?:\\\\)*\\$/.test(trimmed);
  return endsEscaping ? start.slice(0, trimmed.length + 1) : trimmed;
};
