import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { atMost, email, phone, required, validateFields } from '#core/shared/text/validation.ts';
import { anyMobile } from '#test/kit/any-phone.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const blank = fc.constantFrom('', ' ', '\t', '\n', '\u00a0');
const runs = { numRuns: 100 };
/** Soft hyphen, zero width, filler of Hangul, word joiner, byte order mark; then marks and overrides of direction. */
const invisible = fc.constantFrom(
  ...['\u00ad', '\u200b', '\u034f', '\u115f', '\u1160', '\u2060', '\u3164', '\ufeff'],
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2069'],
);

describe('normalisation of input', () => {
  test('VAL-07 normalisation is idempotent', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(cleanTyped(cleanTyped(text))).toBe(cleanTyped(text));
        expect(normalisePhone(normalisePhone(text))).toBe(normalisePhone(text));
      }),
      runs,
    ));

  test('VAL-07 both Unicode forms of a name are normalised to the same text', () =>
    fc.assert(
      fc.property(fc.constantFrom('Nguyễn Thị Mây', 'Đỗ Hữu Ước', 'Trần Bích Ngọc'), blank, (name, space) => {
        expect(cleanTyped(`${space}${name.normalize('NFD')}${space}`)).toBe(name.normalize('NFC'));
      }),
      runs,
    ));

  test('VAL-07 what nobody sees is removed, wherever it stands in a text, in either Unicode form', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('Nguyễn Thị Mây', 'ha@example.vn', '12 Hàng Bông', 'Công ty TNHH Ước Mơ'),
        fc.array(fc.tuple(fc.nat(60), invisible), { minLength: 1, maxLength: 8 }),
        (text, added) => {
          const typed = added.reduce((whole, [at, sign]) => {
            const place = at % (whole.length + 1);
            return whole.slice(0, place) + sign + whole.slice(place);
          }, text.normalize('NFD'));
          expect(cleanTyped(typed)).toBe(text);
        },
      ),
      runs,
    ));
});

describe('validation rules', () => {
  test('VAL-03 an empty, blank or invisible text is missing', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(blank, invisible, fc.constantFrom('\u200d', '\u200c', '\ufe0f', '\u2800', '\0'))),
        (blanks) => {
          expect(required(cleanTyped(blanks.join('')))).toBe('required');
        },
      ),
      runs,
    ));

  test('VAL-04 a mobile number has exactly ten digits', () =>
    fc.assert(
      fc.property(anyMobile, digits(1), (number, more) => {
        expect([phone(number), phone(number.slice(1)), phone(number + more)]).toEqual([null, 'phone', 'phone']);
      }),
      runs,
    ));

  test('VAL-04 a phone number with letters or symbols is invalid', () =>
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const normal = normalisePhone(text);
        if (normal !== '' && !/^\d{10,11}$/.test(normal)) expect(phone(normal)).toBe('phone');
      }),
      runs,
    ));

  test('VAL-05 every ordinary e-mail address is valid', () =>
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(email(address)).toBe(null);
      }),
      runs,
    ));

  test('VAL-05 an e-mail address without a local part, @ or dot, or with a blank, is invalid', () => {
    const wrong = [
      'may',
      'may@',
      '@may.vn',
      'may@vn',
      'may @may.vn',
      'may@may..vn',
      'may@-may.vn',
      'a@b@c.vn',
      'mây@may.vn',
    ];
    expect(wrong.filter(isEmail)).toEqual([]);
  });

  test('each field reports the first rule that it breaks', () => {
    expect(
      validateFields([
        ['a', '', required, phone],
        ['b', 'x', required, phone],
        ['c', 'xx', atMost(1)],
      ]),
    ).toEqual({
      a: 'required',
      b: 'phone',
      c: 'too-long',
    });
  });
});
