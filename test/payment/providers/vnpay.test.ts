import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSignedByVnpay,
  isVnpaySuccess,
  signedVnpayFields,
  timeOfVnpay,
  vnpayAmount,
  vnpayHash,
  vnpayTime,
} from '#backend/payments/providers/vnpay/signature.ts';

const SECRET = 'a secret of thirty-two characters';
const anyFields = fc
  .dictionary(fc.stringMatching(/^vnp_[A-Z][A-Za-z]{1,11}$/), fc.string({ unit: 'grapheme', maxLength: 30 }), {
    minKeys: 1,
  })
  .filter((fields) => Object.values(fields).some((value) => value !== ''));

const signed = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(signedVnpayFields(fields, SECRET)).toString()));

/** The algorithm again, from the gateway's own description: every byte encoded, spaces as plus. */
const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+');

describe('PAY-02 gateway signatures', () => {
  test('PAY-02 a signed query is verified, also after a round trip through a URL', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(isSignedByVnpay(signed(fields), SECRET)).toBe(true);
      }),
    );
  });

  test('PAY-02 the hash equals that of an independent implementation', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const text = Object.keys(fields)
          .filter((key) => fields[key] !== '' && !key.startsWith('vnp_SecureHash'))
          .sort()
          .map((key) => `${encoded(key)}=${encoded(fields[key] ?? '')}`)
          .join('&');
        expect(vnpayHash(fields, SECRET)).toBe(createHmac('sha512', SECRET).update(text).digest('hex'));
      }),
    );
  });

  test('PAY-02 a changed, added or removed field breaks the signature', () => {
    fc.assert(
      fc.property(anyFields, fc.string({ minLength: 1, maxLength: 5 }), (fields, text) => {
        const query = signed(fields);
        const [key] = Object.keys(query).filter((each) => each !== 'vnp_SecureHash');
        if (key === undefined) return;
        const { [key]: value, ...without } = query;
        expect(isSignedByVnpay({ ...query, [key]: `${value}${text}` }, SECRET)).toBe(false);
        expect(isSignedByVnpay({ ...query, vnp_Zz99: text }, SECRET)).toBe(false);
        expect(isSignedByVnpay(without, SECRET)).toBe(false);
      }),
    );
  });

  test('PAY-02 a missing, short or foreign hash is rejected, and so is every hash without a key', () => {
    const fields = { vnp_TxnRef: '1', vnp_Amount: '100' };
    expect(isSignedByVnpay(fields, SECRET)).toBe(false);
    expect(isSignedByVnpay({ ...fields, vnp_SecureHash: 'abc' }, SECRET)).toBe(false);
    expect(isSignedByVnpay(signed(fields), `${SECRET}!`)).toBe(false);
    expect(isSignedByVnpay({ ...fields, vnp_SecureHash: vnpayHash(fields, '') }, '')).toBe(false);
  });

  test('PAY-02 times are sent in Vietnam time and parsed back to the second', () => {
    expect(vnpayTime(Date.UTC(2026, 10, 20, 18, 5, 9))).toBe('20261121010509');
    fc.assert(
      fc.property(fc.integer({ min: 1_700_000_000, max: 2_000_000_000 }), (second) => {
        expect(timeOfVnpay(vnpayTime(second * 1000))).toBe(second * 1000);
      }),
    );
    expect(timeOfVnpay('2026')).toBeNull();
    expect(timeOfVnpay('20269920101010')).toBeNull();
  });

  test('PAY-02 amounts are in hundredths, and success needs both codes', () => {
    expect(vnpayAmount(1_296_000)).toBe('129600000');
    expect(isVnpaySuccess({ vnp_ResponseCode: '00', vnp_TransactionStatus: '00' })).toBe(true);
    expect(isVnpaySuccess({ vnp_ResponseCode: '00', vnp_TransactionStatus: '02' })).toBe(false);
    expect(isVnpaySuccess({ vnp_ResponseCode: '00' })).toBe(false);
  });
});
