import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourcesBelow } from './imports.ts';

type Constant = { readonly path: string; readonly name: string; readonly value: string };

const constantsIn = (path: string, source: string): readonly Constant[] =>
  [...source.matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]{3,})(?::[^=\n]+)? = ([^;\n]+);/gm)].map(
    ([, name = '', value = '']) => ({ path, name, value: value.replaceAll('_', '') }),
  );

const read = (folder: string): readonly Constant[] =>
  sourcesBelow(folder).flatMap((path) => constantsIn(path, readFileSync(join(root, path), 'utf8')));

/** A rule that core and backend both write down may differ tomorrow. */
const writtenTwice = (core: readonly Constant[], backend: readonly Constant[]): readonly string[] =>
  backend.flatMap(({ path, name, value }) =>
    core
      .filter((each) => each.name === name && each.value === value)
      .map((each) => `${path} repeats ${name} of ${each.path}: import it from src/core/shared or a folder of rules.`),
  );

test('core and backend write no constant twice', () => {
  const [core, backend] = [read('src/core'), read('backend')];
  expect(core.length).toBeGreaterThan(50);
  expect(backend.length).toBeGreaterThan(100);
  expect(writtenTwice(core, backend)).toEqual([]);
});

test('a rule that the backend writes again is found', () => {
  const rule = constantsIn('src/core/x.ts', 'export const MAX_WISHES = 1_000;\n');
  expect(writtenTwice(rule, constantsIn('backend/x.ts', 'const MAX_WISHES: number = 1000;\n'))).toHaveLength(1);
  expect(writtenTwice(rule, constantsIn('backend/x.ts', 'const MAX_WISHES = 50;\n'))).toEqual([]);
});
