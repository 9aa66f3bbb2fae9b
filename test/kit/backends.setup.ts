import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readEnvironment } from '#backend/environment.ts';
import { type Backend, startBackend } from '#backend/server.ts';
import { openLoginDoor } from './login-door.ts';
import { startPostgres } from './postgres.ts';

/** A backend that tests talk to. `databaseUrl` is set where it stands on a real PostgreSQL. */
export type TestBackend = {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly url: string;
  readonly databaseUrl: string | null;
  /** Makes customers of this backend; see `freshLogin`. */
  readonly doorUrl: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    backends: readonly TestBackend[];
    secrets: { readonly signing: string; readonly anonymous: string; readonly gateway: string; readonly staff: string };
  }
}

/** Secrets of the backends under test only. */
const secrets = {
  signing: 'test-signing-secret-0123456789abcdef',
  anonymous: 'test-anonymous-secret-0123456789abcdef',
  gateway: 'test-gateway-secret-0123456789abcdef',
  staff: 'test-staff-secret-0123456789abcdef',
};

const environmentFor = (dataDir: string, databaseUrl: string | undefined) =>
  readEnvironment({
    BACKEND_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    IDENTITY_PROVIDER: '1',
    TEST_CLOCK: '1',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'error',
    GUEST_SIGNING_SECRET: secrets.signing,
    ANONYMOUS_TOKEN: secrets.anonymous,
    GATEWAY_SECRET: secrets.gateway,
    STAFF_TOKEN: secrets.staff,
  });

/** One backend on the embedded database, and one on a real PostgreSQL wherever its programs are found. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'chm-backends-'));
  const running: Backend[] = [];
  const start = async (databaseUrl?: string): Promise<string> => {
    const backend = await startBackend(environmentFor(join(folder, String(running.length)), databaseUrl));
    running.push(backend);
    return backend.url;
  };
  const cluster = await startPostgres();
  if (cluster === null && process.env.CI === 'true')
    throw new Error('PostgreSQL ≥ 15 is needed in CI and was not found.');
  if (cluster === null)
    process.stderr.write('PostgreSQL was not found: the wire tests ran on the embedded database only.\n');
  const door = await openLoginDoor(running);
  const doorUrl = (index: number): string => `${door.url}/?backend=${index}`;
  const backends: TestBackend[] = [{ name: 'PGlite', url: await start(), databaseUrl: null, doorUrl: doorUrl(0) }];
  if (cluster !== null)
    backends.push({
      name: 'PostgreSQL',
      url: await start(cluster.databaseUrl),
      databaseUrl: cluster.databaseUrl,
      doorUrl: doorUrl(1),
    });
  project.provide('backends', backends);
  project.provide('secrets', secrets);
  return async () => {
    door.close();
    for (const backend of running) await backend.close();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
