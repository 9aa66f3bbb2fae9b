import { openBytes, type SealingSecrets, sealBytes } from '#backend/platform/sealed.ts';

const sealing = (of: string) => ({ purpose: 'papers of domain holders', of });

/** `of`: the documents' id and the part. */
export const sealDocument = (secrets: SealingSecrets, of: string, bytes: Buffer): string =>
  sealBytes(secrets, sealing(of), bytes);

/** null when secret, id or part differ. */
export const openDocument = (secrets: SealingSecrets, of: string, sealed: string): Buffer | null =>
  openBytes(secrets, sealing(of), sealed);
