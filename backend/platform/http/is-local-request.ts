import type { Context } from 'hono';
import { isLoopback, readRemoteAddress } from './remote-address.ts';

/** Another site may send a local browser here, also under a host name of its own; both are rejected. */
const isCrossSite = (c: Context): boolean => {
  const { hostname, origin } = new URL(c.req.url);
  const named = hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
  const site = c.req.header('sec-fetch-site') ?? 'same-origin';
  const from = c.req.header('origin') ?? origin;
  return !named || (c.req.method !== 'GET' && (from !== origin || (site !== 'same-origin' && site !== 'none')));
};

/**
 * Whether the shop's operator calls from the local machine: not through a proxy, and not from another site in their
 * browser. For confidential pages; use a tunnel for remote access. Pages with forms send `referrer-policy:
 * same-origin`, because under `no-referrer` browsers post with `Origin: null`, which is rejected.
 */
export const isLocalRequest = (c: Context): boolean => {
  const passedOn = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined;
  return !passedOn && isLoopback(readRemoteAddress(c.env)) && !isCrossSite(c);
};
