import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import type { Http } from '#adapters/remote/client.ts';
import type { ShopMachines } from './shop-machines.ts';

export type Answer = { readonly status: number; readonly text: string };

type Asked = { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string };

export type ShopVisitor = {
  readonly http: Http;
  readonly get: (path: string, name?: string) => Promise<Answer>;
  /** Sends a form as a browser does from a page of that name. */
  readonly send: (path: string, fields: Readonly<Record<string, string>>, name: string) => Promise<Answer>;
  /** Asks with any method, without a body. */
  readonly ask: (method: string, path: string, name: string) => Promise<Answer>;
  /** Closes the connections. */
  readonly leave: () => void;
};

/** A browser with cookies, at an address of its own in 127.0.0.0/8, so that rate limits tell visitors apart. */
export const openVisitor = ({ port, certificate }: ShopMachines, address: string): ShopVisitor => {
  const agent = new Agent({ keepAlive: true, ca: readFileSync(certificate), localAddress: address });
  const cookies = new Map<string, string>();
  const ask = (name: string, path: string, init: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const headers = { ...init.headers, host: name, origin: `https://${name}`, ...(cookie ? { cookie } : {}) };
      const asked = request(
        { host: '127.0.0.1', port, path, method: init.method, servername: name, agent, headers },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            for (const each of answer.headers['set-cookie'] ?? []) {
              const [key = '', value = ''] = (each.split(';', 1)[0] ?? '').split(/=(.*)/s);
              cookies.set(key, value);
            }
            resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
          });
        },
      );
      asked.on('error', reject);
      asked.end(init.body);
    });
  return {
    http: async (path, init) => {
      const { status, text } = await ask('shop.example', path, init);
      return { status, json: async () => JSON.parse(text) };
    },
    get: (path, name = 'shop.example') => ask(name, path, { method: 'GET', headers: {} }),
    send: (path, fields, name) =>
      ask(name, path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(fields).toString(),
      }),
    ask: (method, path, name) => ask(name, path, { method, headers: {} }),
    leave: () => agent.destroy(),
  };
};
