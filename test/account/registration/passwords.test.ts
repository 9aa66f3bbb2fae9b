import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyRecaptcha } from '#backend/authorisation/factors/bot-check.ts';
import { generateCode } from '#backend/authorisation/factors/codes.ts';
import { hashPassword, requireStrongPassword, verifyPassword } from '#backend/authorisation/factors/passwords.ts';
import { areDigestsEqual, keyedDigest, seal, unseal } from '#backend/authorisation/keyed.ts';
import { readDevice } from '#backend/authorisation/log-in/caller.ts';
import { parseEnvironment } from '#backend/environment.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { validateNewPassword } from '#core/account/registration/password-rules.ts';
import { maskContact } from '#core/account-rules/mask-contact.ts';
import { production } from '#test/kit/environment.ts';

const secrets = { signing: ['s'.repeat(32)], anonymous: ['a'], staff: ['t'], sealing: ['k'.repeat(32)] } as const;

/** The reason why a password is rejected; null when it is accepted. */
const reasonAgainst = (password: string, least = 6, ...names: readonly string[]): unknown => {
  try {
    requireStrongPassword(password, least, ['Sen Hồ Cloud', 'khach@example.vn', ...names]);
    return null;
  } catch (error) {
    return error instanceof ServiceFailure ? error.detail?.reason : error;
  }
};

describe('ACC-01 passwords', () => {
  test('ACC-01 an unknown user costs exactly one verification, like a wrong password', async () => {
    let verifications = 0;
    const counting: typeof verify = (...input) => {
      verifications += 1;
      return verify(...input);
    };
    const digest = await hashPassword('Thue-May-2026');
    for (const [known, typed, right] of [
      [digest, 'Thue-May-2026', true],
      [digest, 'khong-phai', false],
      [null, 'Thue-May-2026', false],
      [null, 'khong-ai-dung-mat-khau-nay', false],
      [digest, 'x'.repeat(10_000), false],
    ] as const) {
      verifications = 0;
      expect(await verifyPassword(known, typed, counting)).toBe(right);
      expect(verifications).toBe(1);
    }
  });
  test.each([
    ['Mật khẩu của tôi', 'Mật khẩu của tôi'.normalize('NFD')],
    ['Đường-Hoa-2026', 'Đường-Hoa-2026'.normalize('NFD')],
    ['phở bò 1', 'phở bò 1'.normalize('NFD')],
    // As the keyboard of Windows writes it: ê, and a sign of its own for the dot.
    ['tiệm bánh', 'ti\u00ea\u0323m ba\u0301nh'],
    ['ơi là ơi!', 'o\u031bi la\u0300 o\u031bi!'],
    ['hai\u00a0dấu cách', 'hai dấu cách'],
    ['ba\u3000dấu', 'ba dấu'],
    ['một\u202fdấu', 'một dấu'],
    [' đầu và cuối ', ' đầu và cuối '.normalize('NFD')],
    ['Thue-May-2026', 'Thue-May-2026'],
  ])('ACC-01 %j logs in on every keyboard, also where it was stored as it was typed', async (one, other) => {
    const before = await hash(one);
    for (const [stored, typed] of [
      [await hashPassword(one), other],
      [await hashPassword(other), one],
      [before, one],
    ] as const)
      expect(await verifyPassword(stored, typed)).toBe(true);
    expect(await verifyPassword(await hashPassword(one), `${other} `)).toBe(false);
    expect(validateNewPassword({ password: one, repeat: other })).toEqual({});
  });

  test('ACC-01 the work for a password in another form is the same without an account', async () => {
    const digest = await hashPassword('Mật khẩu của tôi');
    const counts: number[] = [];
    for (const known of [digest, null]) {
      let verifications = 0;
      await verifyPassword(known, 'Mật khẩu của ai'.normalize('NFD'), (...input) => {
        verifications += 1;
        return verify(...input);
      });
      counts.push(verifications);
    }
    expect(counts).toEqual([2, 2]);
  });

  test('VAL-01 accents of a keyboard that writes them apart make no password longer', () => {
    const short = 'mậtở'.normalize('NFD');
    expect([reasonAgainst(short), validateNewPassword({ password: short, repeat: short }).password]).toEqual([
      'short',
      'password-short',
    ]);
  });

  test('ACC-01 the digest is argon2id with its own salt', async () => {
    const [one, other] = [await hashPassword('Thue-May-2026'), await hashPassword('Thue-May-2026')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
  });
  test('VAL-01 common passwords are rejected in any letter case, and so is the username', () => {
    for (const common of ['123456', 'MatKhau123', 'QWERTY', 'anhyeuem', '12345678', 'iloveyou', 'Admin123'])
      expect(reasonAgainst(common)).toBe('common');
    expect(reasonAgainst('Khach@example.vn')).toBe('own');
  });
  test('V6.2.4 V6.2.12 the 10,000 commonest passwords, repetitions and runs are rejected', () => {
    const commonest = dictionary['passwords-common'].slice(0, 10_000).filter((each) => each.length >= 6);
    expect(commonest.length).toBeGreaterThan(8_000);
    expect(commonest.filter((each) => reasonAgainst(each.toUpperCase()) !== 'common')).toEqual([]);
    for (const common of ['dragon123', 'iloveyou2', '222222', '20202020', '01234567', 'fedcba', 'tung@tung@'])
      expect([common, reasonAgainst(common)]).toEqual([common, 'common']);
  });
  test("V6.1.2 V6.2.11 the shop's name, the own e-mail address and phone number make no password", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(
          'senhocloud',
          'Sen Hồ Cloud',
          'khach@example.vn',
          '0912345678',
          '+84912345678',
          'thu.ha',
          'THUHA',
        ),
        fc.stringMatching(/^[a-z0-9!-]{0,5}$/),
        fc.boolean(),
        (word, rest, isFirst) => {
          const reason = reasonAgainst(isFirst ? word + rest : rest + word, 6, 'thu.ha@example.vn', '0912345678');
          expect(['own', 'short']).toContain(reason);
        },
      ),
    ));
  test('a word inside a longer password does no harm', () => {
    for (const fine of ['Thue-May-2026', 'senhocloud-Thue2026', 'khach-hang-than-thiet'])
      expect(reasonAgainst(fine)).toBeNull();
  });
  test('VAL-01 password length counts visible characters, up to the maximum', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 220 }), fc.integer({ min: 6, max: 20 }), (length, least) => {
        const reason = length < least ? 'short' : length * 2 > 200 ? 'long' : null;
        const animals = Array.from({ length }, (_, place) => String.fromCodePoint(0x1f400 + ((place * place) % 61)));
        expect(reasonAgainst(animals.join(''), least)).toBe(reason);
      }),
    ));
  test('V6.2.1 the minimum length is 8 in production and 6 in development, unless it is configured', () => {
    const lengthIn = (given: Record<string, string>) =>
      parseEnvironment({ DATA_DIR: '/tmp/khong-dung', ...given }).identity.minPasswordLength;
    expect([lengthIn(production), lengthIn(keys)]).toEqual([8, 6]);
    expect(lengthIn({ ...production, MIN_PASSWORD_LENGTH: '12' })).toBe(12);
  });
  test('CFG-01 the minimum length is configurable but never below the specified one', () => {
    const read = (least: string) =>
      parseEnvironment({ DATA_DIR: '/tmp/khong-dung', ...keys, MIN_PASSWORD_LENGTH: least });
    expect(read('12').identity.minPasswordLength).toBe(12);
    for (const wrong of ['5', 'nhieu', '6.5'])
      expect(() => read(wrong)).toThrow('MIN_PASSWORD_LENGTH must be a whole number');
    expect(() => parseEnvironment({ DATA_DIR: '/tmp/khong-dung', ...keys, RECAPTCHA_SECRET: 'x' })).toThrow(
      'RECAPTCHA_SITE_KEY is missing',
    );
    expect(() => parseEnvironment({ DATA_DIR: '/tmp/khong-dung', ...keys, SMTP_URL: 'http://mail' })).toThrow(
      'SMTP_URL',
    );
  });
});

