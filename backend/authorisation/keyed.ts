import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#backend/platform/environment.ts';
import { openBytes, sealBytes } from '#backend/platform/sealed.ts';

/** Every purpose has a key of its own. */
type Purpose =
  | 'activation-code'
  | 'reset-code'
  | 'recovery-code'
  | 'totp'
  | 'proof-of-work'
  | 'intent'
  | 'newsletter'
  | 'security-log'
  | 'staff-totp'
  | 'staff-device'
  | 'staff-log';

/** 32 bytes for one purpose, derived from the signing secret. */
export const deriveSecretKey = ({ signing }: Secrets, purpose: Purpose): Buffer =>
  createHmac('sha256', signing).update(`cua-hang-may ${purpose}`).digest();

/** Keyed, because six digits are quickly enumerated: the digest must be useless without the secret. */
export const keyedDigest = (secrets: Secrets, purpose: Purpose, ...parts: readonly string[]): string =>
  createHmac('sha256', deriveSecretKey(secrets, purpose)).update(JSON.stringify(parts)).digest('hex');

/** Compares two digests in constant time. */
export const areDigestsEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export const seal = (secrets: Secrets, purpose: Purpose, text: string): string =>
  sealBytes(secrets, { purpose, of: '' }, Buffer.from(text, 'utf8'));

/** Decrypts the output of `seal`; throws when it was modified or the secret differs. */
export const unseal = (secrets: Secrets, purpose: Purpose, sealed: string): string => {
  const text = openBytes(secrets, { purpose, of: '' }, sealed, deriveSecretKey(secrets, purpose));
  if (text === null) throw new Error('what is sealed does not open with this secret');
  return text.toString('utf8');
};
