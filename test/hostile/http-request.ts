import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';

/** A request as a client library would send it, before headers are added. */
export type HttpRequest = {
  readonly method: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
};

/** `headers` are added by the sender, such as its session. */
export type HostileRequest = { readonly bytes: (headers: readonly string[]) => Buffer; readonly text: string };

/** Half of a surrogate pair cannot be escaped. */
export const escaped = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

export const queryString = (fields: readonly (readonly [string, string])[]): string =>
  fields.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');

/** Control characters would end the header. */
const headerText = hostileText.map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 2_000));

const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'forwarded',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-client-address',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-request-id',
];

const extraHeaders = fc.array(
  fc.tuple(fc.constantFrom(...headerNames), headerText).map(([name, value]) => `${name}: ${value}`),
  { maxLength: 3 },
);

const toBytes = ({ method, path, type, body }: HttpRequest, extra: readonly string[]): Buffer => {
  const content = Buffer.from(body ?? '', 'utf8');
  const head = [
    // A request line is ASCII; everything else in it was escaped, or is what the test means to send.
    `${method} ${path.replace(/[^\x21-\x7e]/g, escaped)} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    ...(body === undefined ? [] : [`content-length: ${content.length}`, `content-type: ${type}`]),
    ...extra,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'utf8'), content]);
};

/** Adds hostile headers to well-formed requests, and breaks some of the requests. */
export const httpRequest = (requests: fc.Arbitrary<HttpRequest>): fc.Arbitrary<HostileRequest> =>
  fc
    .tuple(
      requests,
      extraHeaders,
      fc.oneof(
        { weight: 9, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH') },
      ),
    )
    .map(([request, extra, otherMethod]) => ({
      text: `${request.method} ${request.path} ${request.body ?? ''}`,
      bytes: (own) => toBytes({ ...request, method: otherMethod ?? request.method }, [...own, ...extra]),
    }));

/** What is no HTTP, or contradicts itself. */
const malformed = [
  'GET',
  'GET / HTTP/9.9\r\n\r\n',
  'GET  / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost : a\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'GET //evil.example?a?b HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'GET /\\evil.example HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'CONNECT a:443 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\nzz\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: xchunked\r\nconnection: close\r\n\r\n0\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nexpect: 999-x\r\nconnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n',
  `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: a\r\naccept-encoding: ${' ;'.repeat(10_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${Array.from({ length: 1_500 }, (_, at) => `a${at}: b`).join('\r\n')}\r\n\r\n`,
];

export const malformedRequest: fc.Arbitrary<HostileRequest> = fc
  .constantFrom(...malformed)
  .map((text) => ({ text, bytes: () => Buffer.from(text, 'latin1') }));
