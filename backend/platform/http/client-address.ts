import { isIP } from 'node:net';
import { isLoopback, readRemoteAddress } from './remote-address.ts';

/** The shop's host sends the browser's network address. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Converts an IPv4-mapped IPv6 address to IPv4. */
const unmapIpv4 = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Local or in a private network, where hosts run. [RFC 1918, RFC 4193] */
export const isPrivateAddress = (address: string): boolean =>
  isLoopback(address) ||
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$/.test(unmapIpv4(address)) ||
  /^f[cd][\da-f]{2}:/i.test(address);

/**
 * The browser's address; empty when unknown. Trusts the header only from a nearby host, otherwise uses the connection's
 * address. A loopback address identifies no client and counts as unknown.
 */
export const readClientAddress = (bindings: unknown, headers: Pick<Headers, 'get'>): string => {
  const remote = readRemoteAddress(bindings);
  if (!isPrivateAddress(remote)) return unmapIpv4(remote);
  const told = headers.get(CLIENT_ADDRESS_HEADER)?.trim() ?? '';
  return isIP(told) === 0 || isLoopback(told) ? '' : unmapIpv4(told);
};

/** The browser's IP address, loopback too; empty without a connection. */
export const clientIpOf = (bindings: unknown, headers: Pick<Headers, 'get'>): string => {
  const remote = readRemoteAddress(bindings);
  const told = isPrivateAddress(remote) ? (headers.get(CLIENT_ADDRESS_HEADER)?.trim() ?? '') : '';
  return unmapIpv4(isIP(told) === 0 ? remote : told);
};

/** The first four of eight groups, without leading zeros. */
const ipv6Prefix = (address: string): string => {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** Rate-limit key: the IPv4 address, or the /64 prefix of IPv6, which belongs to one customer. [RFC 6177] */
export const rateLimitNetwork = (address: string): string =>
  isIP(address) === 6 ? `${ipv6Prefix(address)}::/64` : address;
