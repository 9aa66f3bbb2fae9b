import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../environment.ts';

/** What a derived key is for: no two uses share one. */
type Purpose = 'activation-code' | 'reset-code' | 'recovery-code' | 'totp' | 'proof-of-work' | 'intent' | 'newsletter';

/** 32 bytes for one purpose, from the signing secret. */
export const derivedKey = ({ signing }: Secrets, purpose: Purpose): Buffer =>
  createHmac('sha256', signing).update(`cua-hang-may ${purpose}`).digest();

/** A digest that says nothing without the secret, although six digits are quickly tried through. */
export const keyedDigest = (secrets: Secrets, purpose: Purpose, ...parts: readonly string[]): string =>
  createHmac('sha256', derivedKey(secrets, purpose)).update(JSON.stringify(parts)).digest('hex');

/** Compares two digests of the same kind in constant time. */
export const sameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Encrypts a text that has to be read again. AES-256-GCM: nonce, tag and text as base64. */
export const seal = (secrets: Secrets, purpose: Purpose, text: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(secrets, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
};

/** Reads what `seal` wrote; throws where it was changed or the secret is another one. */
export const unseal = (secrets: Secrets, purpose: Purpose, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(secrets, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
};
