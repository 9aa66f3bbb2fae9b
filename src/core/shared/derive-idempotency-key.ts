import { type IdempotencyKey, idempotencyKey } from './ids.ts';

/**
 * Key of a sub-operation: the same parts give the same 32 hexadecimal digits, so that a retry repeats each write with
 * its key. Not cryptographic: keys are scoped to a session and grant no access.
 */
export const deriveIdempotencyKey = (...parts: readonly string[]): IdempotencyKey => {
  const text = parts.join('\u0000');
  let words: readonly [number, number, number, number] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const [a, b, c, d] = words;
    words = [
      b ^ Math.imul(a ^ code, 597399067),
      c ^ Math.imul(b ^ code, 2869860233),
      d ^ Math.imul(c ^ code, 951274213),
      a ^ Math.imul(d ^ code, 2716044179),
    ];
  }
  return idempotencyKey(words.map((word) => (mixHash(word) >>> 0).toString(16).padStart(8, '0')).join(''));
};

const mixHash = (word: number): number => {
  const once = Math.imul(word ^ (word >>> 18), 2246822507);
  return Math.imul(once ^ (once >>> 13), 3266489909);
};
