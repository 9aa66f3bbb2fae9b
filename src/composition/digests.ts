import { createHmac, randomBytes } from 'node:crypto';
import type { KeyedDigest } from '#adapters/cookies/ticket-store.ts';

/** HMAC in hexadecimal. */
export const keyedDigest =
  (secret: string | Uint8Array): KeyedDigest =>
  (text) =>
    createHmac('sha256', secret).update(text).digest('hex');

/** Several hosts need the configured secret; a single host may generate one, because tickets live ten minutes. */
export const ticketDigest = (secret: string | null): KeyedDigest =>
  keyedDigest(
    createHmac('sha256', secret ?? randomBytes(32))
      .update('cua-hang-may ticket')
      .digest(),
  );
