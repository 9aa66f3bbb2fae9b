import { isIP } from 'node:net';

/** Empty without a connection. `bindings`: hono's `env`. */
const connectionAddress = (bindings: unknown): string => {
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return '';
  // @hono/node-server stores Node's request there.
  const { incoming } = bindings as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? '';
};

/** Behind a trusted proxy the last entry of X-Forwarded-For; earlier ones can be forged. Empty when unknown. */
export const clientAddress = (bindings: unknown, headers: Pick<Headers, 'get'>, trustProxy: boolean): string => {
  const last = trustProxy ? (headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '') : '';
  return isIP(last) === 0 ? connectionAddress(bindings) : last;
};
