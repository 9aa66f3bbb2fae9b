/** Empty without a connection. `bindings` is Hono's `env`. */
export const readRemoteAddress = (bindings: unknown): string => {
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return '';
  // @hono/node-server stores Node's request there.
  const { incoming } = bindings as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? '';
};

export const isLoopback = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
