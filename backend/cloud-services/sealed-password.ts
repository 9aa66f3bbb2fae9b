import { randomBytes } from 'node:crypto';
import { keyFor, openBytes, sealBytes } from '#backend/platform/sealed.ts';

const keyOf = (secret: string): Buffer => keyFor(secret, 'first passwords of services');

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new password of 16 characters, about 93 bits. */
export const newPassword = (): string => {
  const letters: string[] = [];
  while (letters.length < 16)
    for (const byte of randomBytes(32)) {
      // Bytes beyond the last whole multiple would make some letters likelier than others.
      const letter = byte < 4 * ALPHABET.length ? ALPHABET[byte % ALPHABET.length] : undefined;
      if (letter !== undefined && letters.length < 16) letters.push(letter);
    }
  return letters.join('');
};

/** Seals a text for a service, bound to the service's id. */
export const seal = (secret: string, serviceId: string, text: string): string =>
  sealBytes(keyOf(secret), serviceId, Buffer.from(text, 'utf8'));

/** Opens what `seal` closed; null where the secret or the service is another one. */
export const unseal = (secret: string, serviceId: string, sealed: string): string | null =>
  openBytes(keyOf(secret), serviceId, sealed)?.toString('utf8') ?? null;
