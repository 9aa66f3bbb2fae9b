import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.github', 'workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

/** The lines that a workflow runs. */
const commandsOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/^\s*- run: (.+)$/gm), ([, command = '']) => command);
const weekdays = (text: string): readonly string[] =>
  Array.from(text.matchAll(/- cron: "\S+ \S+ \S+ \S+ (\S+)"/g), ([, day = '']) => day);

test.each(workflows)('%s runs scripts that package.json has', (_, text) => {
  const named = commandsOf(text).flatMap((command) => [...command.matchAll(/npm run ([\w:-]+)/g)]);
  for (const [, name = ''] of named) expect(Object.keys(scripts)).toContain(name);
  expect(commandsOf(text).length).toBeGreaterThan(0);
});

test('V15.1.1 once a week the packages of a running shop are compared with the known advisories, and listed', () => {
  const weekly = workflows.filter(([, text]) => weekdays(text).some((day) => /^[0-6]$/.test(day)));
  const commands = weekly.flatMap(([, text]) => commandsOf(text));
  expect(commands).toContain('npm audit --omit=dev');
  expect(commands).toContain('npm run sbom');
});

test('every night every test runs, larger and with a seed of that night', () => {
  const nightly = workflows.filter(([, text]) => weekdays(text).includes('*'));
  expect(nightly.flatMap(([, text]) => commandsOf(text))).toContainEqual(
    expect.stringMatching(/^TEST_SEED=\$\(.+\) TEST_SIZE=nightly npm run test:all$/),
  );
});
