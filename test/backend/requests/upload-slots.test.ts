import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { limitBodies } from '#backend/platform/http/body-limits.ts';
import { closeServer, listen } from '#backend/platform/listen.ts';
import { MAX_UPLOADS } from '#core/shared/upload-slots.ts';

test('V15.1.3 V15.2.2 the backend holds four uploads, one of a session; other bodies are not counted', async () => {
  const app = new Hono<ServiceVariables>();
  app.use(limitBodies([{ path: '/file', bytes: 5_000_000, isUpload: true }]));
  const waiting: (() => void)[] = [];
  app.post('/file', async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text('');
  });
  app.post('/form', (c) => c.text(''));
  const post = (path: string, session: string) =>
    app.request(path, {
      method: 'POST',
      body: 'x',
      headers: { authorization: `Bearer ${session}`, 'content-length': path === '/file' ? '1000000' : '1' },
    });
  const running = Array.from({ length: MAX_UPLOADS - 1 }, (_, at) => post('/file', `phien-${at}`));
  await expect.poll(() => waiting.length).toBe(MAX_UPLOADS - 1);
  const same = await post('/file', 'phien-0');
  expect([same.status, same.headers.get('retry-after'), same.headers.get('connection')]).toEqual([503, '5', 'close']);
  const last = post('/file', 'phien-cuoi');
  await expect.poll(() => waiting.length).toBe(MAX_UPLOADS);
  expect((await post('/file', 'phien-khac')).status).toBe(503);
  expect((await post('/form', 'phien-khac')).status).toBe(200);
  for (const end of waiting) end();
  expect((await Promise.all([...running, last])).map(({ status }) => status)).toEqual(Array(MAX_UPLOADS).fill(200));
  const next = post('/file', 'phien-0');
  await expect.poll(() => waiting.length).toBe(MAX_UPLOADS + 1);
  waiting.at(-1)?.();
  expect((await next).status).toBe(200);
});

test('V15.2.2 strangers who send slowly hold no upload of others: a body whose size is not told is not read', async () => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.use(limitBodies([{ path: '/file', bytes: 5_000_000, isUpload: true }]));
  app.post('/file', async (c) => {
    if (c.req.header('authorization') !== 'Bearer known') return c.text('', 401);
    return c.text(String((await c.req.arrayBuffer()).byteLength));
  });
  const { server, port } = await listen(app, { host: '127.0.0.1', port: 0, variable: 'PORT' }, () => false);
  const sockets: Socket[] = [];
  /** The beginning of an upload that never ends; resolves with what was answered. */
  const begin = (headers: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.once('data', (data) => resolve(data.toString('latin1')));
      socket.write(`POST /file HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers}\r\n\r\n`);
    });
  const slow = Array.from({ length: 2 * MAX_UPLOADS }, (_, at) => [
    begin(`authorization: Bearer chunked-${at}\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello`),
    begin(`authorization: Bearer told-${at}\r\ncontent-length: 1000000`),
  ]).flat();
  const answers = await Promise.all(slow);
  expect(new Set(answers.map((answer) => answer.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 411', 'HTTP/1.1 401']));
  const body = 'x'.repeat(500_000);
  const known = await fetch(`http://127.0.0.1:${port}/file`, {
    method: 'POST',
    body,
    headers: { authorization: 'Bearer known' },
  });
  expect([known.status, await known.text()]).toEqual([200, String(body.length)]);
  for (const socket of sockets) socket.destroy();
  await closeServer(server);
});
