import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServiceApp } from './deps.ts';
import { checkHost, refuseUnread } from './http/refuse-unread.ts';
import { StartFailure } from './start-failure.ts';

/** In ms and bytes. Node closes overdue connections when it checks them. [ASVS V15.2.2] */
const serverOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
} as const;

type Address = { readonly host: string; readonly port: number; readonly variable: string };

/** Throws StartFailure when the port is taken; `variable` is the setting that names it. */
export const listen = (
  app: ServiceApp,
  { host, port, variable }: Address,
  isSecure: () => boolean,
): Promise<{ server: Server; port: number }> =>
  new Promise((resolve, reject) => {
    const server = createServer(serverOptions, checkHost(isSecure, getRequestListener(app.fetch, { hostname: host })));
    server.on('clientError', refuseUnread(isSecure));
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartFailure(`Port ${port} is in use. Set ${variable} to another one.`)
          : error,
      ),
    );
    server.listen(port, host, () => resolve({ server, port: portOf(server, port) }));
  });

/** The port that the system chose where `asked` is 0. */
const portOf = (server: Server, asked: number): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
};

/** On this machine. */
export const urlOf = (host: string, port: number): string =>
  `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;

/** Lets running requests finish, and closes each connection as soon as it is idle. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
