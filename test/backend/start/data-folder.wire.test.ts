import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { openPrivateFolder } from '#backend/platform/database/private-folder.ts';
import { startBackend } from '#backend/server.ts';
import { freshToken } from '#test/kit/backends/backends.ts';

/** What another user of the machine can read, write or enter: nothing in a folder that is closed to them. */
const openToOthers = (path: string): readonly string[] => {
  const facts = lstatSync(path);
  if ((facts.mode & 0o077) === 0) return [];
  const below = facts.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [];
  return [path, ...below.flatMap(openToOthers)];
};

/** The embedded database chooses the modes of its files, so its folder must be closed as well. */
const openParts = (folder: string): readonly string[] =>
  [folder, ...['database', 'secrets.json', 'database.lock'].map((name) => join(folder, name))].flatMap(openToOthers);

test('V13.3.2 other users of the machine can read nothing of the data folder, new or old', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'chm-private-')), 'data');
  const start = () => startBackend(parseEnvironment({ DATA_DIR: folder, BACKEND_PORT: '0', LOG_LEVEL: 'silent' }));
  const first = await start();
  await freshToken(first);
  expect(openParts(folder)).toEqual([]);
  await first.close();
  // As an earlier version left it.
  for (const name of ['', 'database', 'database/base']) chmodSync(join(folder, name), 0o755);
  chmodSync(join(folder, 'database/PG_VERSION'), 0o666);
  const second = await start();
  expect(openParts(folder)).toEqual([]);
  expect(statSync(join(folder, 'database/PG_VERSION')).mode & 0o777).toBe(0o600);
  await second.close();
  rmSync(folder, { recursive: true });
});

test('V13.3.2 a folder of everybody is no data folder, and files beside the database keep their modes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-shared-'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data', 'own.sh'), '', { mode: 0o755 });
  chmodSync(join(folder, 'data', 'own.sh'), 0o755);
  openPrivateFolder(join(folder, 'data'), 'database');
  expect(statSync(join(folder, 'data', 'own.sh')).mode & 0o777).toBe(0o755);
  chmodSync(folder, 0o1777);
  expect(() => openPrivateFolder(folder, 'database')).toThrow(/Set DATA_DIR to a folder of this user only/);
  rmSync(folder, { recursive: true });
});
