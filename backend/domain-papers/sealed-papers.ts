import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key of papers, derived from the signing secret so that it is told from every other use of it. */
const keyFrom = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'papers of domain holders', 32));

/** Seals bytes: AES-256-GCM, bound to `of`, the papers and the part of them. Answers nonce, tag and bytes as base64. */
export const sealPaper = (secret: string, of: string, bytes: Buffer): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
};

/** Opens what `sealPaper` closed; null where the secret, the papers or the part are others. */
export const openPaper = (secret: string, of: string, sealed: string): Buffer | null => {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(of))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
};