const keys = {
  GUEST_SIGNING_SECRET: 'a'.repeat(32),
  ANONYMOUS_TOKEN: 'b'.repeat(32),
  GATEWAY_SECRET: 'c'.repeat(32),
  STAFF_TOKEN: 'd'.repeat(32),
};

describe('ACC-02 codes and secrets', () => {
  test('VAL-06 a code has six digits, including leading zeros', () => {
    const codes = Array.from({ length: 2_000 }, generateCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1_900);
  });
  test('ACC-02 a masked username is recognisable only to its owner', () => {
    expect(maskContact('0912345678')).toBe('09•• ••• 678');
    expect(maskContact('khach@example.vn')).toBe('k•••@example.vn');
    expect(maskContact('zalo:123')).toBe('•••');
  });
  test('ACC-01 sealed data can be opened only with the same secret', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sealed = seal(secrets, 'totp', text);
        expect(unseal(secrets, 'totp', sealed)).toBe(text);
        expect(() => unseal({ ...secrets, sealing: ['anders'.repeat(6)] }, 'totp', sealed)).toThrow();
        expect(() => unseal(secrets, 'intent', sealed)).toThrow();
      }),
      { numRuns: 50 },
    ));
  test('ACC-02 digests of codes differ by purpose, by account and by secret', () => {
    const digests = [
      keyedDigest(secrets, 'activation-code', 'a', '123456'),
      keyedDigest(secrets, 'activation-code', 'b', '123456'),
      keyedDigest(secrets, 'activation-code', 'a1', '23456'),
      keyedDigest(secrets, 'reset-code', 'a', '123456'),
      keyedDigest({ ...secrets, signing: ['x'] }, 'activation-code', 'a', '123456'),
    ];
    expect(new Set(digests).size).toBe(digests.length);
    expect(areDigestsEqual('abc', 'abc')).toBe(true);
    expect(areDigestsEqual('abc', 'abcd') || areDigestsEqual('abc', 'abd')).toBe(false);
  });
  test('ACC-09 a device label is short and plain for any input', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        const label = readDevice({ get: () => text });
        expect(label).toMatch(/^[\p{L}\p{N} ,.()/_-]{0,60}$/u);
      }),
    ));
  test('GQL-09 reCAPTCHA accepts scores of 0.5 and more; when the service is down it accepts none', async () => {
    const saying = (body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body)));
    expect(await verifyRecaptcha('s', 't', saying({ success: true, score: 0.5 }))).toBe(true);
    for (const no of [{ success: true, score: 0.4 }, { success: false, score: 0.9 }, { success: true }, 'x', null])
      expect(await verifyRecaptcha('s', 't', saying(no))).toBe(false);
    expect(await verifyRecaptcha('s', 't', () => Promise.reject(new Error('down')))).toBe(false);
  });
});
