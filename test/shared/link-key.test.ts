import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkKey } from '#core/shared/text/link-key.ts';

const part = fc.stringMatching(/^[\w-]{1,40}$/);
const anyKey = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
const stuck = [
  '',
  '.',
  ',',
  ')',
  '>',
  '"',
  '”',
  '»',
  '…',
  ' ',
  '\u200b',
  '\u00a0',
  '!',
  '?',
  '*',
  ';',
  '/',
  '\r\n',
  '|',
];

describe('VAL-07 the key of a link that was passed on', () => {
  test('VAL-07 is the same with anything that stands around a link, on either side', () => {
    fc.assert(
      fc.property(
        anyKey,
        fc.constantFrom(...stuck),
        fc.constantFrom(...stuck),
        fc.constantFrom(...stuck),
        (key, ...marks) => {
          const [before = '', first = '', second = ''] = marks;
          expect(linkKey(before + key + first + second)).toBe(key);
        },
      ),
    );
  });

  test('VAL-07 is part of the text, and nothing of a text without one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const key = linkKey(text);
        expect(linkKey(key)).toBe(key);
        expect(key).toMatch(/^(?:[\w-]+(?:\.[\w-]+)*)?$/);
      }),
    );
    expect(['', '.', '>)', '\u200b'].map(linkKey)).toEqual(['', '', '', '']);
  });
});
