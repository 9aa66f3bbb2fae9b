import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe } from 'vitest';
import { cmsArticles } from '#adapters/cms/articles.ts';
import { cmsContent } from '#adapters/cms/content.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { contentRoutes } from '#backend/content/routes.ts';
import { seedContentSystem } from '#backend/content/seed.ts';
import { parseEnvironment } from '#backend/environment.ts';
import { createBackendClock } from '#backend/platform/clock.ts';
import { type OpenDatabase, openDatabase } from '#backend/platform/database/database.ts';
import type { ServiceApp } from '#backend/platform/deps.ts';
import { articlesContract } from '#test/content/articles/articles.contract.ts';
import { contentContract } from '#test/content/content.contract.ts';
import { noPictures } from '#test/content/no-pictures.ts';

const alone = {
  registry: null,
  ownOrigin: () => '',
  staffOrigin: () => '',
  visitorOf: async () => null,
  recordAccessRefused: async () => {},
  printAttachment: () => Promise.reject(new Error('no letters here')),
};

const newer: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'the newer system': {},
  'the newer system in the v4 format': { 'Strapi-Response-Format': 'v4' },
};

describe('CMS-01 CMS-02 the shop’s own content in the newer system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-generations-'));
  let database: OpenDatabase;
  let app: ServiceApp;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: folder });
    const environment = parseEnvironment({ DATA_DIR: folder, CONTENT_FORMAT: 'v5', LOG_LEVEL: 'silent' });
    await database.db.transaction((tx) => seedContentSystem(tx, environment));
    const [{ secrets }, log] = [environment, pino({ level: 'silent' })];
    app = contentRoutes({ ...database, clock: createBackendClock(), log, secrets, environment, ...alone });
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  for (const [name, headers] of Object.entries(newer)) {
    const client = () =>
      serviceClient({
        baseUrl: 'http://cms.example',
        bearer: null,
        requestId: 'generations01',
        fetch: async (input, init) =>
          app.request(String(input), { ...init, headers: { ...init?.headers, ...headers } }),
      });
    articlesContract(name, async () => cmsArticles(client(), noPictures));
    contentContract(name, async () => cmsContent(client(), systemClock, noPictures));
  }
});
