import { Agent, request } from 'node:https';

const TIMEOUT_MS = 15_000;

/** A server of Incus, or of LXD 5, whose interface is the same. */
export type IncusServer = {
  /** https, without a path. */
  readonly url: string;
  /** PEM of the certificate that the server trusts, and of its key. */
  readonly client: string;
  /** PEM of the server's own certificate; null: a public authority has signed it. */
  readonly certificate: string | null;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Call = { readonly body?: object; readonly tag?: string };
export type Exchange = (
  method: Method,
  path: string,
  call: Call,
) => Promise<{ readonly tag: string; readonly text: string }>;

/** Sends one request over the connection that the two certificates make. */
export const exchangeWith = ({ url, client, certificate }: IncusServer): Exchange => {
  const agent = new Agent({
    keepAlive: true,
    cert: client,
    key: client,
    // Its certificate names no host that anybody types: it is trusted as it is, and nothing else is.
    ...(certificate === null ? {} : { ca: certificate, checkServerIdentity: () => undefined }),
  });
  return (method, path, { body, tag }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        `${url.replace(/\/+$/, '')}${path}`,
        {
          method,
          agent,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...(tag === undefined ? {} : { 'if-match': tag }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({ tag: answer.headers.etag ?? '', text: Buffer.concat(chunks).toString('utf8') }),
          );
        },
      );
      sent.once('error', reject);
      sent.end(body && JSON.stringify(body));
    });
};
