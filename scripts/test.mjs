// `npm test`: `npm run check`, then every test on the built product.
import { spawnSync } from 'node:child_process';
import { ensureServers } from './debian.mjs';
import { install, root, step, tool } from './run.mjs';

/** Of the commit: the same commit draws the same data here and on any machine, the next one draws anew. */
const seedOfCommit = () => {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return String(Number.parseInt(stdout?.slice(0, 7), 16) || 1);
};

process.env.TEST_SEED ??= seedOfCommit();
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
