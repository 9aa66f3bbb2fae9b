import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanEmail, isEmail, normaliseEmail } from '#core/shared/text/email-address.ts';
import { suggestEmail } from '#core/shared/text/email-suggestion.ts';
import { email } from '#core/shared/text/validation.ts';
import { withinOneEdit } from '#core/shared/text/within-one-edit.ts';
import { fullWidth, withNoise } from '#test/kit/any-noise.ts';

const runs = { numRuns: 500 };
const usual = ['gmail.com', 'yahoo.com', 'yahoo.com.vn', 'hotmail.com', 'outlook.com', 'icloud.com', 'protonmail.com'];
const anyLocal = fc.stringMatching(/^[a-z0-9]{1,12}$/);

/** One letter left out, added, replaced or swapped with its neighbour. */
const slipOf = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length - 2), fc.constantFrom('drop', 'add', 'change', 'swap'), fc.constantFrom(...'aeinrt'))
    .map(([at, how, letter]) => {
      const [before, after] = [text.slice(0, at), text.slice(at)];
      if (how === 'drop') return before + after.slice(1);
      if (how === 'add') return before + letter + after;
      return how === 'change' ? before + letter + after.slice(1) : before + after[1] + after[0] + after.slice(2);
    });

describe('e-mail addresses as people have them', () => {
  test('VAL-05 VAL-07 invisible signs and letters of full width leave the address as it is meant', () =>
    fc.assert(
      fc.property(
        fc
          .tuple(anyLocal, fc.constantFrom(...usual, 'ten-mien.vn'))
          .map((parts) => parts.join('@'))
          .chain((address) => fc.tuple(fc.constant(address), withNoise(address), withNoise(fullWidth(address)))),
        ([address, noisy, wide]) => {
          expect([cleanEmail(noisy), cleanEmail(wide)]).toEqual([address, address]);
          expect(email(cleanEmail(noisy))).toBe(null);
        },
      ),
      runs,
    ));

  test('VAL-07 normalising twice changes nothing', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.emailAddress(),
          fc.string().map((text) => `a@${text}.vn`),
        ),
        (text) => {
          expect(cleanEmail(cleanEmail(text))).toBe(cleanEmail(text));
          expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text));
        },
      ),
      runs,
    ));

  test.each([
    ['\u200blan@gmail.com', 'lan@gmail.com'],
    ['lan@gmail.com\u00a0', 'lan@gmail.com'],
    ['lan\u00ad@gmail.com', 'lan@gmail.com'],
    ['\u202alan@gmail.com\u202c', 'lan@gmail.com'],
    ['ｌａｎ＠ｇｍａｉｌ．ｃｏｍ', 'lan@gmail.com'],
    ['mailto:lan@gmail.com', 'lan@gmail.com'],
    ['Email: lan@gmail.com', 'lan@gmail.com'],
    ['E-mail : lan@gmail.com', 'lan@gmail.com'],
    ['Thư: <lan@gmail.com>', 'lan@gmail.com'],
    ['MAILTO: lan@gmail.com', 'lan@gmail.com'],
    ['lan@tiệm.vn', 'lan@xn--tim-5kz.vn'],
    ['lan@TIỆM.vn', 'lan@xn--tim-5kz.vn'],
    ['lan@tiệm。vn', 'lan@xn--tim-5kz.vn'],
    ['lan@\u00d0à.vn', 'lan@xn--0ca1h.vn'],
    [`lan@${'tiệm'.normalize('NFD')}.vn`, 'lan@xn--tim-5kz.vn'],
    ['Lan.Anh+x@Gmail.com', 'Lan.Anh+x@Gmail.com'],
    ['Nguyễn Lan <lan@gmail.com>', 'lan@gmail.com'],
    ['"Lan, Nguyễn" <lan@gmail.com>;', 'lan@gmail.com'],
    ['<lan@gmail.com>', 'lan@gmail.com'],
    ['lan@gmail.com.', 'lan@gmail.com'],
    ['lan@gmail.com,', 'lan@gmail.com'],
    ['lan@gmail.com;', 'lan@gmail.com'],
    ['(lan@gmail.com)', 'lan@gmail.com'],
    ['“lan@gmail.com”', 'lan@gmail.com'],
    ["'lan@gmail.com", 'lan@gmail.com'],
    ['lan @gmail.com', 'lan@gmail.com'],
    ['lan@ gmail.com', 'lan@gmail.com'],
    ['lan @ gmail.com', 'lan@gmail.com'],
    ['lan@gmail .com', 'lan@gmail.com'],
    ['lan@gmail. com', 'lan@gmail.com'],
    ['<mailto:lan@gmail.com>', 'lan@gmail.com'],
    ['mailto:lan@gmail.com?subject=Chào', 'lan@gmail.com'],
    ['Lan <lan@tiệm.vn>', 'lan@xn--tim-5kz.vn'],
    ["o'neil@gmail.com", "o'neil@gmail.com"],
    ['a?b@gmail.com', 'a?b@gmail.com'],
  ])('VAL-05 %j is %s', (typed, stored) => {
    expect([cleanEmail(typed), isEmail(cleanEmail(typed))]).toEqual([stored, true]);
  });

  test.each([
    'mây@may.vn',
    'lan anh@gmail.com',
    'lan@@gmail.com',
    'lan@-tiệm.vn',
    '🍊@gmail.com',
    'lan@🍊 .vn',
    'lan@gmail',
    'Lan lan@gmail.com',
    'lan@gmail.com. Cảm ơn',
    'lan@gmail.com. Thanks',
    'lan@gmail.com gọi tôi',
    'lan@gmail.com, an@gmail.com',
    'Lan <lan@gmail.com>, An <an@gmail.com>',
    'lan@192.168.1.10',
    'lan@gmail.123',
    'lan@gmail com',
    '@gmail.com',
    'lan@',
  ])('VAL-05 %j stays no address', (typed) => {
    expect(isEmail(cleanEmail(typed))).toBe(false);
  });
});

