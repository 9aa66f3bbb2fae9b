import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RunningProxy = {
  readonly origin: string;
  readonly port: number;
  readonly close: () => Promise<void>;
};

type Passing = {
  /** Where the next request goes; several take turns. Asked again when one does not answer at all. */
  readonly target: () => string;
  /** How many targets are tried. */
  readonly tries?: number;
  /** Cookies neither come nor go. */
  readonly withoutCookies?: boolean;
  /** Answers in the target's place; false lets the request pass. */
  readonly instead?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** How long an answer is held back. */
  readonly delay?: () => Promise<void>;
};

/** A plain proxy: what comes in goes to one of the targets as it is, and its answer comes back. */
export const startProxy = async (passing: Passing, port = 0): Promise<RunningProxy> => {
  const server = createServer((request, response) => {
    if (passing.instead?.(request, response)) return;
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', async () => {
      await passing.delay?.();
      pass(passing, request, Buffer.concat(body), response, passing.tries ?? 1);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
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

const pass = (
  passing: Passing,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  tries: number,
): void => {
  const { withoutCookies = false } = passing;
  const { cookie, ...others } = request.headers;
  const headers = withoutCookies || cookie === undefined ? others : { ...others, cookie };
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
    else if (tries > 1) pass(passing, request, body, response, tries - 1);
    else response.writeHead(502).end();
  });
  onward.end(body);
};
