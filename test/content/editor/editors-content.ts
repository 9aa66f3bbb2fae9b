import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { seedContentSystem } from '#backend/content/seed.ts';
import { parseEnvironment } from '#backend/environment.ts';
import { createInnerApp, withAnswers } from '#backend/listeners.ts';
import { createBackendClock } from '#backend/platform/clock.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import type { ServiceApp } from '#backend/platform/deps.ts';

export const previewSecret = 'test-preview-secret-0123456789abcdef';

/** A separate content system with the shop's content on its own database. */
export type ContentUnderTest = {
  readonly app: ServiceApp;
  readonly close: () => Promise<void>;
};

export const openContent = async (variables: Readonly<Record<string, string>> = {}): Promise<ContentUnderTest> => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-content-'));
  const database = await openDatabase({ dataDir: folder });
  const environment = parseEnvironment({
    DATA_DIR: folder,
    PREVIEW_SECRET: previewSecret,
    MODE: 'development',
    PUBLIC_ORIGIN: 'https://shop.example',
    ...variables,
  });
  await database.db.transaction((tx) => seedContentSystem(tx, environment));
  const app = createInnerApp(
    withAnswers({
      db: database.db,
      clock: createBackendClock(),
      environment,
      secrets: environment.secrets,
      registry: null,
      ownOrigin: () => '',
      staffOrigin: () => '',
      log: pino({ level: 'silent' }),
    }),
  );
  const close = async (): Promise<void> => {
    await database.close();
    rmSync(folder, { recursive: true });
  };
  return { app, close };
};

/** Reads a path as the shop does. */
export const readJson = async (app: ServiceApp, path: string): Promise<unknown> => (await app.request(path)).json();
