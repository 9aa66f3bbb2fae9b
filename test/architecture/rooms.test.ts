import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './imports.ts';

/** Files of a folder that can still be seen at once. */
const MAX_FILES = 30;

/** Folders that are larger, with the number of files that each may have; a number only becomes smaller. */
const larger: Readonly<Record<string, number>> = {
  'src/ui/blocks': 86,
  'src/ui/catalogue': 91,
  'src/ui/domains': 32,
  'src/ui/kit': 107,
  'src/ui/pages': 60,
  'src/ui/services': 45,
  'src/ui/shell': 49,
};

/** What somebody writes by hand: no pictures, fonts, data, generated files or migrations. */
const written = (): readonly string[] =>
  execFileSync('git', ['ls-files', 'src', 'backend', 'contracts', 'test', 'scripts', 'lint'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.(tsx?|m[jt]s|css)$/.test(path) && !path.includes('/generated/'));

const sizes = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const path of written()) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return counts;
};

test('no folder has more than 30 files, and none of the larger ones grows', () => {
  const rooms = sizes();
  const tooLarge = [...rooms].filter(([folder, count]) => count > (larger[folder] ?? MAX_FILES));
  expect(tooLarge).toEqual([]);
});

test('a folder that has become smaller has its number here', () => {
  const rooms = sizes();
  const outdated = Object.entries(larger).filter(
    ([folder, most]) => (rooms.get(folder) ?? 0) !== most || most <= MAX_FILES,
  );
  expect(outdated).toEqual([]);
});
