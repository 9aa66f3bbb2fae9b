import { openBytes, type SealingSecrets, sealBytes } from '#backend/platform/sealed.ts';
import { randomText } from './random-text.ts';

const sealing = (of: string) => ({ purpose: 'first passwords of services', of });

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 16 characters, about 93 bits. */
export const generatePassword = (): string => randomText(ALPHABET, 16);

/** Binds the ciphertext to the service's id. */
export const seal = (secrets: SealingSecrets, serviceId: string, text: string): string =>
  sealBytes(secrets, sealing(serviceId), Buffer.from(text, 'utf8'));

/** null when the secret or the service differs. */
export const unseal = (secrets: SealingSecrets, serviceId: string, sealed: string): string | null =>
  openBytes(secrets, sealing(serviceId), sealed)?.toString('utf8') ?? null;
