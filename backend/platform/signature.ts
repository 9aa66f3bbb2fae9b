import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretList } from '#contracts/secrets/secret-list.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In constant time. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Lower-case hex HMAC-SHA256 with the newest secret. */
export const signText = ([secret]: SecretList, text: string): string => hmac(secret, text);

/** Whether any of the secrets signed the text. */
export const isSigned = (secrets: SecretList, text: string, signature: string): boolean =>
  secrets.some((secret) => isSameSecret(hmac(secret, text), signature));
