import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { ServiceApp } from './deps.ts';
import { refuseUnread } from './http/refuse-unread.ts';
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
    // With these options Hono serves over node:http.
    const server = serve({ fetch: app.fetch, hostname: host, port, serverOptions }, (info) =>
      resolve({ server, port: info.port }),
    ) as Server;
    server.on('clientError', refuseUnread(isSecure));
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartFailure(`Port ${port} is in use. Set ${variable} to another one.`)
          : error,
      ),
    );
  });

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
