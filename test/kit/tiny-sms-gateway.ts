import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was posted: its headers that matter, and the message. */
export type SmsCall = {
  readonly authorization: string | undefined;
  readonly key: string | string[] | undefined;
  readonly body: unknown;
};

export type TinySmsGateway = {
  /** For SMS_URL. */
  readonly url: string;
  /** Every call, refused or not. */
  readonly calls: readonly SmsCall[];
  /** Answers this status from now on. */
  readonly answer: (status: number) => void;
  readonly close: () => Promise<void>;
};

/** A gateway of one's own, as SMS_URL names it. A status of the 300s leads back to itself. */
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
  // A server that listens on a port has such an address.
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
