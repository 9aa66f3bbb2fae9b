import { MAX_ZONE_FILE_BYTES } from './zone-file.ts';

/** Octets of an uploaded file: three of UTF-8 are one sign of a text. */
export const MAX_ENCODED_BYTES = 3 * MAX_ZONE_FILE_BYTES;

const UTF_16_LE = [0xff, 0xfe];
const UTF_16_BE = [0xfe, 0xff];
/** How much of a file decides. */
const SAMPLE = 200;

/**
 * How the octets of an uploaded zone file become text, as `TextDecoder` names it: by the byte order mark, or by zeros
 * beside letters, which UTF-8 does not have. [RFC 2781 4.3]
 */
export const encodingOf = (bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  const startsWith = (mark: readonly number[]): boolean => mark.every((each, at) => bytes[at] === each);
  if (startsWith(UTF_16_LE)) return 'utf-16le';
  if (startsWith(UTF_16_BE)) return 'utf-16be';
  const zeros = (parity: number): number =>
    bytes.subarray(0, SAMPLE).filter((byte, at) => byte === 0 && at % 2 === parity).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const isWide = Math.max(even, odd) > Math.min(bytes.length, SAMPLE) / 4;
  if (!isWide) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
};
