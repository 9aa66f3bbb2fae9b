import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HostEnvironment } from '#host/configuration/environment.ts';
import type { HostVariables } from '#host/deps.ts';

export type RunningHost = {
  readonly url: string;
  /** Refuses new requests and completes running ones within ten seconds. */
  readonly close: () => Promise<void>;
};

/** An expected failure; its message is one sentence. */
export class StartFailure extends Error {}

const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const KEEP_ALIVE_MS = 65_000;
const FINISH_MS = 10_000;
/** Overlong URLs must reach the host, which has an error page for them. */
const MAX_HEADER_BYTES = 256 * 1024;

/** Throws StartFailure when the port is not available. */
export const serveHost = (
  app: Hono<HostVariables>,
  { port, host }: Pick<HostEnvironment, 'port' | 'host'>,
): Promise<RunningHost> =>
  new Promise((resolve, reject) => {
    // Without createServer, hono uses node:http.
    const options = { fetch: app.fetch, port, hostname: host, serverOptions: { maxHeaderSize: MAX_HEADER_BYTES } };
    const server = serve(options, (info) =>
      resolve({
        url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${info.port}`,
        close: () => closeServer(server),
      }),
    ) as Server;
    server.headersTimeout = HEADERS_MS;
    server.requestTimeout = REQUEST_MS;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', (error: NodeJS.ErrnoException) => reject(describeError(error, port, host)));
  });

const describeError = (error: NodeJS.ErrnoException, port: number, host: string): Error => {
  if (error.code === 'EADDRINUSE') return new StartFailure(`Port ${port} is in use. Set PORT to another one.`);
  if (error.code === 'EACCES') return new StartFailure(`Port ${port} may not be used. Set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL') return new StartFailure(`HOST ${host} is no address of this machine.`);
  return error;
};

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), FINISH_MS);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
