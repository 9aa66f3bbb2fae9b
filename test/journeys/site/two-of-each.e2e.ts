import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '#test/journeys/journey.ts';
import { buyServer } from '#test/journeys/purchase.ts';
import { freePort } from '#test/kit/backends/free-port.ts';
import { postgresBinaries, startPostgres } from '#test/kit/backends/postgres.ts';
import { environmentOf, type Running, startBackend, startHost } from './processes.ts';
import { type RunningProxy, startProxy } from './proxy.ts';
import { sharedSecrets } from './shared-secrets.ts';

const running: (() => Promise<void>)[] = [];

/** Starts two processes of one kind behind a round-robin balancer on a known port. */
const startPair = async (
  port: number,
  start: (at: number) => Promise<{ readonly own: number; readonly machine: Running }>,
): Promise<{ readonly balancer: RunningProxy; readonly turns: readonly number[] }> => {
  const both = [await start(0), await start(1)];
  const turns = [0, 0];
  let turn = 0;
  const target = (): string => {
    turn = 1 - turn;
    turns[turn] = (turns[turn] ?? 0) + 1;
    return `http://127.0.0.1:${both[turn]?.own}`;
  };
  const balancer = await startProxy({ target }, port);
  running.push(balancer.close, ...both.map(({ machine }) => machine.stop));
  return { balancer, turns };
};

const end = async (): Promise<void> => {
  for (const stop of running.reverse()) await stop();
};

/** Two hosts and two backends on one real PostgreSQL; skipped on machines without PostgreSQL. */
if (postgresBinaries() !== null || process.env.CI === 'true')
  test('CART-17 PAY-02 a purchase succeeds over two hosts and two backends on one PostgreSQL, whichever of them responds', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const cluster = await startPostgres();
    if (cluster === null) throw new Error('PostgreSQL ≥ 15 is needed in CI and was not found.');
    const folder = mkdtempSync(join(tmpdir(), 'shop-two-'));
    running.push(async () => rmSync(folder, { recursive: true, force: true }), cluster.stop);
    try {
      const [shopPort, servicesPort] = [await freePort(), await freePort()];
      const environment = async (name: string) => {
        const [host, backend] = [await freePort(), await freePort()];
        const env: NodeJS.ProcessEnv = {
          ...environmentOf({ host, backend, dataDir: join(folder, name) }),
          ...sharedSecrets,
          DATABASE_URL: cluster.databaseUrl,
          PUBLIC_ORIGIN: `http://127.0.0.1:${shopPort}`,
          SERVICES_ORIGIN: `http://127.0.0.1:${servicesPort}`,
        };
        return { host, backend, env };
      };
      const backends = await startPair(servicesPort, async (at) => {
        const { env, backend } = await environment(`backend-${at}`);
        return { own: backend, machine: await startBackend(env) };
      });
      const hosts = await startPair(shopPort, async (at) => {
        const { env, host } = await environment(`host-${at}`);
        return { own: host, machine: await startHost(env) };
      });
      await buyServer(page, hosts.balancer.origin);
      for (const { turns } of [backends, hosts]) expect(Math.min(...turns)).toBeGreaterThan(5);
    } finally {
      await end();
    }
  });
