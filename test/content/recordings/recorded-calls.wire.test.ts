import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreviewKey } from '#backend/content/preview-access.ts';
import { contentRoutes } from '#backend/content/routes.ts';
import { parseEnvironment } from '#backend/environment.ts';
import { createBackendClock } from '#backend/platform/clock.ts';
import { type OpenDatabase, openDatabase } from '#backend/platform/database/database.ts';
import type { ServiceApp } from '#backend/platform/deps.ts';
import { PREVIEW_HEADER, previewHeaderOf } from '#contracts/secrets/preview-key.ts';
import { previewSecret } from '#test/content/editor/editors-content.ts';
import { fillWithRecorded } from './recorded-content.ts';
import { type Recording, recordingsOf } from './recordings.ts';

const alone = {
  registry: null,
  ownOrigin: () => '',
  staffOrigin: () => '',
  visitorOf: async () => null,
  recordAccessRefused: async () => {},
  printAttachment: () => Promise.reject(new Error('no letters here')),
};

/**
 * Ledger row of a call: CMS-02 for articles and questions, CMS-03 for calls printed in the specification, CMS-01 for
 * all others.
 */
const ledgerRowOf = ({ request }: Recording): string => {
  if (/^\/api\/(articles|faqs|categories|tags|authors|projects)/.test(request.path)) return 'CMS-02';
  return /_t=|config-redirects|footer\/all/.test(request.path) ? 'CMS-03' : 'CMS-01';
};

/**
 * The older system numbers menu items differently in its plugin and in its components; our service uses one numbering.
 */
const numbersDiffer = (recorded: Recording): boolean => recorded.request.path.startsWith('/api/site-menus');

/** The recorded system showed its one draft to everybody; ours shows it to editors. */
const readsTheDraft = () => {
  const slug = 'bai-viet-nhap';
  return { [PREVIEW_HEADER]: previewHeaderOf(slug, createPreviewKey([previewSecret], slug, Date.now())) };
};

/** Creation times depend on the machine, so only their format is compared. */
const comparable = (value: unknown, anyNumber: boolean): unknown => {
  if (Array.isArray(value)) return value.map((each) => comparable(each, anyNumber));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (key === 'createdAt' || key === 'updatedAt') return [key, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(each))];
      return [key, anyNumber && key === 'id' ? typeof each : comparable(each, anyNumber)];
    }),
  );
};

describe('the content service, filled with the entries of a real content system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-recorded-'));
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: folder });
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const appOf = (version: 'v4' | 'v5'): ServiceApp => {
    const environment = parseEnvironment({
      DATA_DIR: folder,
      CONTENT_FORMAT: version,
      LOG_LEVEL: 'silent',
      PREVIEW_SECRET: previewSecret,
    });
    const { secrets } = environment;
    const log = pino({ level: 'silent' });
    return contentRoutes({ ...database, clock: createBackendClock(), log, secrets, environment, ...alone });
  };

  describe.each(['v4', 'v5'] as const)('as %s', (version) => {
    const recordings = recordingsOf(version);
    let app: ServiceApp;
    const ask = async ({ request }: Recording) =>
      app.request(request.path, { method: request.method, headers: { ...request.headers, ...readsTheDraft() } });
    beforeAll(async () => {
      await database.db.transaction((tx) => fillWithRecorded(tx, version));
      app = appOf(version);
    });

    test(`CMS-01 CMS-02 CMS-03 every recorded call exists`, () => {
      expect(recordings).toHaveLength(version === 'v4' ? 86 : 104);
    });

    test.each(recordings.map((each) => [ledgerRowOf(each), each.name, each] as const))(
      '%s answers %s as recorded',
      async (_row, _name, recorded) => {
        const answer = await ask(recorded);
        const text = await answer.text();
        expect(answer.status, text).toBe(recorded.status);
        expect(answer.headers.get('content-type')?.split(';')[0]).toBe(recorded.contentType?.split(';')[0]);
        const body: unknown = recorded.contentType?.includes('json') ? JSON.parse(text) : text;
        const any = numbersDiffer(recorded);
        expect(comparable(body, any)).toEqual(comparable(recorded.body, any));
      },
    );
  });
});
