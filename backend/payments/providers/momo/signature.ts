import { lookUp } from '#core/shared/text/look-up.ts';
import { hmacSha256, isHmacSha256 } from '../../hmac.ts';
import type { Fields } from '../../provider.ts';

/** `accessKey` is part of what is signed, and never sent. */
export type MomoKeys = { readonly partnerCode: string; readonly accessKey: string; readonly secret: string };

const startNames = [
  'amount',
  'extraData',
  'ipnUrl',
  'orderId',
  'orderInfo',
  'partnerCode',
  'redirectUrl',
  'requestId',
  'requestType',
] as const;

/** Of a notification and of the returning browser alike. */
const resultNames = [
  'amount',
  'extraData',
  'message',
  'orderId',
  'orderInfo',
  'orderType',
  'partnerCode',
  'payType',
  'requestId',
  'responseTime',
  'resultCode',
  'transId',
] as const;

/** `accessKey=…&` and the fields in alphabetical order, not escaped. */
const signedText = (names: readonly string[], fields: Fields, { accessKey }: MomoKeys): string =>
  [['accessKey', accessKey] as const, ...names.map((name) => [name, lookUp(fields, name) ?? ''] as const)]
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/**
 * HMAC-SHA256 of the request for a payment page.
 * [https://developers.momo.vn/v3/docs/payment/api/wallet/onetime,
 * https://developers.momo.vn/v3/docs/payment/api/other/signature]
 */
export const momoStartSignature = (fields: Fields, keys: MomoKeys): string =>
  hmacSha256(signedText(startNames, fields, keys), keys.secret);

/** HMAC-SHA256 of a result. [https://developers.momo.vn/v3/docs/payment/api/result-handling/notification] */
export const momoResultSignature = (fields: Fields, keys: MomoKeys): string =>
  hmacSha256(signedText(resultNames, fields, keys), keys.secret);

/** Whether MoMo signed this result for this shop; every field must be there. */
export const isMomoResult = (fields: Fields, keys: MomoKeys): boolean =>
  resultNames.every((name) => fields[name] !== undefined) &&
  fields.partnerCode === keys.partnerCode &&
  isHmacSha256(signedText(resultNames, fields, keys), keys.secret, fields.signature);
