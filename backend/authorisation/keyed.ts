import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#backend/platform/environment.ts';
import { openBytes, sealBytes } from '#backend/platform/sealed.ts';

/** Every purpose has a key of its own. */
type Purpose =
  | 'activation-code'
  | 'reset-code'
  | 'contact-code'
  | 'recovery-code'
  | 'totp'
  | 'proof-of-work'
  | 'intent'
  | 'newsletter'
  | 'security-log'
  | 'auth-code'
  | 'service-entry'
  | 'service-entry-digest'
  | 'staff-totp'
  | 'staff-device'
  | 'customer-device'
  | 'staff-log';

/** 32 bytes for one purpose from each signing secret, newest first. */
export const deriveSecretKeys = ({ signing }: Secrets, purpose: Purpose): readonly Buffer[] =>
  signing.map((secret) => deriveKey(secret, purpose));

const deriveKey = (secret: string, purpose: Purpose): Buffer =>
  createHmac('sha256', secret).update(`cua-hang-may ${purpose}`).digest();

/** 32 bytes for one purpose, derived from the newest signing secret. */
export const deriveSecretKey = ({ signing }: Secrets, purpose: Purpose): Buffer => deriveKey(signing[0], purpose);

/** Keyed, because six digits are quickly enumerated: the digest must be useless without the secret. */
export const keyedDigest = (secrets: Secrets, purpose: Purpose, ...parts: readonly string[]): string =>
  createHmac('sha256', deriveSecretKey(secrets, purpose)).update(JSON.stringify(parts)).digest('hex');

/** As `keyedDigest`, with each signing secret, newest first: the database may hold one from before a rotation. */
export const keyedDigests = (secrets: Secrets, purpose: Purpose, ...parts: readonly string[]): string[] =>
  secrets.signing.map((secret) => keyedDigest({ ...secrets, signing: [secret] }, purpose, ...parts));

/** Whether the digest was made of these parts, before or after a rotation. In constant time. */
export const isKeyedDigest = (
  secrets: Secrets,
  digest: string,
  purpose: Purpose,
  ...parts: readonly string[]
): boolean => keyedDigests(secrets, purpose, ...parts).some((each) => areDigestsEqual(each, digest));

/** Compares two digests in constant time. */
export const areDigestsEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export const seal = (secrets: Secrets, purpose: Purpose, text: string): string =>
  sealBytes(secrets, { purpose, of: '' }, Buffer.from(text, 'utf8'));

/** Decrypts the output of `seal`; throws when it was modified or the secret differs. */
export const unseal = (secrets: Secrets, purpose: Purpose, sealed: string): string => {
  const text = openBytes(secrets, { purpose, of: '' }, sealed, deriveSecretKeys(secrets, purpose));
  if (text === null) throw new Error('what is sealed does not open with this secret');
  return text.toString('utf8');
};
