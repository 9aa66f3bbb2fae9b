import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachRealBackend } from '#test/kit/backends.ts';
import { type CutConnection, cutConnection } from '#test/kit/cut-connection.ts';
import { type LoggedBackend, startLoggedBackend } from '#test/kit/logged-backend.ts';

eachRealBackend('health of the backend', ({ databaseUrl }) => {
  let network: CutConnection;
  let backend: LoggedBackend;
  let closed: Promise<void> | null = null;
  beforeAll(async () => {
    const url = new URL(databaseUrl);
    network = await cutConnection(Number(url.port));
    url.host = `127.0.0.1:${network.port}`;
    backend = await startLoggedBackend(url.href, { DRAIN_SECONDS: '5', LOG_LEVEL: 'info' });
  });
  afterAll(async () => {
    network.set('passes');
    await (closed ?? backend.close());
    await network.close();
  });

  const statusOf = async (path: string) => {
    const answer = await fetch(`${backend.url}${path}`);
    return [answer.status, ((await answer.json()) as { status: string }).status];
  };
  const alive = [200, 'ok'];

  test('ERR-06 without a database the backend is alive and not ready, and ready again with it', async () => {
    expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([alive, alive]);
    for (const line of ['down', 'hangs'] as const) {
      network.set(line);
      expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([alive, [503, 'database unreachable']]);
      network.set('passes');
      await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toEqual(alive);
    }
  });

  test('ERR-06 a backend that ends tells it first, and still serves', async () => {
    closed = backend.close();
    expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([alive, [503, 'draining']]);
    expect((await fetch(`${backend.url}/uploads/logo.svg`)).status).toBe(200);
    await closed;
    await expect(fetch(`${backend.url}/livez`)).rejects.toThrow();
    expect(backend.logged()).toContain('/uploads/');
    expect(backend.logged()).not.toContain('/livez');
  });
});
