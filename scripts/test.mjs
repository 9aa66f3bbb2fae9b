// `npm test` and `npm run test:all`: the stages of one of the two runs. CONTRIBUTING says what each proves.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { ensureServers } from './debian.mjs';
import { attempt, install, root } from './run.mjs';
import { failuresOf, secondTriesOf, slowestOf } from './test-report.mjs';
import { leftForWhole, reports, stages } from './test-stages.mjs';

/** Of the committed code: the same code draws the same data on any machine, the next change draws anew. */
const seedOfCode = () => {
  const trees = ['src', 'backend', 'contracts', 'test'].map((folder) => `HEAD:${folder}`);
  const { stdout } = spawnSync('git', ['rev-parse', ...trees], { cwd: root });
  return String(createHash('sha256').update(stdout).digest().readUInt32BE() >>> 4);
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
const ran = stages
  .filter(({ isForWhole }) => isWhole || !isForWhole)
  .map(({ title, command, args }) => {
    const began = Date.now();
    const code = attempt(title, command, args);
    return { title, code, seconds: Math.round((Date.now() - began) / 1_000) };
  });

console.log('\nStages, and the slowest files of each:');
for (const { title, seconds } of ran)
  console.log([`${String(seconds).padStart(6)} s  ${title}`, ...slowestOf(title)].join('\n'));
const secondTries = ran.flatMap(({ title }) => secondTriesOf(title));
if (secondTries.length > 0) console.log(`\nGreen only when tried again:\n${secondTries.join('\n')}`);

const failed = ran.filter(({ code }) => code !== 0);
if (failed.length > 0) {
  for (const { title } of failed) {
    const failures = failuresOf(title);
    console.error([`\n✘ ${title}${failures.length > 0 ? ':' : ', as printed above'}`, ...failures].join('\n'));
  }
  process.exit(1);
}
console.log(isWhole ? '\nEverything holds.' : `\nEverything holds. Not run, but by npm run test:all:\n${leftForWhole}`);
