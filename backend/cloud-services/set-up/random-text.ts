import { randomBytes } from 'node:crypto';

/** `length` characters, each equally likely; `alphabet` has at most 256. */
export const randomText = (alphabet: string, length: number): string => {
  const letters: string[] = [];
  // Bytes beyond the last whole multiple are rejected, because they would make some letters more likely.
  const limit = 256 - (256 % alphabet.length);
  while (letters.length < length)
    for (const byte of randomBytes(2 * length)) {
      const letter = byte < limit ? alphabet[byte % alphabet.length] : undefined;
      if (letter !== undefined && letters.length < length) letters.push(letter);
    }
  return letters.join('');
};
