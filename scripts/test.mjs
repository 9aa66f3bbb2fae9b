// `npm test`: `npm run check`, then every test on the built product.
import { ensureServers } from './debian.mjs';
import { install, step, tool } from './run.mjs';

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
