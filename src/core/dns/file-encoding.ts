import { MAX_ZONE_FILE_BYTES } from './zone-file.ts';

/** Octets of an uploaded file: three of UTF-8 are one sign of a text. */
export const MAX_ENCODED_BYTES = 3 * MAX_ZONE_FILE_BYTES;

/**
 * How the octets of an uploaded zone file become text, as `TextDecoder` names it: by the byte order mark, or by the zero
 * beside the first letter, which is ASCII. UTF-8 has no zeros. [RFC 2781 4.3]
 */
export const encodingOf = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
};
