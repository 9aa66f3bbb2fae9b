import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './imports.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const snippet = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';

// Inside of the repository, where a reader saves it: `#core/` and the like belong to this package.
mkdirSync(join(root, '.data'), { recursive: true });
const folder = mkdtempSync(join(root, '.data', 'readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plans = /^Cloud Server SSD 1 \d+\nCloud Server SSD 2 \d+\n(?:Cloud Server SSD \d \d+\n)+$/;
const file = join(folder, 'try.ts');
writeFileSync(file, snippet);

// Node 20 cannot run TypeScript by itself.
const commands = [
  ['npm', 'run', '--silent', 'try', 'try.ts'],
  ...('typescript' in process.features ? [['node', file]] : []),
];

test.each(commands)(
  'the snippet of README runs by «%s %s …», and lists plans from the cheapest',
  (command, ...words) => {
    const env = { ...process.env, INIT_CWD: folder };
    expect(execFileSync(command ?? '', words, { cwd: folder, env, encoding: 'utf8' })).toMatch(plans);
  },
);

test('every command that README and CONTRIBUTING name exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const named = `${readme}${readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')}`.matchAll(/npm run ([\w:-]+)/g);
  expect([...new Set([...named].flatMap(([, name]) => name ?? []))].filter((name) => !(name in scripts))).toEqual([]);
});
