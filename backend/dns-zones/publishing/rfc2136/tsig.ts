import { createHmac, timingSafeEqual } from 'node:crypto';
import { classes, decodeMessage, encodeName, encodeRecord, typeNumbers } from './dns-message.ts';

/** A key of BIND, of the algorithm hmac-sha256. */
export type TsigKey = { readonly name: string; readonly secret: Buffer };

/** How far the clocks of both sides may differ, in seconds. [RFC 8945 10] */
const FUDGE = 300;
const ALGORITHM = encodeName('hmac-sha256.');
const ADDITIONAL_COUNT = 10;
/** Messages between two that are signed. [RFC 8945 5.3.1] */
const MAX_UNSIGNED = 99;

const timer = (seconds: number): Buffer => {
  const buffer = Buffer.alloc(8);
  buffer.writeUIntBE(seconds, 0, 6);
  buffer.writeUInt16BE(FUDGE, 6);
  return buffer;
};

const counted = (data: Buffer): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([length, data]);
};

const hmac = ({ secret }: TsigKey, ...parts: readonly Buffer[]): Buffer =>
  createHmac('sha256', secret).update(Buffer.concat(parts)).digest();

/** Name, class ANY, TTL 0 and algorithm of the key. [RFC 8945 4.3.3] */
const variables = ({ name }: TsigKey, times: Buffer, rest: Buffer): Buffer =>
  Buffer.concat([encodeName(name), Buffer.from([0, 255, 0, 0, 0, 0]), ALGORITHM, times, rest]);

const withCount = (message: Buffer, change: number): Buffer => {
  const copy = Buffer.from(message);
  copy.writeUInt16BE(message.readUInt16BE(ADDITIONAL_COUNT) + change, ADDITIONAL_COUNT);
  return copy;
};

/** The message with its signature, and the signature itself, which the answer continues. [RFC 8945 5.1] */
export const signMessage = (
  key: TsigKey,
  message: Buffer,
  seconds: number,
): { readonly signed: Buffer; readonly mac: Buffer } => {
  const times = timer(seconds);
  const mac = hmac(key, message, variables(key, times, Buffer.alloc(4)));
  // The id of the message; neither an error nor other data.
  const tail = Buffer.concat([message.subarray(0, 2), Buffer.alloc(4)]);
  const data = Buffer.concat([ALGORITHM, times, counted(mac), tail]);
  const record = encodeRecord({ name: key.name, type: typeNumbers.TSIG, class: classes.ANY, ttl: 0, data });
  return { signed: Buffer.concat([withCount(message, 1), record]), mac };
};

/**
 * Reads the answers to one request in their order; each call takes one. `denied`: the other side does not accept the
 * key; `forged`: nobody who has the key signed this, or too many in a row came without a signature. Of several messages
 * some may, and the next signature covers them. Throws a RangeError for what is no message. [RFC 8945 5.3]
 */
export const answerReader = (
  key: TsigKey,
  requestMac: Buffer,
): ((message: Buffer) => 'valid' | 'unsigned' | 'denied' | 'forged') => {
  let [mac, isFirst] = [requestMac, true];
  let unsigned: Buffer[] = [];
  return (message) => {
    const { sections, lastRecordAt } = decodeMessage(message);
    const last = sections[2].at(-1);
    if (last?.type !== typeNumbers.TSIG) {
      unsigned.push(message);
      return unsigned.length > MAX_UNSIGNED ? 'forged' : 'unsigned';
    }
    // Behind the algorithm: times, signature, id, error and other data.
    const rest = last.data.subarray(ALGORITHM.length);
    const size = rest.readUInt16BE(8);
    const [times, given, end] = [rest.subarray(0, 8), rest.subarray(10, 10 + size), rest.subarray(10 + size)];
    if (end.readUInt16BE(2) !== 0) return 'denied';
    const bare = withCount(message.subarray(0, lastRecordAt), -1);
    const signedTimes = isFirst ? variables(key, times, end.subarray(2)) : times;
    const expected = hmac(key, counted(mac), ...unsigned, bare, signedTimes);
    const isValid = given.length === expected.length && timingSafeEqual(given, expected) && last.name === key.name;
    [mac, isFirst, unsigned] = [given, false, []];
    return isValid ? 'valid' : 'forged';
  };
};
