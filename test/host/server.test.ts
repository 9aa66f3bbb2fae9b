import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { negotiateEncoding } from '#host/http/compressed.ts';
import { serveHost } from '#host/http/server.ts';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import * as hosts from '#test/kit/backends/two-hosts.ts';
import { costRatio } from '#test/kit/cost-ratio.ts';
import { hostUnderTest, origin } from './host-under-test.ts';

const { app } = hostUnderTest({ renderer: jsonRenderer() });
const running = await serveHost(
  app,
  { port: 0, host: '127.0.0.1', publicOrigin: origin, hstsPreload: false, identity: sampleIdentity },
  200,
);
const port = Number(new URL(running.url).port);
afterAll(() => running.close());

const opened = (): Socket => connect(port, '127.0.0.1');

/** What the server writes until it closes the connection. */
const answerTo = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = opened();
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(text);
  });

const get = (target: string, headers = ''): Promise<string> =>
  answerTo(`GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n${headers}\r\n`);

const headerOf = (answer: string, name: string): string =>
  new RegExp(`^${name}: (.+)$`, 'im').exec(answer)?.[1]?.trim() ?? 'missing';

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

describe('requests as bytes', () => {
  test('V15.2.2 address and headers have at most 16 kB; longer ones get the page of a long address', async () => {
    expect(statusOf(await get('/gio-hang', `Accept-Encoding: ${'a,'.repeat(7_000)}br\r\n`))).toBe(200);
    const refused = await get('/gio-hang', `Accept-Encoding: ${'a,'.repeat(9_000)}br\r\n`);
    expect([statusOf(refused), refused.includes('Địa chỉ quá dài')]).toEqual([431, true]);
    expect(statusOf(await get(`/gio-hang?q=${'a'.repeat(13_000)}`))).toBe(414);
  });

  test('V1.1.1 addresses that parsers read differently are refused as they arrive', async () => {
    for (const target of ['//', '//evil.com?a?b', '/\\evil.com', '/a\\b', '/.//evil.com', 'evil']) {
      const answer = await get(target);
      expect([target, statusOf(answer), /^location:/im.test(answer)]).toEqual([target, 400, false]);
    }
  });

  test('V4.2.1 a request that names two hosts gets the page of an unreadable one; one host, named twice alike, an answer', async () => {
    for (const request of hosts.twoHosts) {
      const answer = await hosts.answerTo(running.url, request);
      expect([request, statusOf(answer)]).toEqual([request, 400]);
      expect(answer).toMatch(/^content-security-policy: default-src 'none'/m);
    }
    for (const request of hosts.oneHost)
      expect([request, statusOf(await hosts.answerTo(running.url, request))]).toEqual([request, 200]);
  });

  test('V15.2.2 a connection that does not complete its headers is closed', async () => {
    expect(statusOf(await answerTo('GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: '))).toBe(408);
  });

  test('V3.4.1 V3.4.3 V3.4.4 V3.4.6 answers to requests that cannot be read have the headers of every other answer', async () => {
    const read = await get('/khong-co');
    for (const [status, refused] of [
      [400, await answerTo('GET / HTTP/9.9\r\n\r\n')],
      [408, await answerTo('GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ')],
      [431, await get('/', `X-Long: ${'a'.repeat(17_000)}\r\n`)],
    ] as const) {
      expect(statusOf(refused)).toBe(status);
      for (const name of [
        'strict-transport-security',
        'x-content-type-options',
        'x-frame-options',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'referrer-policy',
      ])
        expect([status, name, headerOf(refused, name)]).toEqual([status, name, headerOf(read, name)]);
      expect(headerOf(read, 'strict-transport-security')).not.toBe('missing');
      expect(headerOf(refused, 'content-security-policy')).toMatch(/^default-src 'none'.*style-src 'sha256-[^']+'$/);
    }
  });
});

test('V15.2.2 no Accept-Encoding of 16 kB costs much more than a plain one', async () => {
  const full = (pattern: string): string => pattern.repeat(Math.ceil(16_000 / pattern.length));
  const negotiated = (header: string) => () => {
    for (let each = 0; each < 20; each += 1) negotiateEncoding(header);
  };
  for (const pattern of [' ', ' ;', ';', ',', '"', 'a;q', 'a;q=1 ', 'a; ;', 'a = ', 'a;b="\\', 'br;q=0,', '\t,'])
    expect([
      pattern,
      (await costRatio({ plain: negotiated(full('a,')), worst: negotiated(`a${full(pattern)}x`) })) < 20,
    ]).toEqual([pattern, true]);
});
