import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc16, type VietQrTransfer, vietQr } from '#contracts/viet-qr.ts';
import { unwrap } from '#test/payment/payment-subject.ts';

const textOf = (transfer: VietQrTransfer): string => unwrap(vietQr(transfer));

/** An independent parser: objects with number, length and value. */
const objectsOf = (text: string): Record<string, string> => {
  const found: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    found[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return found;
};

const anyTransfer: fc.Arbitrary<VietQrTransfer> = fc.record({
  bin: fc.stringMatching(/^\d{6}$/),
  accountNumber: fc.stringMatching(/^[0-9A-Za-z]{1,19}$/),
  amount: fc.option(fc.integer({ min: 1, max: 9_999_999_999_999 }), { nil: null }),
  purpose: fc.stringMatching(/^[A-Za-z0-9 ]{0,25}$/),
});

describe('PAY-02 the text of a VietQR code', () => {
  test('PAY-02 equals the worked example of the standard, byte for byte', () => {
    expect(textOf({ bin: '970436', accountNumber: '0123456789', amount: 1_296_000, purpose: 'DH20261120001' })).toBe(
      '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA5303704540712960005802VN62170813DH202611200016304F8CE',
    );
  });

  test('PAY-02 equals the output of other writers, with and without an amount', () => {
    const account = { bin: '970416', accountNumber: '257678859' };
    expect(textOf({ ...account, amount: null, purpose: '' })).toBe(
      '00020101021138530010A0000007270123000697041601092576788590208QRIBFTTA53037045802VN6304AE9F',
    );
    expect(textOf({ ...account, amount: 10_000, purpose: 'Chuyen tien' })).toBe(
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6',
    );
  });

  test('PAY-02 has the CCITT-FALSE checksum, whose check value is 29B1', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  test('PAY-02 parses back to the transfer that it was written for', () => {
    fc.assert(
      fc.property(anyTransfer, (transfer) => {
        const objects = objectsOf(textOf(transfer));
        const account = objectsOf(objectsOf(objects['38'] ?? '')['01'] ?? '');
        expect([account['00'], account['01']]).toEqual([transfer.bin, transfer.accountNumber]);
        expect(objects['54']).toBe(transfer.amount === null ? undefined : String(transfer.amount));
        expect(objectsOf(objects['62'] ?? '')['08'] ?? '').toBe(transfer.purpose);
        expect([objects['01'], objects['53'], objects['58']]).toEqual([
          transfer.amount === null ? '11' : '12',
          '704',
          'VN',
        ]);
      }),
    );
  });

  test('PAY-02 the checksum detects a single wrong character', () => {
    fc.assert(
      fc.property(anyTransfer, fc.nat(), fc.integer({ min: 1, max: 9 }), (transfer, place, by) => {
        const text = textOf(transfer);
        const at = place % (text.length - 4);
        const code = text.charCodeAt(at);
        const changed = text.slice(0, at) + String.fromCharCode(code + by) + text.slice(at + 1, -4);
        expect(crc16(changed)).not.toBe(text.slice(-4));
      }),
    );
  });

  test('PAY-02 input that no banking app could read is rejected', () => {
    const good: VietQrTransfer = { bin: '970436', accountNumber: '0123456789', amount: 1_000, purpose: 'DH1' };
    const bad: readonly (readonly [keyof VietQrTransfer, Partial<VietQrTransfer>])[] = [
      ['bin', { bin: '97043' }],
      ['accountNumber', { accountNumber: '' }],
      ['accountNumber', { accountNumber: '0123 456' }],
      ['amount', { amount: 1.296 }],
      ['amount', { amount: 0 }],
      ['amount', { amount: Number.NaN }],
      ['amount', { amount: 10_000_000_000_000 }],
      ['purpose', { purpose: 'Thanh toán' }],
      ['purpose', { purpose: 'X'.repeat(26) }],
    ];
    for (const [field, change] of bad)
      expect(vietQr({ ...good, ...change })).toEqual({ ok: false, failure: { kind: 'malformed', field } });
  });
});
