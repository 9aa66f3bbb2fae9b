// `npm test`: `npm run check`, then every test on the built product.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { ensureServers } from './debian.mjs';
import { install, root, step, tool } from './run.mjs';

/** Of the committed code: the same code draws the same data on any machine, the next change draws anew. */
const seedOfCode = () => {
  const trees = ['src', 'backend', 'contracts', 'test'].map((folder) => `HEAD:${folder}`);
  const { stdout } = spawnSync('git', ['rev-parse', ...trees], { cwd: root });
  return String(createHash('sha256').update(stdout).digest().readUInt32BE() >>> 4);
};

process.env.TEST_SEED ??= seedOfCode();
console.log(`TEST_SEED=${process.env.TEST_SEED} repeats what the laws of this run draw.`);
install();
ensureServers();
step('check', process.execPath, ['scripts/check.mjs']);
step('rules, adapters, pages', tool('vitest'), ['run', '--project', 'core', '--project', 'host', '--project', 'ui']);
step('simulation', tool('vitest'), ['run', '--project', 'house', 'test/simulation']);
step('contracts over the reference backend', tool('vitest'), ['run', '--project', 'wire']);
step('what README and CONTRIBUTING promise', tool('vitest'), ['run', '--project', 'contributing']);
step('image', tool('vitest'), ['run', '--project', 'image']);
step('hostile requests', process.execPath, ['scripts/hostile.mjs']);
step('journeys in a browser', process.execPath, ['scripts/journeys.mjs']);
console.log('\nEverything holds.');
