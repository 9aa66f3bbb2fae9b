import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfPhone, formatPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { normaliseUsername, phone, username } from '#core/shared/text/validation.ts';
import { fullWidth, invisibleSigns } from '#test/kit/any-noise.ts';
import { anyMobile } from '#test/kit/any-phone.ts';

const runs = { numRuns: 500 };
const dashes = ['-', '‐', '‑', '‒', '–', '—', '―', '⸺', '﹘', '﹣', '－', '−', '\u00ad'];
const noise = fc.constantFrom(...dashes, ...invisibleSigns, ' ', '\u00a0', '.', '·', '/', '(', ')', '[', ']', '（', '');

describe('phone numbers as people write and copy them', () => {
  test('VAL-07 VAL-04 any dash, bracket, dot, slash, space or invisible sign between the digits is no part of the number', () =>
    fc.assert(
      fc.property(
        anyMobile,
        fc.constantFrom('0', '+84', '84', '0084', '+84 (0)', '(+84)', '+84-0', 'tel:+84', 'Tel: 0', '＋８４'),
        fc.array(noise, { minLength: 12, maxLength: 12 }),
        (number, prefix, gaps) => {
          const typed = prefix + [...number.slice(1)].map((digit, at) => (gaps[at] ?? '') + digit).join('');
          expect(normalisePhone(typed)).toBe(number);
          expect(phone(normalisePhone(typed))).toBe(null);
          expect(normaliseUsername(typed)).toBe(number);
        },
      ),
      runs,
    ));

  test('the last digits of a number, four or more and however they are spaced, are the end of that number', () =>
    fc.assert(
      fc.property(anyMobile, fc.integer({ min: 1, max: 9 }), noise, (number, length, gap) => {
        const end = number.slice(-length);
        const typed = `${end.slice(0, 2)}${gap}${end.slice(2)}`;
        const found = endOfPhone(typed);
        if (length < 4) expect(found).toBeNull();
        // Nine digits are a number whose 0 was lost.
        else expect([end, number]).toContain(found);
        expect(endOfPhone(`+84 ${number.slice(1)}`)).toBe(number);
        expect(endOfPhone(`An ${end}`)).toBeNull();
      }),
      runs,
    ));

  test('VAL-07 normalising twice changes nothing', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9() .-]{0,16}$/), anyMobile), (text) => {
        expect(normalisePhone(normalisePhone(text))).toBe(normalisePhone(text));
        expect(normaliseUsername(normaliseUsername(text))).toBe(normaliseUsername(text));
      }),
      runs,
    ));

  test.each([
    '0912-345-678',
    '(091) 234-5678',
    '+84 (0) 912 345 678',
    '\u202a0912345678\u202c',
    '0912–345–678',
    '0912—345—678',
    '+84-91-234-5678',
    '(+84)912345678',
    '(+84) 0912 345 678',
    '[0912] 345 678',
    '0912/345/678',
    '0912.345.678',
    '0912·345·678',
    '0912,345,678',
    'tel:+84912345678',
    'TEL: 0912 345 678',
    '0084 912 345 678',
    '00 84 (0) 912 345 678',
    '84 912 345 678',
    '840912345678',
    '\u200b0912 345 678\ufeff',
    '0912\u00a0345\u00a0678',
    '0912\u2011345\u2011678',
    '0️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
    fullWidth('+84 (0) 912-345-678'),
    '912345678',
    '912 345 678',
    "'0912345678",
    '="0912345678"',
    '“0912345678”',
    "0912'345'678",
    '0912_345_678',
    '0912 ~ 345 ~ 678',
    '0912:345:678',
    '0912 345 678;',
    'SĐT: 0912345678',
    'sđt 0912.345.678',
    'SDT:0912345678',
    'ĐT: 0912 345 678',
    'Đt. 0912345678',
    'Số điện thoại: 0912345678',
    'Điện thoại: +84 912 345 678',
    'Zalo: 0912345678',
    'Zalo/Tel: 0912345678',
    'Hotline 0912.345.678',
    'Phone: (+84) 912 345 678',
    '0912345678 (Zalo)',
    '0912 345 678, Zalo',
    'Di động : 0912345678',
    '📞 0912 345 678',
    '☎️0912.345.678',
    '✆ 0912345678 📱',
    'DĐ: 0912345678',
    'dd 0912 345 678',
    'Mob. +84 912 345 678',
    'Cell: 0912345678',
    'M: 0912 345 678',
    'P. 0912345678',
    'https://zalo.me/0912345678',
    'wa.me/84912345678',
    '📞 Zalo: 0912345678',
  ])('VAL-07 %j is 0912345678', (typed) => {
    expect(normalisePhone(typed)).toBe('0912345678');
  });

  test.each([
    ...['0321234567', '0391234567', '0521234567', '0551234567', '0561234567', '0581234567', '0591234567', '0701234567'],
    ...['0761234567', '0791234567', '0811234567', '0861234567', '0871234567', '0891234567', '0901234567', '0921234567'],
    ...['0961234567', '0991234567'],
  ])('VAL-04 %s has the prefix of a network', (number) => {
    expect(phone(number)).toBe(null);
  });

  test.each([
    ...['0123456789', '0000000000', '0112345678', '0612345678', '0401234567', '0501234567', '0571234567', '0711234567'],
    ...['0751234567', '0801234567', '0243825345', '1900123456'],
  ])('VAL-04 no network has the prefix of %s', (number) => {
    expect(phone(number)).toBe('phone-prefix');
    expect(username(number)).toBe('phone-prefix');
  });

  test.each([
    ...[
      '091234567',
      '09123456789',
      '02438253456',
      '01689123456',
      '0912a45678',
      '+14155550123',
      '+84',
      '84',
      '-',
      'tel',
    ],
    ...['841234567', '612345678', '0912345678 (Lan)', 'Lan 0912345678', 'Zalo', 'SĐT:', 'zalo Lan', "''"],
    ...['0912345678 0987654321', '0912345678/0987654321', '٠٩١٢٣٤٥٦٧٨'],
  ])('VAL-04 %j is no phone number', (typed) => {
    expect(phone(normalisePhone(typed))).toBe('phone');
  });

  test('a stored phone number is displayed in groups', () => {
    expect([formatPhone('0912345678'), formatPhone('12')]).toEqual(['0912 345 678', '12']);
  });
});
