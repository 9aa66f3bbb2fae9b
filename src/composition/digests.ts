import { createHmac, randomBytes } from 'node:crypto';
import type { KeyedDigest, KeyedDigests } from '#adapters/cookies/ticket-store.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';

/** HMAC in hexadecimal. */
export const keyedDigest =
  (secret: string | Uint8Array): KeyedDigest =>
  (text) =>
    createHmac('sha256', secret).update(text).digest('hex');

/** Several hosts need the configured secrets; a single host may generate one, because tickets live ten minutes. */
export const ticketDigests = (secrets: SecretList | null): KeyedDigests => {
  const digestOf = (secret: string | Uint8Array): KeyedDigest =>
    keyedDigest(createHmac('sha256', secret).update('cua-hang-may ticket').digest());
  const [newest, ...older] = secrets ?? [randomBytes(32)];
  return [digestOf(newest), ...older.map(digestOf)];
};
