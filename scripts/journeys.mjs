// Runs the Playwright journeys; playwright.config.ts starts backend and host. Without arguments the main journeys run
// once more on the other wire, but not in `npm test`.
import { findBrowser } from './browser.mjs';
import { attempt, install, root, step } from './run.mjs';

/** Buying, logging in, reading, each with and without scripts. */
const onRest = ['find-and-buy', 'purchase', 'account', 'reader', 'without-script'];

install();
step('build', process.execPath, ['scripts/build.mjs']);

const run = (title, args, env = {}) =>
  attempt(title, process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: findBrowser(), ...env },
  });

const given = process.argv.slice(2);
const codes = [run('Playwright', given)];
if (given.length === 0 && process.env.TEST_SIZE !== 'everyday')
  codes.push(
    run(
      'Playwright with SERVICE_WIRE=rest',
      ['--project=desktop', '--grep-invert=on fakes', ...onRest.map((name) => `/${name}\\.e2e`)],
      { SERVICE_WIRE: 'rest' },
    ),
  );
process.exitCode = codes.find((code) => code !== 0) ?? 0;
