import { forwardedAddress, type TrustedProxies } from '#contracts/client-address.ts';

/** Empty without a connection. `bindings`: hono's `env`. */
const connectionAddress = (bindings: unknown): string => {
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return '';
  // @hono/node-server stores Node's request there.
  const { incoming } = bindings as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? '';
};

/** The browser's IP address; only the proxies in TRUST_PROXY may tell another one than the connection's. */
export const clientAddress = (bindings: unknown, headers: Pick<Headers, 'get'>, proxies: TrustedProxies): string =>
  forwardedAddress(connectionAddress(bindings), headers.get('x-forwarded-for'), proxies);
