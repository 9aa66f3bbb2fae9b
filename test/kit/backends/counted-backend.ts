import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Pool, PoolClient } from 'pg';
import { inject } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { createInnerApp, withAnswers } from '#backend/listeners.ts';
import { createBackendClock } from '#backend/platform/clock.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { createLog } from '#backend/platform/log.ts';
import { seedDatabase } from '#backend/seed.ts';

/** What the database did: statements that it was sent, and rows that it answered, rows inside rows included. */
export type Work = { readonly statements: number; readonly rows: number };

/** A backend in this process without jobs, so that the database works for requests alone. */
export type CountedBackend = {
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Of everything that began during `ask`. */
  readonly workOf: <Value>(ask: () => Promise<Value>) => Promise<Work & { readonly answer: Value }>;
  /** So far. */
  readonly statements: () => number;
  /** Called before each statement, which waits for it. */
  readonly beforeStatement: (act: (() => unknown) | null) => void;
  /** Serves over HTTP; the work ends when the connection does. */
  readonly listen: () => Promise<{ readonly server: Server; readonly port: number }>;
  readonly close: () => Promise<void>;
};

const countRows = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + 1 + countRows(each), 0);
  if (typeof value !== 'object' || value === null || value instanceof Date) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + countRows(each), 0);
};

/** On a database that may be empty: it is migrated and seeded. */
export const openCountedBackend = async (
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<CountedBackend> => {
  const secrets = inject('secrets');
  const environment = parseEnvironment({
    MODE: 'development',
    GUEST_SIGNING_SECRET: secrets.signing,
    ANONYMOUS_TOKEN: secrets.anonymous,
    GATEWAY_SECRET: secrets.gateway,
    STAFF_TOKEN: secrets.staff,
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  await seedDatabase(database, environment);
  let [statements, rows] = [0, 0];
  let act: (() => unknown) | null = null;
  const counted = new WeakSet<PoolClient>();
  const count = (client: PoolClient): void => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query.bind(client);
    const note = (result: { readonly rows?: unknown } | undefined) => {
      rows += countRows(result?.rows);
    };
    Object.assign(client, {
      query: (...args: readonly unknown[]) => {
        statements += 1;
        const ready = Promise.resolve(act?.());
        const callback = args.at(-1);
        if (typeof callback === 'function') {
          const noted = (error: unknown, result: { readonly rows?: unknown }) => {
            note(result);
            callback(error, result);
          };
          return void ready.then(() => Reflect.apply(query, client, [...args.slice(0, -1), noted]));
        }
        return ready.then(async () => {
          const result: { readonly rows?: unknown } = await Reflect.apply(query, client, args);
          note(result);
          return result;
        });
      },
    });
  };
  // Drizzle names the pool that it was given.
  const { $client } = database.db as unknown as { readonly $client: Pool };
  $client.on('acquire', count);
  const app = createInnerApp(
    withAnswers({
      db: database.db,
      clock: createBackendClock(),
      log: createLog(environment),
      secrets: environment.secrets,
      environment,
      registry: null,
      ownOrigin: () => 'http://127.0.0.1',
      staffOrigin: () => 'http://127.0.0.1',
    }),
  );
  const workOf = async <Value>(ask: () => Promise<Value>) => {
    const before = { statements, rows };
    const answer = await ask();
    return { statements: statements - before.statements, rows: rows - before.rows, answer };
  };
  return {
    request: async (path, init) => app.request(path, init),
    workOf,
    statements: () => statements,
    beforeStatement: (given) => {
      act = given;
    },
    listen: () =>
      new Promise((resolve) => {
        const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
          resolve({ server, port }),
        ) as Server;
      }),
    close: database.close,
  };
};
