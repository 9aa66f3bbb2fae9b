import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './imports.ts';

/** Files of a folder that can still be seen at once. */
const MAX_FILES = 30;

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

test('no folder has more than 30 files', () => {
  expect([...sizes()].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});
