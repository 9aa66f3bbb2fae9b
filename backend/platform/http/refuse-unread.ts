import { type RequestListener, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { namesOneHost } from '#contracts/host-header.ts';
import { alwaysHeaders } from './security-headers.ts';

/** Listener of `clientError`: answers a request that Node could not read, with the headers of every other answer. */
export const refuseUnread =
  (isSecure: () => boolean) =>
  ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
    const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const headers = Object.entries(alwaysHeaders(isSecure())).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}content-length: 0\r\nconnection: close\r\n\r\n`,
    );
  };

/** Refuses a request that names two hosts, of which Node takes the first. */
export const checkHost =
  (isSecure: () => boolean, answer: RequestListener): RequestListener =>
  (request, response) => {
    if (namesOneHost(request.url ?? '', request.rawHeaders)) return answer(request, response);
    response.writeHead(400, { ...alwaysHeaders(isSecure()), 'content-length': 0, connection: 'close' }).end();
  };
