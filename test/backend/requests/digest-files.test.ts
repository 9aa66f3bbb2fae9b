import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { digestFiles } from '#backend/platform/digest-files.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** The digest of a new folder with these files below `data`. */
const digestOf = (files: Readonly<Record<string, string>>, more = ''): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-digest-'));
  made.push(folder);
  mkdirSync(join(folder, 'data', 'more'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'data', name), text);
  return digestFiles(folder, ['data'], more);
};

const files = { 'prices.json': '[1]', 'more/plans.ts': 'export const plans = 1;' };

test('equal files have one digest in every folder, so that two machines do not seed against each other', () =>
  expect(digestOf(files)).toBe(digestOf(files)));

test.each([
  ['a changed file', { ...files, 'prices.json': '[2]' }],
  ['another file', { ...files, 'more/terms.json': '[]' }],
  ['another name', { 'prices.json': '[1]', 'more/lines.ts': files['more/plans.ts'] }],
])('%s has another digest', (_, other) => expect(digestOf(other)).not.toBe(digestOf(files)));

test('pictures and notes do not count, the rest that is given does', () => {
  expect(digestOf({ ...files, 'note.md': 'x', 'more/logo.png': 'x' })).toBe(digestOf(files));
  expect(digestOf(files, 'production')).not.toBe(digestOf(files, 'development'));
});