describe('slips of well-known domains', () => {
  test('VAL-05 one slip is asked about, and the answer needs no other', () =>
    fc.assert(
      fc.property(
        anyLocal,
        fc.constantFrom(...usual).chain((domain) => fc.tuple(fc.constant(domain), slipOf(domain))),
        (local, [domain, slip]) => {
          const suggested = suggestEmail(`${local}@${slip}`);
          const isRight = [...usual, 'mail.com', 'email.com', 'ymail.com'].includes(slip);
          expect(suggested === null).toBe(isRight);
          if (suggested === null) return;
          expect(suggested.startsWith(`${local}@`)).toBe(true);
          expect(withinOneEdit(suggested.slice(local.length + 1), slip)).toBe(true);
          expect(usual).toContain(suggested.slice(local.length + 1));
          expect([suggestEmail(suggested), suggestEmail(`${local}@${domain}`)]).toEqual([null, null]);
        },
      ),
      runs,
    ));

  test('VAL-05 any text is asked about only with a valid address', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.emailAddress(),
          fc.string().map((text) => `${text}@gmial.com`),
        ),
        (text) => {
          const suggested = suggestEmail(text);
          if (suggested !== null) expect(isEmail(suggested)).toBe(true);
        },
      ),
      runs,
    ));

  test.each([
    ['buoi@gmial.com', 'buoi@gmail.com'],
    ['buoi@gmai.com', 'buoi@gmail.com'],
    ['buoi@gmail.con', 'buoi@gmail.com'],
    ['buoi@gamil.com', 'buoi@gmail.com'],
    ['buoi@gmail.co', 'buoi@gmail.com'],
    ['buoi@gmail.cm', 'buoi@gmail.com'],
    ['buoi@gmaill.com', 'buoi@gmail.com'],
    ['buoi@gnail.com', 'buoi@gmail.com'],
    ['buoi@gmailcom', 'buoi@gmail.com'],
    ['buoi@gmail,com', 'buoi@gmail.com'],
    ['buoi@gmail', 'buoi@gmail.com'],
    ['buoi@GMIAL.com', 'buoi@gmail.com'],
    [' buoi@gmial.com\u200b', 'buoi@gmail.com'],
    ['buoi@yaho.com', 'buoi@yahoo.com'],
    ['buoi@yahooo.com', 'buoi@yahoo.com'],
    ['buoi@yahoo.com.v', 'buoi@yahoo.com.vn'],
    ['buoi@hotmial.com', 'buoi@hotmail.com'],
    ['buoi@hotmal.com', 'buoi@hotmail.com'],
    ['buoi@outlok.com', 'buoi@outlook.com'],
    ['buoi@outllook.com', 'buoi@outlook.com'],
    ['buoi@iclound.com', 'buoi@icloud.com'],
    ['buoi@icoud.com', 'buoi@icloud.com'],
  ])('VAL-05 %j was meant as %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  test.each([
    ...['buoi@gmail.com', 'buoi@mail.com', 'buoi@email.com', 'buoi@ymail.com', 'buoi@congty.vn', 'buoi@fpt.com.vn'],
    ...['buoi@live.com', 'buoi@me.com', 'gmial.com', '@gmial.com', 'bưởi@gmial.com', 'bu oi@gmial.com', '', 'buoi@'],
  ])('VAL-05 %j is not asked about', (typed) => {
    expect(suggestEmail(typed)).toBe(null);
  });
});
