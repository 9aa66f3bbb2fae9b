import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** What a build, a run or an installation made. */
const made: readonly string[] = [
  '.data',
  '.git',
  '.types',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
];

/** A checkout to edit, with the packages of this one. Returns its folder, and a function that removes it. */
export const copyOfSources = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-copy-'));
  cpSync(root, folder, { recursive: true, filter: (from) => !made.includes(relative(root, from)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
