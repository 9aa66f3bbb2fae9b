import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { parseEnvironment, type ServerEnvironment } from '#backend/environment.ts';
import { type Backend, startBackend } from '#backend/server.ts';
import { testSize } from '#test/kit/test-size.ts';
import { preparedDatabase } from './prepared-database.ts';

/**
 * A development backend with settings of its own and a shop of its own, which `close` removes: on the embedded database,
 * every day on PostgreSQL if it is available. `mode` changes that of an environment of development.
 */
export const startOwnBackend = async (
  settings: Readonly<Record<string, string>> = {},
  mode: ServerEnvironment['mode'] = 'development',
): Promise<Backend> => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-own-'));
  const server = testSize === 'everyday' ? inject('postgres') : null;
  const { signing, anonymous, gateway, staff } = inject('secrets');
  const parsed = parseEnvironment({
    MODE: 'development',
    BACKEND_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    GUEST_SIGNING_SECRET: signing,
    ANONYMOUS_TOKEN: anonymous,
    GATEWAY_SECRET: gateway,
    STAFF_TOKEN: staff,
    ...settings,
  });
  const environment = { ...parsed, mode };
  const backend = await startBackend(
    server === null ? environment : { ...environment, databaseUrl: await preparedDatabase(server, environment) },
  );
  const close = async (): Promise<void> => {
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...backend, close };
};
