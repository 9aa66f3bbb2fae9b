import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { namesOneHost } from '#contracts/host-header.ts';
import type { HostEnvironment } from '#host/configuration/environment.ts';
import { StartFailure } from '#host/configuration/start-failure.ts';
import type { HostVariables } from '#host/deps.ts';
import { plainPage, plainPagePolicy } from '#host/pages/plain-page.ts';
import { type SecurityScope, securityHeaders } from './security-headers.ts';

export type RunningHost = {
  readonly url: string;
  /** Refuses new requests and completes running ones within ten seconds. */
  readonly close: () => Promise<void>;
};

/** How long a client may take to send its headers. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const KEEP_ALIVE_MS = 65_000;
const FINISH_MS = 10_000;
/** Address and headers together. [ASVS V15.2.2] */
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * Throws StartFailure when the port is not available. Overlong and slow headers and requests that name two hosts are
 * refused before a route runs.
 */
export const serveHost = (
  app: Hono<HostVariables>,
  {
    port,
    host,
    publicOrigin,
    hstsPreload,
    identity,
  }: Pick<HostEnvironment, 'port' | 'host' | 'publicOrigin' | 'hstsPreload' | 'identity'>,
  headersMs = HEADERS_MS,
): Promise<RunningHost> =>
  new Promise((resolve, reject) => {
    const serverOptions = {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: headersMs,
      requestTimeout: Math.max(REQUEST_MS, headersMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Node looks for slow connections every 30 seconds otherwise.
      connectionsCheckingInterval: Math.min(1_000, headersMs),
    };
    const scope = { https: publicOrigin.startsWith('https:'), preload: hstsPreload, identity };
    const server = createServer(serverOptions, checkHost(scope, getRequestListener(app.fetch, { hostname: host })));
    server.on('clientError', refuseUnread(scope));
    server.once('error', (error: NodeJS.ErrnoException) => reject(describeError(error, port, host)));
    server.listen(port, host, () =>
      resolve({
        url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${portOf(server, port)}`,
        close: () => closeServer(server),
      }),
    );
  });

type Scope = Pick<SecurityScope, 'https' | 'preload'> & Pick<HostEnvironment, 'identity'>;

/** What a request that Node could not read gets, with the headers of every other answer. */
const refusalOf = (scope: Scope, status: number) => {
  const page = plainPage(scope.identity, status === 431 ? 'longAddress' : 'error');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'cache-control': 'no-store',
    'content-security-policy': plainPagePolicy(scope.identity),
    ...securityHeaders(scope),
    connection: 'close',
  };
  return { page, headers };
};

const refuseUnread =
  (scope: Scope) =>
  ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
    const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const { page, headers } = refusalOf(scope, status);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${page}`);
  };

/** Refuses a request that names two hosts, of which Node takes the first. */
const checkHost =
  (scope: Scope, answer: RequestListener): RequestListener =>
  (request, response) => {
    if (namesOneHost(request.url ?? '', request.rawHeaders)) return answer(request, response);
    const { page, headers } = refusalOf(scope, 400);
    response.writeHead(400, headers).end(page);
  };

/** The port that the system chose where `asked` is 0. */
const portOf = (server: Server, asked: number): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
};

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
