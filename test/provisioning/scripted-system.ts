import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Reply = {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
};

export type ScriptedSystem = {
  readonly url: string;
  /** Every request, oldest first. */
  readonly asked: Asked[];
  /** What it answers from now on. */
  readonly answer: (reply: (asked: Asked) => Reply) => void;
  readonly close: () => void;
};

/** A system of a firm that answers what a test says; 500 before. */
export const startScriptedSystem = async (): Promise<ScriptedSystem> => {
  const asked: Asked[] = [];
  let reply: (asked: Asked) => Reply = () => ({ status: 500 });
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const own = { method: request.method ?? '', path: request.url ?? '', headers, body };
      asked.push(own);
      const { status, headers: sent, body: text } = reply(own);
      response.writeHead(status, sent).end(text);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/tasks`,
    asked,
    answer: (given) => {
      reply = given;
    },
    close: () => {
      server.close();
    },
  };
};
