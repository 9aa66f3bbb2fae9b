import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourcesBelow } from './imports.ts';

/** What vitest.config.ts gives every test, in ms. */
const EVERY_TEST_MS = 120_000;

const timeoutsIn = (source: string): readonly number[] =>
  [
    ...source.matchAll(/\b(?:test|describe)\(.*\{ timeout: ([\d_]+) \}/g),
    ...source.matchAll(/^\s*\}, ([\d_]{4,})\);$/gm),
  ].map(([, text = '']) => Number(text.replaceAll('_', '')));

test('no test has less time than the others, because a slow machine would turn it red', () => {
  const hurried = sourcesBelow('test')
    .filter((path) => !path.includes('/journeys/') && !path.endsWith('test-timeouts.test.ts'))
    .filter((path) => timeoutsIn(readFileSync(join(root, path), 'utf8')).some((each) => each < EVERY_TEST_MS));
  expect(hurried).toEqual([]);
});

test.each(["test('a', { timeout: 60_000 }, () => {", '  }, 30_000);'])('%s is found', (source) => {
  expect(timeoutsIn(source).every((each) => each < EVERY_TEST_MS)).toBe(true);
  expect(timeoutsIn(source)).toHaveLength(1);
});
