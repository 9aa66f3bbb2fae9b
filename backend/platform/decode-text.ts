import { encodingOf } from '#core/dns/file-encoding.ts';

/**
 * Text of a spreadsheet program: UTF-8 or UTF-16, with or without a byte order mark, else Windows-1258, the code page of
 * Vietnamese Windows, whose accents are signs of their own.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const decode = (encoding: string): string =>
    new TextDecoder(encoding, { fatal: true }).decode(bytes).normalize('NFC');
  try {
    return decode(encodingOf(bytes));
  } catch {
    return decode('windows-1258');
  }
};
