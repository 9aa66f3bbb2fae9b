import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request: the relevant headers and the message. */
export type SmsCall = {
  readonly authorization: string | undefined;
  readonly key: string | string[] | undefined;
  readonly body: unknown;
};

export type TinySmsGateway = {
  /** Value for SMS_URL. */
  readonly url: string;
  /** Every call, whether accepted or rejected. */
  readonly calls: readonly SmsCall[];
  /** Sets the HTTP status of all later responses. */
  readonly answer: (status: number) => void;
  readonly close: () => Promise<void>;
};

/** An SMS gateway for SMS_URL. A 3xx status redirects to the gateway itself. */
export const tinySmsGateway = async (): Promise<TinySmsGateway> => {
  const calls: SmsCall[] = [];
  const state = { status: 202 };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => {
      text += piece.toString('utf8');
    });
    request.on('end', () => {
      const { authorization, 'idempotency-key': key } = request.headers;
      calls.push({ authorization, key, body: JSON.parse(text || 'null') });
      response.writeHead(state.status, { location: '/sms' }).end('{"text":"quoted"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/sms`,
    calls,
    answer: (status) => {
      state.status = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
