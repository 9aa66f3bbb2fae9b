import type { Context } from 'hono';
import { isLoopback, remoteAddressOf } from './remote-address.ts';

/** A page elsewhere may lead a browser of this machine here, also under a name of its own: both are refused. */
const comesFromElsewhere = (c: Context): boolean => {
  const { hostname, origin } = new URL(c.req.url);
  const named = hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
  const site = c.req.header('sec-fetch-site') ?? 'same-origin';
  const from = c.req.header('origin') ?? origin;
  return !named || (c.req.method !== 'GET' && (from !== origin || (site !== 'same-origin' && site !== 'none')));
};

/**
 * Whether whoever keeps the shop asks from its own machine: never through a proxy, and never because a page elsewhere led
 * his browser here. For pages that show what others may not read; from afar they are reached through a tunnel. Pages with
 * forms send `referrer-policy: same-origin`: under `no-referrer` a browser posts them with `Origin: null`, which is refused.
 */
export const isFromThisMachine = (c: Context): boolean => {
  const passedOn = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined;
  return !passedOn && isLoopback(remoteAddressOf(c.env)) && !comesFromElsewhere(c);
};
