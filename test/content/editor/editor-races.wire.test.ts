import { tmpdir } from 'node:os';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEntry, changeEntry, type Saved } from '#backend/content/entries.ts';
import { contentEntries } from '#backend/content/schema.ts';
import { type OpenDatabase, openDatabase } from '#backend/platform/database/database.ts';
import { seedContent } from '#contracts/seed/content/content.ts';
import { eachRealBackend, runSql } from '#test/kit/backends/backends.ts';

/** Entries of a type that only this test uses. */
const type = `race-${process.pid}`;
const at = { publishedAt: null };
const times = <Value>(count: number, work: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const kinds = (all: readonly Saved[]): readonly string[] => all.map(({ kind }) => kind).toSorted();

eachRealBackend('simultaneous editors', (backend) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: backend.databaseUrl, dataDir: tmpdir() });
  });
  afterAll(async () => {
    await database.db.delete(contentEntries).where(eq(contentEntries.type, type));
    await database.close();
  });
  const deps = () => ({
    db: database.db,
    clock: { now: Date.now, set: async () => undefined, every: () => () => undefined },
  });

  test('CMS-01 entries that are added at once get distinct numbers', async () => {
    const all = await times(12, (index) => addEntry(deps(), type, { ...at, attributes: { name: String(index) } }));
    const numbers = all.map((saved) => (saved.kind === 'saved' ? saved.entry.id : 0));
    expect(new Set(numbers).size).toBe(12);
  });

  test('CMS-01 when editors save the same version at once, one succeeds and the others get a conflict', async () => {
    const added = await addEntry(deps(), type, { ...at, attributes: { name: 'cũ' } });
    if (added.kind !== 'saved') throw new Error(added.kind);
    const all = await times(8, (index) =>
      changeEntry(deps(), added.entry, added.entry.version, { ...at, attributes: { name: `mới ${index}` } }),
    );
    expect(kinds(all)).toEqual([...Array.from({ length: 7 }, () => 'changed'), 'saved']);
  });

  test('CMS-01 when several entries claim one slug at once, one gets it', async () => {
    const all = await times(8, () => addEntry(deps(), type, { ...at, attributes: { slug: 'mot-cho' } }));
    expect(kinds(all)).toEqual(['saved', ...Array.from({ length: 7 }, () => 'slug-taken')]);
  });

  test('CMS-03 hits that are reported at once are all counted', async () => {
    const paths = [...new Set(seedContent.redirects.map(({ urlOld }) => urlOld))];
    const total = async () =>
      Number((await runSql(backend, 'select sum(hits) as hits from redirect_hits'))[0]?.hits ?? 0);
    const before = await total();
    const statuses = await times(16, async (index) => {
      const shuffled = index % 2 === 0 ? paths : paths.toReversed();
      const body = JSON.stringify({ hits: shuffled.map((urlOld) => ({ urlOld, count: 3 })) });
      return (await fetch(`${backend.url}/api/redirect-hits`, { method: 'POST', body })).status;
    });
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect((await total()) - before).toBe(16 * 3 * paths.length);
  });
});
