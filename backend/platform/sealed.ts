import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './environment.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `purpose` separates the keys of different data; `of` binds the ciphertext to its owner. */
export type Sealing = { readonly purpose: string; readonly of: string };
export type SealingSecrets = Pick<Secrets, 'sealing' | 'signing'>;

/** Names a secret without revealing it. */
const keyId = (secret: string): string => createHash('sha256').update(`key id ${secret}`).digest('hex').slice(0, 12);

/** Returns 32 bytes. */
const deriveKey = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/**
 * AES-256-GCM with the first sealing secret and `of` as additional data: `{key id}.{nonce, tag, ciphertext in base64url}`.
 */
export const sealBytes = ({ sealing: [secret] }: SealingSecrets, { purpose, of }: Sealing, bytes: Buffer): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, purpose), nonce).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return `${keyId(secret)}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
};

/**
 * Opens with the sealing secret that the text names; null when it is not configured any more, `of` differs or a byte
 * was changed. A text without key id was sealed with a signing secret, by a version without sealing secrets;
 * `legacyKeys` are its possible keys where they were derived in another way.
 */
export const openBytes = (
  { sealing, signing }: SealingSecrets,
  { purpose, of }: Sealing,
  sealed: string,
  legacyKeys: readonly Buffer[] = signing.map((secret) => deriveKey(secret, purpose)),
): Buffer | null => {
  const [body = '', id] = sealed.split('.').reverse();
  if (id === undefined) return legacyKeys.map((key) => decrypt(key, of, body)).find((bytes) => bytes !== null) ?? null;
  const secret = sealing.find((each) => keyId(each) === id);
  return secret === undefined ? null : decrypt(deriveKey(secret, purpose), of, body);
};

const decrypt = (key: Buffer, of: string, body: string): Buffer | null => {
  const bytes = Buffer.from(body, 'base64');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(of))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
};
