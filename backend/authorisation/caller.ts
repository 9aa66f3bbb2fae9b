import type { RequestVisitor } from '#backend/platform/deps.ts';
import { rateLimitNetwork } from '#backend/platform/http/client-address.ts';
import type { Browser } from './log-in-result.ts';
import type { Client } from './rate-limits.ts';

/** What is known about a client before login. */
export type Caller = {
  readonly visitor: RequestVisitor | null;
  /** Network address of the browser; empty when unknown. */
  readonly address: string;
  readonly device: string;
  /** Idempotency key of the command. */
  readonly idempotencyKey: string | null;
};

/** The client for rate limits. Requests without a session share one counter per network address. */
export const toClient = ({ visitor, address }: Pick<Caller, 'visitor' | 'address'>): Client => ({
  session: visitor?.sessionId ?? `address ${address}`,
  network: address === '' ? null : rateLimitNetwork(address),
});

/** The browser behind a call; only an anonymous session is included. */
export const toBrowser = ({ visitor, device }: Caller): Browser => ({
  guestSessionId: visitor === null || visitor.staff || visitor.partyId !== null ? null : visitor.sessionId,
  device,
});

/** Header in which the shop's host passes the browser's name. */
export const CLIENT_DEVICE_HEADER = 'x-client-device';

/** A short printable label for any header value. */
export const readDevice = (headers: Pick<Headers, 'get'>): string =>
  (headers.get(CLIENT_DEVICE_HEADER) ?? '')
    .replace(/[^\p{L}\p{N} ,.()/_-]/gu, '')
    .trim()
    .slice(0, 60);
