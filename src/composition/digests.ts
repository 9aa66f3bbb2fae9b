import { createHmac, randomBytes } from 'node:crypto';
import type { KeyedDigest } from '#adapters/cookies/ticket-store.ts';

/** Digests under a secret, in hexadecimal letters. */
export const keyedDigest =
  (secret: string | Uint8Array): KeyedDigest =>
  (text) =>
    createHmac('sha256', secret).update(text).digest('hex');

/**
 * Digests of tickets, under a key derived from the host's secret. Several hosts share the configured one; a lone one may
 * make its own, for what lives ten minutes.
 */
export const ticketDigest = (secret: string | null): KeyedDigest =>
  keyedDigest(
    createHmac('sha256', secret ?? randomBytes(32))
      .update('cua-hang-may ticket')
      .digest(),
  );
