import { lookUp } from '#core/shared/text/look-up.ts';
import { hmacSha256, isHmacSha256 } from '../../hmac.ts';
import type { Fields } from '../../provider.ts';

/** `key1` signs what the shop sends, `key2` what ZaloPay sends. */
export type ZaloPayKeys = { readonly appId: string; readonly key1: string; readonly key2: string };

const startNames = ['app_id', 'app_trans_id', 'app_user', 'amount', 'app_time', 'embed_data', 'item'] as const;
const returnNames = ['appid', 'apptransid', 'pmcid', 'bankcode', 'amount', 'discountamount', 'status'] as const;
const callbackNames = ['data', 'mac', 'type'] as const;

const joined = (names: readonly string[], fields: Fields): string =>
  names.map((name) => lookUp(fields, name) ?? '').join('|');

/** HMAC-SHA256 of a new order: seven fields joined by «|». [https://docs.zalopay.vn/v2/general/overview.html] */
export const zaloPayStartMac = (fields: Fields, { key1 }: ZaloPayKeys): string =>
  hmacSha256(joined(startNames, fields), key1);

/** HMAC-SHA256 of the callback's `data` as it arrived. [https://docs.zalopay.vn/v2/general/overview.html, callback] */
export const zaloPayCallbackMac = (data: string, { key2 }: ZaloPayKeys): string => hmacSha256(data, key2);

/** Of the returning browser. [https://docs.zalopay.vn/v2/general/overview.html, redirect] */
export const zaloPayReturnChecksum = (fields: Fields, { key2 }: ZaloPayKeys): string =>
  hmacSha256(joined(returnNames, fields), key2);

const hasAll = (names: readonly string[], fields: Fields): boolean =>
  names.every((name) => lookUp(fields, name) !== undefined);
const hasNone = (names: readonly string[], fields: Fields): boolean =>
  names.every((name) => lookUp(fields, name) === undefined);

const isCallback = (fields: Fields, { key2 }: ZaloPayKeys): boolean =>
  hasAll(callbackNames, fields) && fields.type === '1' && isHmacSha256(fields.data ?? '', key2, fields.mac);

const isReturn = (fields: Fields, { appId, key2 }: ZaloPayKeys): boolean =>
  hasAll(returnNames, fields) &&
  fields.appid === appId &&
  isHmacSha256(joined(returnNames, fields), key2, fields.checksum);

const returned = [...returnNames, 'checksum'];

/** A signed callback. The sandbox sends a return with it, which must be whole and signed too. */
export const isZaloPayCallback = (fields: Fields, keys: ZaloPayKeys): boolean =>
  isCallback(fields, keys) && (hasNone(returned, fields) || isReturn(fields, keys));

/** The same for the query of a returning browser. */
export const isZaloPayReturn = (fields: Fields, keys: ZaloPayKeys): boolean =>
  isReturn(fields, keys) && (hasNone(callbackNames, fields) || isCallback(fields, keys));

/** Begins with the day in Vietnam (UTC+7 all year), as ZaloPay asks. `createdAt` in ms since 1970 UTC. */
export const appTransId = (paymentId: string, createdAt: number): string =>
  `${new Date(createdAt + 7 * 3_600_000).toISOString().slice(2, 10).replaceAll('-', '')}_${paymentId}`;

export const paymentIdOf = (transId: string): string => transId.slice(transId.indexOf('_') + 1);
