import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What becomes of connections: they pass, are refused, or are taken and never answered. */
export type Line = 'passes' | 'down' | 'hangs';

export type CutConnection = {
  readonly port: number;
  /** Also ends or silences the connections that are open. */
  readonly set: (line: Line) => void;
  /** Refuses connections, and resolves once the open ones have been reset. */
  readonly cut: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A stand-in for the network before a server on this machine, which a test can cut. */
export const cutConnection = async (target: number): Promise<CutConnection> => {
  let line: Line = 'passes';
  const open = new Set<Socket>();
  const server = createServer((client) => {
    keep(client);
    if (line === 'down') return client.destroy();
    if (line === 'hangs') return client.pause();
    const upstream = keep(connect(target, '127.0.0.1'));
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    return socket;
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reset = (socket: Socket): Promise<unknown> => {
    const closed = once(socket, 'close');
    socket.resetAndDestroy();
    return closed;
  };
  return {
    // A listening TCP server has an address with a port.
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      line = next;
      for (const socket of open)
        if (next === 'hangs') socket.unpipe().pause();
        else socket.destroy();
    },
    cut: async () => {
      line = 'down';
      await Promise.all([...open].map(reset));
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
