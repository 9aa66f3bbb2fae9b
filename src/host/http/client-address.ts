import { isIP } from 'node:net';

/** Address of the connection; empty where a request came from none. `bindings` is hono's `env`. */
const connectedFrom = (bindings: unknown): string => {
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return '';
  // @hono/node-server puts Node's own request there.
  const { incoming } = bindings as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? '';
};

/**
 * Network address of whoever asks: that of his connection. Behind a proxy that is trusted it is the last entry of
 * X-Forwarded-For, which the proxy wrote itself; entries before it are whatever the client sent. Empty where it is unknown.
 */
export const clientAddress = (bindings: unknown, headers: Pick<Headers, 'get'>, trustProxy: boolean): string => {
  const last = trustProxy ? (headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '') : '';
  return isIP(last) === 0 ? connectedFrom(bindings) : last;
};
