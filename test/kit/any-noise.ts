import fc from 'fast-check';

/** Nobody sees them: soft hyphen, zero width, fillers, joiners, byte order mark, variants, directions, controls. */
export const invisibleSigns: readonly string[] = [
  ...['\u00ad', '\u034f', '\u115f', '\u1160', '\u3164', '\uffa0', '\u180e', '\u200b', '\u200c', '\u200d', '\u2060'],
  ...['\ufeff', '\ufe0e', '\ufe0f', '\u{e0100}', '\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c'],
  ...[
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\0',
    '\u0007',
    '\u001b',
    '\u007f',
    '\ufff9',
    '\ud800',
  ],
];

/** `text` with invisible signs at any places, in either Unicode form. */
export const withNoise = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('NFC', 'NFD'),
      fc.array(fc.tuple(fc.nat(200), fc.constantFrom(...invisibleSigns)), { maxLength: 8 }),
    )
    .map(([form, added]) =>
      added.reduce(
        (letters, [at, sign]) => letters.toSpliced(at % (letters.length + 1), 0, sign),
        [...text.normalize(form)],
      ),
    )
    .map((letters) => letters.join(''));

/** One for one in full width: `09a` → `０９ａ`. */
export const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).replaceAll(' ', '\u3000');
