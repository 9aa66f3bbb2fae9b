import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentRoutes } from '#backend/content/routes.ts';
import { type OpenDatabase, openDatabase } from '#backend/database/database.ts';
import { fillWithRecorded } from './recorded-content.ts';
import { type Recording, recordingsOf } from './recordings.ts';

/** Calls about articles stand for any type that the shop does not hold yet. */
const ours = recordingsOf('v4').filter(({ request }) => !request.path.startsWith('/api/articles'));

/** Times at which an entry was made differ between entries of one recorded table; only their form counts. */
const withoutStamps = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutStamps);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === 'createdAt' || key === 'updatedAt'
        ? /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(each))
        : withoutStamps(each),
    ]),
  );
};

describe('the content service, filled with what a real content system held', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-recorded-'));
  let database: OpenDatabase;
  let ask: (recorded: Recording) => Promise<Response>;

  beforeAll(async () => {
    database = await openDatabase({ dataDir: folder });
    await database.db.transaction((tx) => fillWithRecorded(tx, ours));
    const app = contentRoutes(database);
    ask = async ({ request }) => app.request(request.path, { method: request.method, headers: request.headers ?? {} });
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test.each(ours.map((each) => [each.name, each] as const))(
    'CMS-03 answers %s as it was recorded',
    async (_, recorded) => {
      const answer = await ask(recorded);
      expect(answer.status).toBe(recorded.status);
      const text = await answer.text();
      const body: unknown = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
      expect(withoutStamps(body)).toEqual(withoutStamps(recorded.body));
    },
  );

  test('CMS-03 a stranger’s token and a wrong method are refused as recorded', async () => {
    const recorded = recordingsOf('v4');
    for (const name of ['error-401-invalid-token', 'error-405-wrong-method']) {
      const call = recorded.find((each) => each.name === name);
      if (!call) throw new Error(name);
      const { body, ...same } = { ...call, request: { ...call.request, path: '/api/faqs' } };
      const answer = await ask({ ...same, body });
      expect(answer.status).toBe(call.status);
      expect(typeof body === 'string' ? await answer.text() : await answer.json()).toEqual(body);
    }
  });
});
