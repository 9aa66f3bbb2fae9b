import fc from 'fast-check';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';

/**
 * One word of letters, with or without accents, as in a name or a street, as a form hands it on. The range from À to ỹ
 * also contains a blank, the Ogham space mark, signs that draw nothing, and marks and numbers that alone are no name.
 */
export const anyWord = (alphabet: 'letters' | 'digits too'): fc.Arbitrary<string> =>
  fc
    .stringMatching(alphabet === 'letters' ? /^[A-Za-zÀ-ỹ]{1,20}$/ : /^[A-Za-z0-9À-ỹ]{1,20}$/)
    .map(cleanTyped)
    .filter((text) => text !== '' && !/\s/u.test(text))
    .filter((text) => alphabet !== 'letters' || /\p{L}/u.test(text));
