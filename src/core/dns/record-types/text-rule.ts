import { fail, ok } from '#core/shared/result.ts';
import { dataEntry } from '../notation/entries.ts';
import { type Octets, readEscaped, splitOctets, writeLetters } from '../notation/octets.ts';
import { plainRule, type ReadData, type RecordRule } from './record-rule.ts';

/** Octets of all strings of a record together. */
const MAX_TEXT = 1_024;

/** Quoted strings, maybe in parentheses; everything else that is typed is one text. */
export const isQuotedNotation = (text: string): boolean => /^\(?\s*"/.test(text);

/**
 * SPF, DKIM, DMARC and their like, which programs read in ASCII. Word processors put long dashes and curly quotes into
 * them. [RFC 7208 3.1, RFC 6376 3.2, RFC 7489 6.4]
 */
const isForPrograms = (letters: string): boolean => /^[“”„«"\s]*v=[a-z\d]/i.test(letters);

const readText: ReadData = (tokens) => {
  const strings = tokens.map(({ source }) => readEscaped(source));
  if (strings.includes(null)) return fail('dns-escape');
  const octets: Octets = strings.join('');
  if (strings.length === 0 || octets.length > MAX_TEXT) return fail('dns-text');
  const letters = writeLetters(octets);
  if (isForPrograms(letters) && /[^ -~]/.test(octets)) return fail('dns-text-ascii');
  return ok(writeText(letters));
};

/** As `readEscaped` reads it without quotes: what would be cut off or read as a quote is escaped. */
const writeText = (letters: string): string => {
  if (letters === '') return '""';
  const text = letters.replace(/^ | $/g, '\\032');
  return isQuotedNotation(text) ? `\\${text}` : text;
};

/** The strings belong together, so that a text is not divided where it came. [RFC 1035 3.3.14, RFC 7208 3.3] */
export const textRule: RecordRule = {
  ...plainRule,
  read: readText,
  isText: true,
  write: (value, quote) => {
    const tokens = isQuotedNotation(value) ? dataEntry(value).tokens.map(({ source }) => source) : [value];
    return splitOctets(tokens.map((each) => readEscaped(each) ?? '').join(''))
      .map(quote)
      .join(' ');
  },
};
