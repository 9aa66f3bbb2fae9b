import type { Context } from 'hono';
import { isLoopback, readRemoteAddress } from './remote-address.ts';

/** Another site may send a local browser here, also under a host name of its own. */
const isCrossSite = (c: Context): boolean => {
  const { hostname, origin } = new URL(c.req.url);
  const named = hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
  const site = c.req.header('sec-fetch-site') ?? 'same-origin';
  const from = c.req.header('origin') ?? origin;
  return !named || (c.req.method !== 'GET' && (from !== origin || (site !== 'same-origin' && site !== 'none')));
};

/**
 * True for calls from the local machine, neither through a proxy nor from another site. For confidential pages; use a
 * tunnel for remote access. Forms need `referrer-policy: same-origin`: under `no-referrer` browsers send `Origin:
 * null`, which is rejected.
 */
export const isLocalRequest = (c: Context): boolean => {
  const passedOn = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined;
  return !passedOn && isLoopback(readRemoteAddress(c.env)) && !isCrossSite(c);
};
