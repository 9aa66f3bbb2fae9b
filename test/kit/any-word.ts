import fc from 'fast-check';

/**
 * One word of letters, with or without accents, as in a name or a street. The range from À to ỹ also contains a blank,
 * the Ogham space mark; the filter removes it.
 */
export const anyWord = (alphabet: 'letters' | 'digits too'): fc.Arbitrary<string> =>
  fc
    .stringMatching(alphabet === 'letters' ? /^[A-Za-zÀ-ỹ]{1,20}$/ : /^[A-Za-z0-9À-ỹ]{1,20}$/)
    .filter((text) => !/\s/u.test(text))
    .map((text) => text.normalize('NFC'));
