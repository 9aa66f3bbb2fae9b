import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#backend/platform/environment.ts';
import { openBytes, sealBytes } from '#backend/platform/sealed.ts';

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

/** Seals a text that has to be read again. */
export const seal = (secrets: Secrets, purpose: Purpose, text: string): string =>
  sealBytes(derivedKey(secrets, purpose), '', Buffer.from(text, 'utf8'));

/** Reads what `seal` wrote; throws where it was changed or the secret is another one. */
export const unseal = (secrets: Secrets, purpose: Purpose, sealed: string): string => {
  const text = openBytes(derivedKey(secrets, purpose), '', sealed);
  if (text === null) throw new Error('what is sealed does not open with this secret');
  return text.toString('utf8');
};
