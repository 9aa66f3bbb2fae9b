import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { startBackend } from '#backend/server.ts';
import { eachRealBackend, freshToken } from '#test/kit/backends/backends.ts';

const environmentOn = (databaseUrl: string, port = '0') => {
  const { signing, anonymous, gateway, staff } = inject('secrets');
  return parseEnvironment({
    MODE: 'development',
    BACKEND_PORT: port,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    DATA_DIR: tmpdir(),
    GUEST_SIGNING_SECRET: signing,
    ANONYMOUS_TOKEN: anonymous,
    GATEWAY_SECRET: gateway,
    STAFF_TOKEN: staff,
  });
};

const emptyDatabase = async (databaseUrl: string, name: string): Promise<string> => {
  const admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return databaseUrl.replace(/\/[^/]+$/, `/${name}`);
};

/** Returns when a statement waits for a lock, which `blocker` holds. */
const waitUntilBlocked = async (blocker: Client): Promise<void> => {
  for (;;) {
    const { rows } = await blocker.query('select 1 from pg_locks where not granted limit 1');
    if (rows.length > 0) return;
  }
};

eachRealBackend('starting', ({ databaseUrl }) => {
  test('CFG-01 two backends that start at once on an empty database both start and seed it once', async () => {
    const environment = environmentOn(await emptyDatabase(databaseUrl, `twins_${process.pid}`));
    const [one, other] = await Promise.all([startBackend(environment), startBackend(environment)]);
    try {
      const answers = await Promise.all([one, other].map(({ url }) => fetch(`${url}/readyz`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const logos = await Promise.all(
        [one, other].map(async ({ url }) => (await fetch(`${url}/api/config-redirects?pagination[pageSize]=1`)).json()),
      );
      expect(logos[0]).toEqual(logos[1]);
    } finally {
      await Promise.all([one.close(), other.close()]);
    }
  });
  test('ERR-06 a backend that is stopped finishes its current request', async () => {
    const backend = await startBackend(environmentOn(databaseUrl));
    const blocker = new Client({ connectionString: databaseUrl });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('lock table provinces in access exclusive mode');
    const running = fetch(`${backend.url}/user-gateway/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ getProvinces { id } }' }),
    });
    await waitUntilBlocked(blocker);
    const closed = backend.close();
    await blocker.query('commit');
    expect((await (await running).json()) as object).toMatchObject({ data: { getProvinces: { length: 34 } } });
    await closed;
    await expect(fetch(`${backend.url}/readyz`)).rejects.toThrow();
    await blocker.end();
  });
  test('CFG-01 a port in use is reported with a message', async () => {
    const squatter = createServer();
    const port = await new Promise<number>((resolve) => {
      squatter.listen(0, '127.0.0.1', () => {
        const address = squatter.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await expect(startBackend(environmentOn(databaseUrl, String(port)))).rejects.toThrow(
      `Port ${port} is in use. Set BACKEND_PORT to another one.`,
    );
    squatter.close();
  });
});

test('CFG-01 a second backend cannot open an embedded database in use', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-second-'));
  const environment = parseEnvironment({ DATA_DIR: folder, BACKEND_PORT: '0', LOG_LEVEL: 'silent' });
  const first = await startBackend(environment);
  await expect(startBackend(environment)).rejects.toThrow(
    new RegExp(`^The data folder ${folder} is in use by process \\d+: stop it, or set DATA_DIR to another folder\\.$`),
  );
  await first.close();
  const again = await startBackend(environment);
  await again.close();
  rmSync(folder, { recursive: true });
});

test('CFG-01 every empty data folder becomes a complete, separate shop', async () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'chm-shop-')));
  const shops = await Promise.all(
    folders.map(async (DATA_DIR) => {
      const backend = await startBackend(parseEnvironment({ DATA_DIR, BACKEND_PORT: '0', LOG_LEVEL: 'silent' }));
      const faqs: unknown = await (await fetch(`${backend.url}/api/faqs?fields[0]=question`)).json();
      await freshToken(backend);
      await backend.close();
      return { faqs, secret: backend.deps.secrets.staff };
    }),
  );
  expect(shops[0]?.faqs).toEqual(shops[1]?.faqs);
  expect(shops[0]?.secret).not.toBe(shops[1]?.secret);
  for (const folder of folders) rmSync(folder, { recursive: true });
});
