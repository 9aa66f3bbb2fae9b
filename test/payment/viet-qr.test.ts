import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dong } from '#core/shared/dong.ts';
import { crc16, vietQrText } from '#core/shared/viet-qr.ts';

/** Reads an EMVCo text back into its objects, so that the writer is judged by another hand. */
const objectsOf = (text: string): Record<string, string> => {
  const found: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    found[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return found;
};

const alphanumeric = (most: number) =>
  fc
    .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'), { minLength: 1, maxLength: most })
    .map((letters) => letters.join(''));
const anyQr = fc.record({
  bin: fc.integer({ min: 100_000, max: 999_999 }).map(String),
  accountNumber: alphanumeric(19),
  amount: fc.integer({ min: 1, max: 10 ** 12 }).map(dong),
  content: alphanumeric(25),
});

describe('PAY-02 the shopper pays by a VietQR that every bank app reads', () => {
  test('PAY-02 the check of the standard example is 29B1', () => expect(crc16('123456789')).toBe('29B1'));

  test('PAY-02 the worked example agrees to the letter', () => {
    const qr = { bin: '970436', accountNumber: '0123456789', amount: dong(1_296_000), content: 'DH20261120001' };
    expect(vietQrText(qr)).toBe(
      '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA5303704540712960005802VN62170813DH202611200016304F8CE',
    );
  });

  test('PAY-02 bank, account, amount and words come back out of the text as they went in', () =>
    fc.assert(
      fc.property(anyQr, (qr) => {
        const read = objectsOf(vietQrText(qr));
        const account = objectsOf(objectsOf(read['38'] ?? '')['01'] ?? '');
        expect([account['00'], account['01']]).toEqual([qr.bin, qr.accountNumber]);
        expect(Number(read['54'])).toBe(qr.amount);
        expect(objectsOf(read['62'] ?? '')['08']).toBe(qr.content);
      }),
    ));

  test('PAY-02 a single wrong letter anywhere breaks the check', () =>
    fc.assert(
      fc.property(anyQr, fc.nat(), (qr, place) => {
        const text = vietQrText(qr);
        const at = place % (text.length - 4);
        const wrong = text.slice(0, at) + (text[at] === '7' ? '8' : '7') + text.slice(at + 1);
        if (text[at] === '7' || wrong !== text) expect(crc16(wrong.slice(0, -4))).not.toBe(wrong.slice(-4));
      }),
    ));

  test('PAY-02 a malformed amount, account or word is refused and never drawn', () => {
    const good = { bin: '970436', accountNumber: '0123456789', amount: dong(1_000), content: 'DH1' };
    expect(() => vietQrText({ ...good, content: 'Đơn hàng 1' })).toThrow();
    expect(() => vietQrText({ ...good, amount: dong(0) })).toThrow();
    expect(() => vietQrText({ ...good, bin: '97043' })).toThrow();
  });
});
