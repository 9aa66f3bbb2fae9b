import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/kit/backends/free-port.ts';
import { startPostgres } from '#test/kit/backends/postgres.ts';
import type { StaffDoor } from '#test/kit/staff.ts';
import { origin, staffDoor } from './origins.ts';
import { environmentOf, startBackend, startHost } from './processes.ts';
import { sharedSecrets } from './shared-secrets.ts';

export type OwnShop = { readonly origin: string; readonly staffDoor: StaffDoor; readonly stop: () => Promise<void> };

/** The shop that every journey of this worker uses, on PGlite. */
export const sharedShop = async (): Promise<OwnShop> => ({ origin, staffDoor, stop: async () => undefined });

/** A backend and a host of one journey, on a PostgreSQL of their own, with `settings` beside the usual ones. */
export const openShopOnPostgres = async (settings: Readonly<Record<string, string>> = {}): Promise<OwnShop> => {
  const cluster = await startPostgres();
  if (cluster === null) throw new Error('PostgreSQL is not installed: scripts/debian.mjs installs it');
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const [host, backend] = [await freePort(), await freePort()];
  const env = {
    ...environmentOf({ host, backend, dataDir }),
    ...sharedSecrets,
    ...settings,
    DATABASE_URL: cluster.databaseUrl,
  };
  const running = [await startBackend(env), await startHost(env)];
  return {
    origin: `http://localhost:${host}`,
    staffDoor: { staffLinkFile: join(dataDir, 'staff-link.txt') },
    stop: async () => {
      for (const each of running.toReversed()) await each.stop();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
