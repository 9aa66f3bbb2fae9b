import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSignedWebhook } from '#backend/provisioning/providers/webhook/signature.ts';
import { readSecretList } from '#contracts/secrets/secret-list.ts';

export const FIRM_SECRET = 'a-secret-of-the-firm-for-its-invoices-0123456789';

type Reply = { readonly status: number; readonly body: string; readonly location?: string };

/** A firm's own system for electronic invoices: one invoice a key, and what it is told to answer instead. */
export const openFirmSystem = async () => {
  const made = new Map<
    string,
    { readonly officialNumber: string; readonly authorityCode: string; readonly body: string }
  >();
  let [asked, scripted] = [0, [] as Reply[]];
  const secrets = readSecretList(FIRM_SECRET);
  const answer = (key: string, body: string, headers: Headers): Reply => {
    asked += 1;
    const next = scripted.shift();
    if (next) return next;
    if (secrets === null || !isSignedWebhook(secrets, headers, body, Date.now())) return { status: 401, body: '' };
    const found = made.get(key) ?? {
      officialNumber: String(100 + made.size),
      authorityCode: `00${key.slice(0, 8)}`,
      body,
    };
    made.set(key, found);
    const { officialNumber, authorityCode } = found;
    return { status: 200, body: JSON.stringify({ officialNumber, authorityCode }) };
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const { status, body, location } = answer(
      headers.get('idempotency-key') ?? '',
      Buffer.concat(chunks).toString(),
      headers,
    );
    response.writeHead(status, { 'content-type': 'application/json', ...(location ? { location } : {}) }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/invoices`,
    /** By key: what the system was told, and what it answered. */
    made: () => made,
    asked: () => asked,
    /** The next answers, instead of its own. */
    script: (...replies: readonly Reply[]) => {
      scripted = [...replies];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
};

export type FirmSystem = Awaited<ReturnType<typeof openFirmSystem>>;
