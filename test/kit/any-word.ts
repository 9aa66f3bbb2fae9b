import fc from 'fast-check';

/** One word of letters, with marks or without, as a name or a street has it. Between À and ỹ stands a blank too, the Ogham one. */
export const anyWord = (alphabet: 'letters' | 'digits too'): fc.Arbitrary<string> =>
  fc
    .stringMatching(alphabet === 'letters' ? /^[A-Za-zÀ-ỹ]{1,20}$/ : /^[A-Za-z0-9À-ỹ]{1,20}$/)
    .filter((text) => !/\s/u.test(text))
    .map((text) => text.normalize('NFC'));
