import { createHash, timingSafeEqual } from 'node:crypto';
import type { SecretList } from '#contracts/secrets/secret-list.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In constant time. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** Whether an `Authorization` header bears one of these secrets. */
export const hasBearer = (authorization: string | null | undefined, secrets: SecretList): boolean => {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return secrets.some((secret) => isSameText(given, secret));
};
