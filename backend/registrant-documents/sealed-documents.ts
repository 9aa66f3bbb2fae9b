import { deriveKey, openBytes, sealBytes } from '#backend/platform/sealed.ts';

const documentKey = (secret: string): Buffer => deriveKey(secret, 'papers of domain holders');

/** `of`: the documents' id and the part. */
export const sealDocument = (secret: string, of: string, bytes: Buffer): string =>
  sealBytes(documentKey(secret), of, bytes);

/** null when secret, id or part differ. */
export const openDocument = (secret: string, of: string, sealed: string): Buffer | null =>
  openBytes(documentKey(secret), of, sealed);
