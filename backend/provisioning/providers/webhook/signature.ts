import { createHmac } from 'node:crypto';
import { isSameSecret } from '#backend/platform/signature.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';

/** How far the clock of the other side may be away. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/** A secret with the prefix of the specification is base64; any other text is its own bytes. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);

const signatureOf = (secret: string, id: string, timestamp: string, body: string): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/**
 * The headers that sign a message, with each of the secrets, so that both sides replace one without an outage. `now`: ms
 * since 1970 UTC. [Standard Webhooks]
 */
export const webhookHeaders = (
  secrets: SecretList,
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: number },
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(now / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((each) => signatureOf(each, id, timestamp, body)).join(' '),
  };
};

/** Whether one of the secrets signed this body within the last five minutes. */
export const isSignedWebhook = (secrets: SecretList, headers: Headers, body: string, now: number): boolean => {
  const id = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  // A point in the id would move the border between the signed parts.
  if (!/^[\w-]{1,100}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp) * 1_000) > TOLERANCE_MS) return false;
  const given = (headers.get('webhook-signature') ?? '').split(' ').slice(0, 8);
  return secrets.some((secret) => {
    const own = signatureOf(secret, id, timestamp, body);
    return given.some((each) => isSameSecret(each, own));
  });
};
