import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { everydayJourneys, stages } from '../../scripts/test-stages.mjs';
import { root, sourcesBelow } from './imports.ts';

type Listed = { readonly file: string; readonly projectName: string };

/** Only `npm run conformance` has it: it asks services of somebody else. */
const NOT_OURS = 'conformance';

/** What vitest.config.ts makes of the test files. */
const listed = (): readonly Listed[] => {
  const output = execFileSync(join(root, 'node_modules', '.bin', 'vitest'), ['list', '--filesOnly', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  // Vitest prints nothing else.
  return (JSON.parse(output) as readonly Listed[])
    .map((each) => ({ ...each, file: relative(root, each.file) }))
    .filter(({ projectName }) => projectName !== NOT_OURS);
};

const files = listed();
const journeys = sourcesBelow('test').filter((path) => path.endsWith('.e2e.ts'));

/** What Playwright makes of the journeys in `npm test`: a line each with file and title. */
const everydayTitles = execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--list'], {
  cwd: root,
  encoding: 'utf8',
  env: { ...process.env, TEST_SIZE: 'everyday' },
}).split('\n');

/** The stage whose command runs a file; check has test/architecture. */
const stageOf = ({ file, projectName }: Listed) =>
  file.startsWith('test/architecture/')
    ? stages.find(({ title }) => title === 'check')
    : projectName === 'hostile'
      ? stages.find(({ title }) => title === 'hostile requests')
      : stages.find(
          ({ args }) =>
            args.includes(projectName) && args.every((each) => !each.startsWith('test/') || file.startsWith(each)),
        );

test('every test file is in exactly one project of Vitest, or is a journey', () => {
  const inProjects = files.map(({ file }) => file);
  expect(new Set(inProjects).size).toBe(inProjects.length);
  const onDisk = sourcesBelow('test').filter((path) => /\.test\.tsx?$/.test(path));
  const conformance = onDisk.filter((path) => path.startsWith('test/conformance/') && !path.includes('.wire.'));
  expect(conformance).toEqual([]);
  expect([...inProjects].sort()).toEqual([...onDisk].sort());
});

test('every test file belongs to a stage of npm run test:all', () => {
  expect(files.filter((each) => stageOf(each) === undefined)).toEqual([]);
});

test('a journey of npm test exists', () => {
  for (const name of [...everydayJourneys.desktop, ...everydayJourneys.phone])
    expect([name, journeys.filter((path) => path.endsWith(`/${name}.e2e.ts`)).length]).toEqual([name, 1]);
});

test('each requirement has a proof in npm test', () => {
  const isEveryday = (path: string, id: string): boolean => {
    if (path.endsWith('.e2e.ts')) {
      const title = new RegExp(`› ${path.replace('test/', '')}:.*\\b${id}\\b`);
      return everydayTitles.some((each) => title.test(each));
    }
    const own = files.find(({ file }) => file === path);
    return own === undefined || !stageOf(own)?.isForWhole;
  };
  const rows = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8').matchAll(
    /^\| ([A-Z]+-\d{2}) \| .* \| (.*) \|$/gm,
  );
  const left = [...rows]
    .filter(
      ([, id = '', links = '']) =>
        ![...links.matchAll(/\]\(\.\.\/([^)]+)\)/g)].some(([, path = '']) => isEveryday(path, id)),
    )
    .map(([, id]) => id);
  expect(left).toEqual([]);
});
