import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { type Backend, startBackend } from '#backend/server.ts';
import { startLoginServer } from '#test/kit/login-door.ts';
import { testSize } from '#test/kit/test-size.ts';
import { preparedDatabase } from './prepared-database.ts';

/** A backend under test. `databaseUrl` is set when it uses a real PostgreSQL. */
export type TestBackend = {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly url: string;
  /** Where browsers and payment providers are answered. */
  readonly publicUrl: string;
  readonly staffUrl: string;
  readonly staffLinkFile: string | null;
  readonly databaseUrl: string | null;
  /** Server that creates customers of this backend; see `freshLogin`. */
  readonly doorUrl: string;
};

const environmentFor = (dataDir: string) => {
  const { signing, anonymous, gateway, staff, panel, mail } = inject('secrets');
  return parseEnvironment({
    MODE: 'development',
    // Tests tell the address of a browser as a proxy on this machine does.
    TRUST_PROXY: '127.0.0.1',
    BACKEND_PORT: '0',
    DATA_DIR: dataDir,
    IDENTITY_PROVIDER: '1',
    SANDBOX_CLOCK: '1',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'error',
    GUEST_SIGNING_SECRET: signing,
    ANONYMOUS_TOKEN: anonymous,
    GATEWAY_SECRET: gateway,
    MOMO_SECRET_KEY: gateway,
    ZALOPAY_KEY1: gateway,
    ZALOPAY_KEY2: gateway,
    STAFF_TOKEN: staff,
    // Labs are connected; stand-ins play the panels of the others.
    LAB_URL: 'https://lab.example/sso',
    PANEL_SECRET: panel,
    // Customers answer by mail.
    SUPPORT_REPLY_ADDRESS: 'ho-tro@mail.example.vn',
    SUPPORT_MAIL_SECRET: mail,
  });
};

/**
 * Starts one backend on the embedded database and, if PostgreSQL is available, one on a real one; every day the real one
 * alone. They run in the calling worker and end with it, so workers do not share clocks or rate limits.
 */
export const startBackends = async (): Promise<readonly TestBackend[]> => {
  const server = inject('postgres');
  const folder = join(inject('dataFolder'), randomUUID());
  const running: Backend[] = [];
  const door = await startLoginServer(running);
  const start = async (name: TestBackend['name'], postgres: string | null): Promise<TestBackend> => {
    const place = running.length;
    const environment = environmentFor(join(folder, String(place)));
    const databaseUrl = postgres === null ? null : await preparedDatabase(postgres, environment);
    const backend = await startBackend(databaseUrl === null ? environment : { ...environment, databaseUrl });
    running.push(backend);
    const { url, publicUrl, staffUrl, staffLinkFile } = backend;
    return { name, url, publicUrl, staffUrl, staffLinkFile, databaseUrl, doorUrl: `${door.url}/?backend=${place}` };
  };
  const embedded = server === null || testSize !== 'everyday' ? [await start('PGlite', null)] : [];
  return server === null ? embedded : [...embedded, await start('PostgreSQL', server)];
};
