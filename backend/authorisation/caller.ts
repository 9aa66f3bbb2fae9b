import type { RequestVisitor } from '#backend/platform/deps.ts';
import { networkOf } from '#backend/platform/http/client-address.ts';
import type { Browser } from './log-in-result.ts';
import type { Client } from './throttle.ts';

/** Who calls, as far as it is known before he has logged in. */
export type Caller = {
  readonly visitor: RequestVisitor | null;
  /** Network address of his browser; empty where it is not known. */
  readonly address: string;
  readonly device: string;
  /** Key of the press. */
  readonly idempotencyKey: string | null;
};

/** Whose tries are counted together. Where there is no session, all without one at an address count as one. */
export const clientOf = ({ visitor, address }: Pick<Caller, 'visitor' | 'address'>): Client => ({
  session: visitor?.sessionId ?? `address ${address}`,
  network: address === '' ? null : networkOf(address),
});

/** The browser behind a call; only an anonymous session is taken along. */
export const browserOf = ({ visitor, device }: Caller): Browser => ({
  guestSessionId: visitor === null || visitor.staff || visitor.partyId !== null ? null : visitor.sessionId,
  device,
});

/** The header in which the shop's host tells the browser's name. */
export const CLIENT_DEVICE_HEADER = 'x-client-device';

/** A short printable label, whatever was sent. */
export const deviceOf = (headers: Pick<Headers, 'get'>): string =>
  (headers.get(CLIENT_DEVICE_HEADER) ?? '')
    .replace(/[^\p{L}\p{N} ,.()/_-]/gu, '')
    .trim()
    .slice(0, 60);
