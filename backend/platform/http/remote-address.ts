/**
 * Network address of whoever sent a request; empty where the request came from no connection. `bindings` is hono's `env`.
 */
export const remoteAddressOf = (bindings: unknown): string => {
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return '';
  // @hono/node-server puts Node's own request there.
  const { incoming } = bindings as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? '';
};

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
