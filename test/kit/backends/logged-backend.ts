import { inject } from 'vitest';
import { parseEnvironment, type ServerEnvironment } from '#backend/environment.ts';
import { createLog } from '#backend/platform/log.ts';
import { startBackend } from '#backend/server.ts';

/** A backend with settings of its own on an existing database, and everything that it logs. */
export type LoggedBackend = {
  readonly url: string;
  readonly publicUrl: string;
  readonly staffUrl: string;
  readonly environment: ServerEnvironment;
  readonly logged: () => string;
  readonly close: () => Promise<void>;
};

/** `settings` are environment variables besides those of the other backends under test. */
export const startLoggedBackend = async (
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<LoggedBackend> => {
  const { signing, anonymous, gateway, staff } = inject('secrets');
  const environment = parseEnvironment({
    MODE: 'development',
    BACKEND_PORT: '0',
    DATABASE_URL: databaseUrl,
    GUEST_SIGNING_SECRET: signing,
    ANONYMOUS_TOKEN: anonymous,
    GATEWAY_SECRET: gateway,
    STAFF_TOKEN: staff,
    ...settings,
  });
  const lines: string[] = [];
  const log = createLog(environment, { write: (line: string) => lines.push(line) });
  const { url, publicUrl, staffUrl, close } = await startBackend(environment, log);
  return { url, publicUrl, staffUrl, environment, logged: () => lines.join(''), close };
};
