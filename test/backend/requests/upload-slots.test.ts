import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ServiceVariables } from '#backend/platform/deps.ts';
import { limitBodies } from '#backend/platform/http/body-limits.ts';
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
    app.request(path, { method: 'POST', body: 'x', headers: { authorization: `Bearer ${session}` } });
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
