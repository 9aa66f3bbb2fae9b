import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Fields } from './provider.ts';

/** HMAC-SHA256 in lower-case hex. */
export const hmacSha256 = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Compares in constant time; false without a secret. */
export const isHmacSha256 = (text: string, secret: string, given: string | undefined): boolean => {
  const expected = Buffer.from(hmacSha256(text, secret));
  const found = Buffer.from((given ?? '').toLowerCase());
  return secret !== '' && found.length === expected.length && timingSafeEqual(found, expected);
};

const OWN_SIGNATURE = 'shop_signature';

const canonical = (fields: Fields): string =>
  new URLSearchParams(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();

/** `page` with a query that the shop signs for itself, when a gateway makes the page of a payment only on request. */
export const ownSignedAddress = (page: string, fields: Fields, secret: string): string =>
  `${page}?${new URLSearchParams({ ...fields, [OWN_SIGNATURE]: hmacSha256(canonical(fields), secret) })}`;

export const isOwnQuery = ({ [OWN_SIGNATURE]: signature, ...fields }: Fields, secret: string): boolean =>
  isHmacSha256(canonical(fields), secret, signature);
