import { foldVietnamese } from './fold-vietnamese.ts';

/** Shorter words occur in passwords by chance. */
const MIN_WORD_LENGTH = 4;
/** This many letters and digits beside the words make a password of their own. */
const MIN_REST_LENGTH = 6;

const lettersAndDigits = (text: string): string => foldVietnamese(text).replaceAll(' ', '');

/** `"0912345678"` also as `"84912345678"`, `"thu.ha@example.vn"` also as `"thu.ha"`. */
const wordsOf = (name: string): readonly string[] => [
  name,
  name.split('@')[0] ?? '',
  name.replace(/^0(?=\d{9}$)/u, '84'),
  name.replace(/^0(?=\d{9}$)/u, ''),
];

/**
 * Whether hardly more than these names make up a password: the shop's, and the account's e-mail addresses and phone
 * numbers. `"SenHoCloud-1"` of «Sen Hồ Cloud» → true. [ASVS 6.2.11]
 */
export const isOwnWord = (password: string, names: readonly string[]): boolean => {
  const plain = lettersAndDigits(password);
  const words = names
    .flatMap(wordsOf)
    .map(lettersAndDigits)
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest !== plain && rest.length < MIN_REST_LENGTH;
};
