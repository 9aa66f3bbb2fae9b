import type { Client } from '#backend/authorisation/rate-limits.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { networkOf } from '#contracts/client-address.ts';
import type { Browser } from './log-in-result.ts';

export type Caller = {
  readonly visitor: RequestVisitor | null;
  /** Empty when unknown. */
  readonly address: string;
  readonly device: string;
  readonly idempotencyKey: string | null;
};

export const readCaller = async (context: GraphqlContext): Promise<Caller> => ({
  visitor: await context.visitor(),
  address: context.address,
  device: readDevice(context.headers),
  idempotencyKey: context.idempotencyKey,
});

/** Requests without a session share one rate limit per network address. */
export const toClient = ({ visitor, address }: Pick<Caller, 'visitor' | 'address'>): Client => ({
  session: visitor?.sessionId ?? `address ${address}`,
  network: address === '' ? null : networkOf(address),
});

/** Only an anonymous session is included. */
export const toBrowser = ({ visitor, device }: Caller): Browser => ({
  guestSessionId: visitor === null || visitor.staff || visitor.partyId !== null ? null : visitor.sessionId,
  device,
});

/** The shop's host sends the browser's name. */
export const CLIENT_DEVICE_HEADER = 'x-client-device';

export const readDevice = (headers: Pick<Headers, 'get'>): string =>
  (headers.get(CLIENT_DEVICE_HEADER) ?? '')
    .replace(/[^\p{L}\p{N} ,.()/_-]/gu, '')
    .trim()
    .slice(0, 60);
