/**
 * Draws nothing, turns the direction of what follows, or is half of a letter: format characters, variation selectors,
 * joiners, fillers, control characters and lone surrogates. What breaks a line or a word stays for the next step.
 */
const INVISIBLE = /(?![\s\u0085])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}]|\ufeff/gu;
/** Of any width; U+2800 is a pattern of Braille without a dot. */
const BLANK = /[\s\p{Z}\u0085\u2800]+/gu;
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

const clean = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.normalize(form).replace(INVISIBLE, '').replace(BLANK, ' ').normalize('NFC').trim();

/**
 * A text of one line as it was meant, before every rule and before it is stored or compared: NFC, nothing that nobody
 * sees, one space for every kind and number of them, none at the ends. Empty when nothing can be seen. Never fails, and
 * cleaning twice changes nothing. [VAL-07, Unicode UAX 15, DerivedCoreProperties]
 */
export const cleanTyped = (text: string): string => clean(text, 'NFC');

/** In characters; nobody looks for more. */
const MAX_SEARCH = 100;

/** As `cleanTyped`, for words that a list is searched for: a text of any length is shortened, and null is no search. */
export const cleanSearch = (typed: string | null): string | null =>
  cleanTyped(cleanTyped(typed ?? '').slice(0, MAX_SEARCH)) || null;

/** As `cleanTyped` line by line, for texts of several lines; `\n` ends each. */
export const cleanLines = (text: string): string => text.split(LINE_END).map(cleanTyped).join('\n').trim();

/**
 * As `cleanTyped` for digits, codes, e-mail addresses and names of computers: also letters and digits of full width, of
 * mathematics and in circles are the plain ones. [Unicode UAX 15, NFKC]
 */
export const cleanLatin = (text: string): string => clean(text, 'NFKC');

/** Dashes, minus signs, brackets, dots, commas, slashes, blanks, and marks such as the frame of a key. */
const SEPARATORS =
  /[\s\p{Pd}\p{Ps}\p{Pe}\p{M}\u00ad\u02d7\u2043\u2212.,\u00b7\u2022\u2027\u2219\u22c5\u3002/\\\u2044\u2215]+/gu;

/** As `cleanLatin`, without what people write between the digits of a number or a code. */
export const withoutSeparators = (text: string): string => cleanLatin(text).replace(SEPARATORS, '');
