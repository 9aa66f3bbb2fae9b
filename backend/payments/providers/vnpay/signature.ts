import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Fields } from '../../provider.ts';

/**
 * VNPAY 2.1.0: HMAC-SHA512 over `k=v&…` sorted by key, form-encoded (space as +), without empty fields and without the
 * hash fields; 128 lower-case hex digits.
 */
export const vnpayHash = (fields: Fields, secret: string): string =>
  createHmac('sha512', secret).update(canonical(fields)).digest('hex');

/** Sorted fields without empty ones, and their hash. */
export const signedVnpayFields = (fields: Fields, secret: string): Fields => ({
  ...Object.fromEntries(sorted(fields)),
  vnp_SecureHash: vnpayHash(fields, secret),
});

/** Compares in constant time. */
export const isSignedByVnpay = (fields: Fields, secret: string): boolean => {
  const expected = Buffer.from(vnpayHash(fields, secret));
  const given = Buffer.from((fields.vnp_SecureHash ?? '').toLowerCase());
  return secret !== '' && given.length === expected.length && timingSafeEqual(given, expected);
};

/** yyyyMMddHHmmss in Vietnam (UTC+7 all year). `at` in ms since 1970 UTC. */
export const vnpayTime = (at: number): string =>
  new Date(at + 7 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);

/** Returns ms since 1970 UTC; null when invalid. */
export const timeOfVnpay = (text: string): number | null => {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text)?.slice(1);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`);
  return Number.isNaN(at) ? null : at;
};

/** VNPAY's unit is a hundredth of a đồng. */
export const vnpayAmount = (amount: number): string => String(amount * 100);

/**
 * A result that only the gateway sends, in a notification or with the returning browser. The shop signs the way to the
 * gateway with the same key, and the buyer knows that address.
 */
export const isVnpayResult = (fields: Fields): boolean =>
  fields.vnp_Command === undefined && Boolean(fields.vnp_ResponseCode) && Boolean(fields.vnp_TransactionStatus);

/** Both codes must be `00`. */
export const isVnpaySuccess = (fields: Fields): boolean =>
  fields.vnp_ResponseCode === '00' && fields.vnp_TransactionStatus === '00';

const sorted = (fields: Fields): [string, string][] =>
  Object.entries(fields)
    .filter(([key, value]) => value !== '' && key !== 'vnp_SecureHash' && key !== 'vnp_SecureHashType')
    .sort(([a], [b]) => (a < b ? -1 : 1));

const canonical = (fields: Fields): string => new URLSearchParams(sorted(fields)).toString();
