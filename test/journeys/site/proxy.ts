import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RunningProxy = {
  readonly origin: string;
  readonly port: number;
  readonly close: () => Promise<void>;
};

type ProxyOptions = {
  /** Origin of the next request; several targets may take turns. Called again when a target does not respond. */
  readonly target: () => string;
  /** The number of targets to try. */
  readonly tries?: number;
  /** Removes cookies from requests and responses. */
  readonly withoutCookies?: boolean;
  /** Responds instead of the target; false passes the request on. */
  readonly instead?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** As `instead`, once the body is known; a string passes the request on with this body. */
  readonly answer?: (request: IncomingMessage, body: string, response: ServerResponse) => boolean | string;
  /** Delays each request until the promise resolves. */
  readonly delay?: () => Promise<void>;
};

/** A plain proxy: passes each request unchanged to one of the targets and returns its response. */
export const startProxy = async (passing: ProxyOptions, port = 0): Promise<RunningProxy> => {
  const server = createServer((request, response) => {
    if (passing.instead?.(request, response)) return;
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', async () => {
      const whole = Buffer.concat(body);
      const answered = passing.answer?.(request, whole.toString(), response) ?? false;
      if (answered === true) return;
      await passing.delay?.();
      forward(passing, request, answered === false ? whole : Buffer.from(answered), response, passing.tries ?? 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of this type.
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${own}`,
    port: own,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const forward = (
  passing: ProxyOptions,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  tries: number,
): void => {
  const { withoutCookies = false } = passing;
  const { cookie, ...others } = request.headers;
  const length = 'content-length' in others ? { 'content-length': String(body.length) } : {};
  const headers = { ...others, ...length, ...(withoutCookies || cookie === undefined ? {} : { cookie }) };
  const onward = ask(passing.target() + request.url, { method: request.method, headers }, (answer) => {
    const { 'set-cookie': setCookie, ...rest } = answer.headers;
    response.writeHead(
      answer.statusCode ?? 502,
      withoutCookies || setCookie === undefined ? rest : { ...rest, 'set-cookie': setCookie },
    );
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else if (tries > 1) forward(passing, request, body, response, tries - 1);
    else response.writeHead(502).end();
  });
  onward.end(body);
};
