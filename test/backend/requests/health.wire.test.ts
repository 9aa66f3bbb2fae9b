import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organisationId } from '#contracts/organisation.ts';
import { eachRealBackend, runSql } from '#test/kit/backends/backends.ts';
import { type CutConnection, cutConnection } from '#test/kit/backends/cut-connection.ts';
import { type LoggedBackend, startLoggedBackend } from '#test/kit/backends/logged-backend.ts';

eachRealBackend('health of the backend', (other) => {
  const { databaseUrl } = other;
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

  test('ERR-06 V15.2.2 a backend whose connections are all busy is ready', async () => {
    const holder = new Client({ connectionString: databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table units in access exclusive mode');
    const waiting = async () => {
      const [found] = await runSql(
        other,
        "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return Number(found?.count);
    };
    const busy = Array.from({ length: 30 }, () =>
      fetch(`${backend.url}/product-service/v1/product-units/${organisationId}`),
    );
    await expect.poll(waiting, { timeout: 30_000 }).toBe(12);
    expect(await statusOf('/readyz')).toEqual(alive);
    await holder.query('commit');
    await holder.end();
    // Those that waited too long were given up, the others are answered.
    for (const answer of await Promise.all(busy)) expect([200, 500]).toContain(answer.status);
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
