import { keyFor, openBytes, sealBytes } from '#backend/platform/sealed.ts';

const keyOf = (secret: string): Buffer => keyFor(secret, 'papers of domain holders');

/** Encrypts bytes, bound to `of`: the documents' id and the part. */
export const sealPaper = (secret: string, of: string, bytes: Buffer): string => sealBytes(keyOf(secret), of, bytes);

/** Decrypts such bytes; null when secret, id or part differ. */
export const openPaper = (secret: string, of: string, sealed: string): Buffer | null =>
  openBytes(keyOf(secret), of, sealed);
