import { keyFor, openBytes, sealBytes } from '#backend/platform/sealed.ts';

const keyOf = (secret: string): Buffer => keyFor(secret, 'papers of domain holders');

/** Seals bytes, bound to `of`: the papers and the part of them. */
export const sealPaper = (secret: string, of: string, bytes: Buffer): string => sealBytes(keyOf(secret), of, bytes);

/** Opens what `sealPaper` closed; null where the secret, the papers or the part are others. */
export const openPaper = (secret: string, of: string, sealed: string): Buffer | null =>
  openBytes(keyOf(secret), of, sealed);
