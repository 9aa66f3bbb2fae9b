import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key of first passwords, derived from the signing secret so that it is told from every other use of it. */
const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'first passwords of services', 32));

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

/** Seals a text for a service: AES-256-GCM, bound to the service's id. Answers nonce, tag and text as base64. */
export const seal = (secret: string, serviceId: string, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce).setAAD(Buffer.from(serviceId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
};

/** Opens what `seal` closed; null where the secret or the service is another one. */
export const unseal = (secret: string, serviceId: string, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(serviceId))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
};
