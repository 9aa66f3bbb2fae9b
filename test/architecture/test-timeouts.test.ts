import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourcesBelow } from './imports.ts';

/** Time limits of tests, groups and hooks. */
const limitsIn = (source: string): readonly string[] => [
  ...(source.match(/\{\s*timeout: [\d_ *]+,?\s*\},\s*(?:async )?\(/g) ?? []),
  ...(source.match(/^\s*\}, [\d_]{4,}\);$/gm) ?? []),
];

test('only vitest.config.ts limits the time of a test, because a slow machine would turn it red', () => {
  const limited = sourcesBelow('test')
    .filter((path) => !path.includes('/journeys/') && !path.endsWith('test-timeouts.test.ts'))
    .filter((path) => limitsIn(readFileSync(join(root, path), 'utf8')).length > 0);
  expect(limited).toEqual([]);
});

test.each([
  "test('a', { timeout: 60_000 }, () => {",
  "test('a', {\n  timeout: 3 * 3_600_000,\n}, async () => {",
  '  }, 30_000);',
])('%s is found', (source) => expect(limitsIn(source)).toHaveLength(1));
