// `npm test` and `npm run test:all`: the stages of one of the two runs. CONTRIBUTING says what each proves.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureServers } from './debian.mjs';
import { attempt, install, root } from './run.mjs';
import { leftForWhole, reportOf, reports, stages } from './test-stages.mjs';

/** Of the committed code: the same code draws the same data on any machine, the next change draws anew. */
const seedOfCode = () => {
  const trees = ['src', 'backend', 'contracts', 'test'].map((folder) => `HEAD:${folder}`);
  const { stdout } = spawnSync('git', ['rev-parse', ...trees], { cwd: root });
  return String(createHash('sha256').update(stdout).digest().readUInt32BE() >>> 4);
};

/** Lines of a stage's failures: a run of minutes has pushed them out of sight. None for a stage without a report. */
const failuresOf = (title) => {
  if (!existsSync(reportOf(title))) return [];
  const { testResults } = JSON.parse(readFileSync(reportOf(title), 'utf8'));
  const short = (text) => text.split('\n').slice(0, 4).join('\n    ').slice(0, 600);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failures = assertionResults.filter((each) => each.status === 'failed');
    const file = relative(root, name);
    if (status === 'failed' && failures.length === 0) return [`  ${file}\n    ${short(message)}`];
    return failures.map(
      ({ fullName, failureMessages }) => `  ${file}: ${fullName}\n    ${short(failureMessages[0] ?? '')}`,
    );
  });
};

const isWhole = process.argv[2] === 'all';
process.env.TEST_SEED ??= seedOfCode();
process.env.TEST_SIZE ??= isWhole ? 'whole' : 'everyday';
// Short-lived objects get more room: page tests take 8 % less processor time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
console.log(`TEST_SEED=${process.env.TEST_SEED} repeats what the laws of this run draw.`);
install();
ensureServers();
rmSync(reports, { recursive: true, force: true });
const failed = stages
  .filter(({ isForWhole }) => isWhole || !isForWhole)
  .filter(({ title, command, args }) => attempt(title, command, args) !== 0);
if (failed.length > 0) {
  for (const { title } of failed) {
    const failures = failuresOf(title);
    console.error([`\n✘ ${title}${failures.length > 0 ? ':' : ', as printed above'}`, ...failures].join('\n'));
  }
  process.exit(1);
}
console.log(isWhole ? '\nEverything holds.' : `\nEverything holds. Not run, but by npm run test:all:\n${leftForWhole}`);
